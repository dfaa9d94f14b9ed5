//! Clients that never finish what they say are not waited for: the real program, real time.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The program itself, stopped at the end.
struct Running {
    child: Child,
    listen: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Running {
    fn start() -> Running {
        let folder = tempfile::tempdir().unwrap();
        let listen = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let child = Command::new(assert_cmd::cargo::cargo_bin!("tincan"))
            .arg("--database")
            .arg(folder.path().join("tincan.db"))
            .args(["serve", "--listen", &listen.to_string(), "--workers", "1"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let running = Running { child, listen, _folder: folder };
        while TcpStream::connect(listen).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
        running
    }

    /// Sends this and nothing more; what comes until the other side ends the conversation.
    fn half(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.listen).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        // Far beyond every limit: only a server that waits for ever runs into it.
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("the server ends it");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_head_or_a_body_that_never_ends_is_not_waited_for() {
    let running = Running::start();
    std::thread::scope(|threads| {
        let head = threads.spawn(|| running.half("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "));
        let body = threads.spawn(|| {
            running.half(
                "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1000\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\n\r\ntoken=",
            )
        });
        let (head, body) = (head.join().unwrap(), body.join().unwrap());
        assert!(head.is_empty() || head.starts_with("HTTP/1.1 408"), "{head}");
        assert!(body.starts_with("HTTP/1.1 408"), "{body}");
    });
}

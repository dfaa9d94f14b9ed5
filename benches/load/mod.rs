//! A driver for HTTP: some connections on one thread, each asking again as soon as it was answered.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What a spell of asking came to.
pub struct Figures {
    pub per_second: f64,
    pub p50: Duration,
    pub p99: Duration,
    /// Bytes of the last body.
    pub body: usize,
}

/// One connection, kept alive.
pub struct Line {
    stream: TcpStream,
    kept: Vec<u8>,
}

/// A whole answer: its status and the length of its body.
pub struct Answer {
    pub status: u16,
    pub body: usize,
}

impl Line {
    pub async fn open(to: SocketAddr) -> Line {
        let stream = TcpStream::connect(to).await.expect("the service listens");
        stream.set_nodelay(true).unwrap();
        Line { stream, kept: Vec::with_capacity(128 * 1024) }
    }

    pub async fn ask(&mut self, request: &[u8]) -> Answer {
        self.stream.write_all(request).await.unwrap();
        self.kept.clear();
        let head = loop {
            if let Some(end) = find(&self.kept, b"\r\n\r\n") {
                break end + 4;
            }
            assert!(self.stream.read_buf(&mut self.kept).await.unwrap() > 0, "the service hung up");
        };
        let text = std::str::from_utf8(&self.kept[..head]).unwrap();
        let status = text[9..12].parse().unwrap();
        let length =
            text.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let body: usize = length.unwrap_or(0);
        while self.kept.len() < head + body {
            assert!(self.stream.read_buf(&mut self.kept).await.unwrap() > 0, "the service hung up");
        }
        Answer { status, body }
    }
}

fn find(text: &[u8], needle: &[u8]) -> Option<usize> {
    text.windows(needle.len()).position(|window| window == needle)
}

/// The same request over and over, on so many connections.
pub fn views(to: SocketAddr, request: &str, connections: usize, spell: Duration) -> Figures {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let request: std::sync::Arc<[u8]> = request.as_bytes().into();
    runtime.block_on(async {
        let started = Instant::now();
        let lines = (0..connections).map(|_| {
            let request = std::sync::Arc::clone(&request);
            tokio::task::spawn(async move {
                let mut line = Line::open(to).await;
                let (mut times, mut body) = (Vec::new(), 0);
                while started.elapsed() < spell {
                    let asked = Instant::now();
                    let answer = line.ask(&request).await;
                    assert_eq!(answer.status, 200);
                    times.push(asked.elapsed());
                    body = answer.body;
                }
                (times, body)
            })
        });
        let mut times = Vec::new();
        let mut body = 0;
        for line in lines.collect::<Vec<_>>() {
            let (more, length) = line.await.unwrap();
            times.extend(more);
            body = length;
        }
        figures(times, started.elapsed(), body)
    })
}

pub fn figures(mut times: Vec<Duration>, spell: Duration, body: usize) -> Figures {
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    Figures { per_second: times.len() as f64 / spell.as_secs_f64(), p50: at(50), p99: at(99), body }
}

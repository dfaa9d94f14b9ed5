//! The door for your own mail server: SMTP or LMTP on a port of this machine. It does no TLS and asks for no password;
//! the server in front does.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::mail::PostOffice;

use super::Taken;
use super::session::{Next, Outcome, Posted, Protocol, Session};

/// So many conversations at a time.
const MOST_TALKS: usize = 64;
/// Silence is borne for so long, and a whole conversation.
const SILENCE: Duration = Duration::from_secs(60);
const TALK: Duration = Duration::from_secs(900);

/// Takes conversations until the service ends. Must run where local tasks can be spawned.
pub async fn listen(door: TcpListener, protocol: Protocol, office: Arc<PostOffice>) {
    let room = Arc::new(Semaphore::new(MOST_TALKS));
    loop {
        let (mut stream, _) = match door.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!("a mail server could not be heard: {error}");
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        let office = Arc::clone(&office);
        match Arc::clone(&room).try_acquire_owned() {
            Ok(seat) => drop(tokio::task::spawn_local(async move {
                let _seat = seat;
                let _ = timeout(TALK, talk(stream, protocol, &office)).await;
            })),
            Err(_) => {
                let _ = timeout(SILENCE, stream.write_all(b"421 4.3.2 Busy, please try again later\r\n")).await;
            }
        }
    }
}

/// One conversation, to its end.
async fn talk(mut stream: TcpStream, protocol: Protocol, office: &PostOffice) -> std::io::Result<()> {
    // Answers are short: nobody waits for more of them.
    stream.set_nodelay(true)?;
    let mut session = Session::new(protocol);
    let mut buffer = vec![0; 16 * 1024];
    say(&mut stream, &mut session).await?;
    loop {
        let read = timeout(SILENCE, stream.read(&mut buffer)).await??;
        if read == 0 {
            return Ok(());
        }
        let mut bytes = &buffer[..read];
        loop {
            let knows = |address: &str| office.inbox().recipient(address).is_some();
            match session.hear(&mut bytes, &knows) {
                Next::Listen => break,
                Next::Judge(posted) => {
                    let outcomes = judge(office, &posted).await;
                    session.judged(&outcomes);
                    say(&mut stream, &mut session).await?;
                }
                Next::HangUp => {
                    say(&mut stream, &mut session).await?;
                    return stream.shutdown().await;
                }
            }
        }
        say(&mut stream, &mut session).await?;
    }
}

async fn judge(office: &PostOffice, posted: &Posted) -> Vec<Outcome> {
    let mut outcomes = Vec::with_capacity(posted.recipients.len());
    for recipient in &posted.recipients {
        outcomes.push(match office.inbox().take(Some(&posted.sender), recipient, &posted.message).await {
            Ok(Taken::TooLarge) => Outcome::TooLarge,
            Ok(Taken::Unknown) => Outcome::Refused,
            Ok(_) => Outcome::Taken,
            Err(later) => {
                tracing::warn!("a message must come again: {later}");
                Outcome::Later
            }
        });
    }
    office.ring();
    outcomes
}

async fn say(stream: &mut TcpStream, session: &mut Session) -> std::io::Result<()> {
    let said = session.said();
    match said.is_empty() {
        true => Ok(()),
        false => timeout(SILENCE, stream.write_all(said.as_bytes())).await?,
    }
}

//! A file server on loopback that takes the place of a public package server.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::Context as _;

/// A server that serves the files in a folder until it is dropped.
#[derive(Debug)]
pub(crate) struct FileServer {
    address: SocketAddr,
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl FileServer {
    /// Starts a server for the files in this folder.
    pub(crate) fn start(folder: PathBuf) -> anyhow::Result<FileServer> {
        let listener = TcpListener::bind("127.0.0.1:0").context("no port of loopback is free")?;
        let address = listener.local_addr()?;
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming() {
                if over.load(Ordering::SeqCst) {
                    return;
                }
                let folder = folder.clone();
                // An error of a client does not concern the server.
                std::thread::spawn(move || stream.map(|stream| serve(&folder, stream)));
            }
        });
        Ok(FileServer {
            address,
            is_over,
            thread: Some(thread),
        })
    }

    /// Returns the URL of the server.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for FileServer {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::SeqCst);
        // The connection wakes the thread, which then sees that it must end.
        let _ = TcpStream::connect(self.address);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Reads one request from a connection and sends the response.
fn serve(folder: &Path, mut stream: TcpStream) -> Option<()> {
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .ok()?;
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines();
    let first = lines.next()?.ok()?;
    while lines.next()?.ok().filter(|line| !line.is_empty()).is_some() {}
    let mut words = first.split(' ');
    let (method, target) = (words.next()?, words.next()?);
    let found = path_of(target).and_then(|path| fs::read(folder.join(path)).ok());
    let (status, body) = match found {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", b"{\"error\": \"not found\"}".to_vec()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    if method != "HEAD" {
        stream.write_all(&body).ok()?;
    }
    Some(())
}

/// Returns the path of the requested file, relative to the folder. Returns `None` if it would be
/// outside.
fn path_of(target: &str) -> Option<String> {
    let path = target.split('?').next()?.trim_start_matches('/');
    // npm encodes the slash after a scope.
    let path = path
        .replace("%2f", "/")
        .replace("%2F", "/")
        .replace("%40", "@");
    let is_within = path.split('/').all(|part| !part.is_empty() && part != "..");
    is_within.then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_in_the_folder_is_served() {
        assert_eq!(path_of("/a.zip?x").as_deref(), Some("a.zip"));
        assert_eq!(
            path_of("/@gfxhub%2flinux").as_deref(),
            Some("@gfxhub/linux")
        );
        assert_eq!(path_of("/../a"), None);
        assert_eq!(path_of("//etc/passwd").as_deref(), Some("etc/passwd"));
        assert_eq!(path_of("/"), None);
    }

    #[test]
    fn a_file_comes_whole_and_a_missing_one_is_not_there() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a"), "text").unwrap();
        let server = FileServer::start(folder.path().to_owned()).unwrap();
        let get = |name: &str| ureq::get(format!("{}/{name}", server.url())).call();
        assert_eq!(
            get("a").unwrap().body_mut().read_to_string().unwrap(),
            "text"
        );
        assert!(get("b").is_err());
    }
}

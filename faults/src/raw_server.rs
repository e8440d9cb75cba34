//! A server of bare sockets: each connection is handed to a function on a thread of its own.

use std::io;
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

/// A server on a free loopback port; it stops when it is dropped, and its connections with it.
#[derive(Debug)]
pub struct RawServer {
    address: SocketAddr,
    shared: Arc<Shared>,
    acceptor: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    stopping: AtomicBool,
    /// Open connections by number: to be shut down at the end.
    open: Mutex<Vec<(u64, TcpStream)>>,
}

impl RawServer {
    /// Starts it. The connection ends when the function does.
    ///
    /// # Errors
    /// When the system gives no port or no thread.
    pub fn start(serve: impl Fn(TcpStream) + Send + Sync + 'static) -> io::Result<RawServer> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared::default());
        let (inside, serve) = (Arc::clone(&shared), Arc::new(serve));
        let accept = move || {
            let mut threads: Vec<JoinHandle<()>> = Vec::new();
            for (number, stream) in (0..).zip(listener.incoming()) {
                if inside.stopping.load(Ordering::SeqCst) {
                    break;
                }
                let Ok(stream) = stream else { continue };
                let Ok(copy) = stream.try_clone() else {
                    continue;
                };
                lock(&inside.open).push((number, copy));
                threads.retain(|thread| !thread.is_finished());
                let (inside, serve) = (Arc::clone(&inside), Arc::clone(&serve));
                threads.push(thread::spawn(move || {
                    serve(stream);
                    lock(&inside.open).retain(|(other, _)| *other != number);
                }));
            }
            for (_, stream) in lock(&inside.open).iter() {
                // One that is closed already makes this fail; either way it is closed.
                let _ = stream.shutdown(Shutdown::Both);
            }
            for thread in threads {
                // A panic in it has been told of already.
                let _ = thread.join();
            }
        };
        let acceptor = thread::Builder::new()
            .name("raw-server".to_owned())
            .spawn(accept)?;
        Ok(RawServer {
            address,
            shared,
            acceptor: Some(acceptor),
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for RawServer {
    fn drop(&mut self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        // Wakes the acceptor, which then sees that it is to stop.
        let woken = TcpStream::connect(self.address).is_ok();
        if let Some(acceptor) = self.acceptor.take().filter(|_| woken) {
            let _ = acceptor.join();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

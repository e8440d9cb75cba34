//! A filter for responses that ureq reads. It removes the extensions from chunked bodies, since
//! ureq accepts only twenty bytes of them. It also refuses a chunk line that ends in a bare LF,
//! since ureq would wait for its end.

use super::chunks::Chunks;
use super::response_head::{self, ResponseHead, header_room};
use crate::framing::{Framing, body_framing};

/// The input of a connection before ureq reads it.
#[derive(Debug, Default)]
pub(super) struct ChunkFilter {
    part: Part,
    /// Bytes of a chunked body that were not parsed yet.
    raw: Vec<u8>,
    input: Vec<u8>,
    consumed: usize,
    /// True if ureq consumed anything in its last read.
    progress: bool,
    /// Fault in the chunks that follow `input`; `None` if none was found.
    fault: Option<&'static str>,
}

#[derive(Debug, Default)]
enum Part {
    #[default]
    Head,
    Chunks(Chunks),
    /// A response whose body is not chunked, which is passed on unchanged.
    Other,
}

impl ChunkFilter {
    /// Adds bytes that were received.
    pub(super) fn take(&mut self, arrived: &[u8]) {
        self.input.drain(..self.consumed);
        self.consumed = 0;
        match self.part {
            Part::Head => {
                self.input.extend_from_slice(arrived);
                self.look_for_chunks();
            }
            Part::Chunks(_) => self.raw.extend_from_slice(arrived),
            Part::Other => self.input.extend_from_slice(arrived),
        }
        self.fault = self.read_chunks().err();
    }

    /// Returns the fault in the chunks that follow the input. The caller reports it only when ureq
    /// needs more input, so that ureq can first read the status.
    pub(super) fn fault(&self) -> Option<&'static str> {
        self.fault
    }

    /// Returns the input that ureq has not read yet.
    pub(super) fn input(&self) -> &[u8] {
        &self.input[self.consumed..]
    }

    pub(super) fn consume(&mut self, amount: usize) {
        self.consumed = self.input.len().min(self.consumed + amount);
        self.progress = amount > 0;
    }

    /// Returns `true` if ureq can continue without more input.
    pub(super) fn can_use_input(&self) -> bool {
        self.progress && !self.input().is_empty()
    }

    /// Separates a chunked body from the input when the head is complete.
    fn look_for_chunks(&mut self) {
        let mut at = 0;
        let length = loop {
            let mut room = header_room();
            match response_head::read(&self.input[at..], &mut room) {
                Ok(ResponseHead::Partial) => return,
                Ok(ResponseHead::Interim(_, length)) => at += length,
                Ok(ResponseHead::Final(head, length)) if is_chunked(&head) => break Some(length),
                // ureq itself reports an invalid head.
                Ok(ResponseHead::Final(..)) | Err(_) => break None,
            }
        };
        self.part = match length {
            Some(length) => {
                self.raw = self.input.split_off(at + length);
                Part::Chunks(Chunks::new())
            }
            None => Part::Other,
        };
    }

    /// Parses the available chunks, and writes their content to the input as one chunk.
    fn read_chunks(&mut self) -> Result<(), &'static str> {
        let Part::Chunks(chunks) = &mut self.part else {
            return Ok(());
        };
        let mut content = Vec::new();
        let used = chunks.read(&self.raw, &mut content, usize::MAX);
        if !content.is_empty() {
            let size = format!("{:x}\r\n", content.len());
            self.input.extend_from_slice(size.as_bytes());
            self.input.append(&mut content);
            self.input.extend_from_slice(b"\r\n");
        }
        self.raw.drain(..used?);
        if chunks.is_complete() {
            self.input.extend_from_slice(b"0\r\n\r\n");
            self.input.append(&mut self.raw);
            self.part = Part::Other;
        }
        Ok(())
    }
}

fn is_chunked(head: &httparse::Response<'_, '_>) -> bool {
    let status = head.code.unwrap_or_default();
    let headers = head.headers.iter().map(|line| (line.name, line.value));
    // ureq never sends HEAD, for which a response has no body, so any other method is correct here.
    let framing = body_framing("POST", status, head.version == Some(0), headers);
    matches!(framing, Ok(Framing::Chunked))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the bytes that ureq reads if these pieces arrive one after the other.
    fn filtered<'p>(pieces: impl Iterator<Item = &'p [u8]>) -> Result<String, &'static str> {
        let mut filter = ChunkFilter::default();
        let mut read = Vec::new();
        for piece in pieces {
            filter.take(piece);
            // ureq reads a head only after it is complete.
            if !matches!(filter.part, Part::Head) {
                read.extend_from_slice(filter.input());
                filter.consume(filter.input().len());
            }
        }
        read.extend_from_slice(filter.input());
        match filter.fault() {
            Some(what) => Err(what),
            None => Ok(String::from_utf8(read).unwrap()),
        }
    }

    #[test]
    fn extensions_are_taken_out_and_all_else_stays() {
        let interim = "HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\n";
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        let long = "x".repeat(9000);
        let wire =
            format!("{interim}{head}2;a={long}\r\nhe\r\n3\r\nllo\r\n0;b\r\nX-Sum: 1\r\n\r\n");
        let whole = filtered([wire.as_bytes()].into_iter()).unwrap();
        assert_eq!(whole, format!("{interim}{head}5\r\nhello\r\n0\r\n\r\n"));
        let bytes = filtered(wire.as_bytes().chunks(1)).unwrap();
        assert!(bytes.starts_with(&format!("{interim}{head}1\r\nh\r\n1\r\ne\r\n")));
        assert!(bytes.ends_with("1\r\no\r\n0\r\n\r\n"));
        for other in [
            "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n0\r\n",
            "HTTP/1.1 204 No Content\r\n\r\n",
            "HTTP/1.1 200 OK\r\n\r\n5;x\r\nhello",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n5;x\r\n",
            "ICY 200 OK\r\n\r\n5;x\r\n",
        ] {
            for size in 1..=other.len() {
                assert_eq!(filtered(other.as_bytes().chunks(size)).unwrap(), other);
            }
        }
    }

    #[test]
    fn a_bare_lf_is_refused_at_once() {
        let wire = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\n";
        for size in 1..=wire.len() {
            assert!(filtered(wire.as_bytes().chunks(size)).is_err());
        }
    }
}

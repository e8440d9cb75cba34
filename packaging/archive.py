"""Packs a folder into an archive whose bytes depend on names and contents alone.

    archive.py FOLDER ARCHIVE    ARCHIVE ends with .tar.gz or .zip; FOLDER is its one entry at the top
    archive.py --gzip FILE       FILE becomes FILE.gz
    archive.py --sums FOLDER FILE    sha256 of each file of the folder, as sha256sum prints it
    archive.py --digest NAME FILE    the digest of one file, NAME is sha256 or sha512

Every entry has the time SOURCE_DATE_EPOCH, the owner root, and mode 755 or 644 (777 for symbolic
links); entries are sorted. The program uses only Python's standard library, so that it runs on
every system that packages are built on.
"""

import gzip
import hashlib
import os
import shutil
import stat
import sys
import tarfile
import time
import zipfile
from pathlib import Path

EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])


def entries(folder):
    """Returns the folder and everything in it, sorted by name."""
    return [folder, *sorted(folder.rglob("*"), key=lambda path: path.as_posix())]


def mode(path):
    runs = path.is_dir() or path.stat().st_mode & stat.S_IXUSR
    return 0o755 if runs else 0o644


def gzipped(out):
    # The compression level and the file name affect the bytes.
    return gzip.GzipFile(filename="", mode="wb", compresslevel=6, fileobj=out, mtime=EPOCH)


def pack_tar(folder, archive):
    with open(archive, "wb") as out, gzipped(out) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar:
            for path in entries(folder):
                entry = tar.gettarinfo(path, path.relative_to(folder.parent).as_posix())
                entry.mtime, entry.uid, entry.gid = EPOCH, 0, 0
                entry.uname = entry.gname = "root"
                if entry.issym():
                    entry.mode = 0o777
                    tar.addfile(entry)
                    continue
                # A hard link is packed as a file of its own, so that the archive does not depend on
                # how the folder was made.
                entry.linkname = ""
                entry.type = tarfile.DIRTYPE if path.is_dir() else tarfile.REGTYPE
                entry.size = 0 if path.is_dir() else path.stat().st_size
                entry.mode = mode(path)
                if path.is_dir():
                    tar.addfile(entry)
                else:
                    with open(path, "rb") as file:
                        tar.addfile(entry, file)


def pack_zip(folder, archive):
    # The zip format cannot store times before 1980.
    when = time.gmtime(max(EPOCH, 315532800))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as packed:
        for path in entries(folder):
            if path.is_dir():
                continue
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = (stat.S_IFREG | mode(path)) << 16
            packed.writestr(entry, path.read_bytes(), compresslevel=6)


def digest(path, name):
    with open(path, "rb") as file:
        made = hashlib.new(name)
        for block in iter(lambda: file.read(1 << 20), b""):
            made.update(block)
    return made.hexdigest()


def main(words):
    if words[0] == "--gzip":
        source = Path(words[1])
        with open(source, "rb") as file, open(f"{source}.gz", "wb") as out, gzipped(out) as packed:
            shutil.copyfileobj(file, packed)
        source.unlink()
    elif words[0] == "--sums":
        folder, sums = Path(words[1]), Path(words[2])
        files = sorted(path for path in folder.iterdir() if path.is_file() and path != sums)
        lines = [f"{digest(path, 'sha256')}  {path.name}\n" for path in files]
        sums.write_bytes("".join(lines).encode())
    elif words[0] == "--digest":
        print(digest(words[2], words[1]))
    elif words[1].endswith(".zip"):
        pack_zip(Path(words[0]), words[1])
    else:
        pack_tar(Path(words[0]), words[1])


main(sys.argv[1:])

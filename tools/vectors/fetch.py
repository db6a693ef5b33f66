"""Fetches the Debian packages that `debian.lock` names and unpacks them beside this script."""

import hashlib
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
CACHE = HERE / ".cache"
LOCK = HERE / "debian.lock"


def locked():
    """(package, version, sha256) of every line of the lock."""
    for line in LOCK.read_text().splitlines():
        if line and not line.startswith("#"):
            package, version, digest = line.split()
            yield package, version, digest


def fetch_all():
    """Downloads what is missing, checks every digest and gives the folder with the files."""
    debs, root = CACHE / "deb", CACHE / "root"
    debs.mkdir(parents=True, exist_ok=True)
    for package, version, digest in locked():
        found = next(debs.glob(f"{package}_*.deb"), None)
        if found is None:
            subprocess.run(["apt-get", "download", "-qq", f"{package}={version}"], cwd=debs, check=True)
            found = next(debs.glob(f"{package}_*.deb"))
        if hashlib.sha256(found.read_bytes()).hexdigest() != digest:
            raise SystemExit(f"{found.name}: not the file that debian.lock names")
        done = root / f".{found.name}"
        if not done.exists():
            root.mkdir(parents=True, exist_ok=True)
            subprocess.run(["dpkg-deb", "-x", str(found), str(root)], check=True)
            done.touch()
    return root / "usr/share"

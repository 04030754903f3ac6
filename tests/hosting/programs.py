"""Runs PostgreSQL, Valkey, nginx and Caddy of the system on loopback, with all files in one directory."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support import failures
from support.ports import fixed_port
from support.waiting import until

DEPLOY = Path(__file__).parents[2] / "deploy"


def program(*names: str) -> str:
    """The first of these programs that is installed; skips the test if none is."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin")))]
    for name in names:
        found = shutil.which(name, path=os.pathsep.join(places))
        if found:
            return str(Path(found).resolve()) if name == "postgres" else found
    pytest.skip(f"{' or '.join(names)} is not installed")


class Programs:
    """A directory and the programs started in it, which are stopped at the end of the test."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.running: list[subprocess.Popen[bytes]] = []

    def start(self, name: str, *command: str, port: int, user: str | None = None) -> None:
        """Start a program, and wait until it listens."""
        log = self.directory / f"{name}.log"
        home = {name: str(self.directory) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        with log.open("ab") as out:
            process = subprocess.Popen(
                command, stdout=out, stderr=out, cwd=self.directory, env=os.environ | home, user=user, group=user
            )
        self.running.append(process)

        def listens() -> bool:
            assert process.poll() is None, log.read_text()
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", port)) == 0

        until(listens)

    def save(self, folder: Path) -> None:
        """Save the logs of all programs if the test fails."""
        for log in self.directory.glob("*.log"):
            shutil.copy(log, folder)

    def end(self) -> None:
        for process in reversed(self.running):
            process.terminate()
            process.wait()

    # --- the programs -------------------------------------------------------------------------------------------------

    def postgresql(self) -> str:
        """Start PostgreSQL, not as root; return the URL of an empty database."""
        postgres, port = program("postgres"), fixed_port()
        user = "postgres" if os.geteuid() == 0 else None
        data = self.directory / "postgresql"
        data.mkdir()
        if user:
            shutil.chown(data, user)
        subprocess.run(
            [
                Path(postgres).parent / "initdb",
                "-D",
                data,
                "-U",
                "colt",
                "-A",
                "trust",
                "-N",
                "--locale=C",
                "-E",
                "UTF8",
            ],
            check=True,
            capture_output=True,
            cwd=data,
            user=user,
            group=user,
        )
        options = ["listen_addresses=127.0.0.1", f"port={port}", f"unix_socket_directories={data}"]
        command = [part for option in options for part in ("-c", option)]
        self.start("postgresql", postgres, "-D", str(data), *command, port=port, user=user)
        return f"postgresql://colt@127.0.0.1:{port}/postgres"

    def bus(self) -> str:
        """Start Valkey, or Redis if it is not installed; return its URL."""
        port = fixed_port()
        command = [program("valkey-server", "redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
        self.start("bus", *command, "--save", "", "--dir", str(self.directory), port=port)
        return f"valkey://127.0.0.1:{port}"

    def certificate(self) -> tuple[Path, Path]:
        """Create a certificate for this machine; return it and its key."""
        certificate, key = self.directory / "certificate.pem", self.directory / "key.pem"
        subprocess.run(
            [
                *f"{program('openssl')} req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=test".split(),
                *f"-addext subjectAltName=IP:127.0.0.1 -keyout {key} -out {certificate}".split(),
            ],
            check=True,
            capture_output=True,
        )
        return certificate, key

    def nginx(self, ports: dict[int, int], taken_away: str = "") -> None:
        """Start nginx with deploy/nginx.conf. `ports`: replacements for the ports in it."""
        certificate, key = self.certificate()
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        site = site.replace(taken_away, "") if taken_away else site
        site = "".join(line for line in site.splitlines(keepends=True) if "[::]" not in line)
        for shown, real in ports.items():
            site = site.replace(f"listen {shown}", f"listen 127.0.0.1:{real}")
            site = site.replace(f"127.0.0.1:{shown} ", f"127.0.0.1:{real} ")
        site = site.replace("/etc/letsencrypt/live/games.example.org/fullchain.pem", str(certificate))
        site = site.replace("/etc/letsencrypt/live/games.example.org/privkey.pem", str(key))
        (self.directory / "site.conf").write_text(site, encoding="utf-8")
        temporary = "".join(
            f"{kind}_temp_path {self.directory}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = self.directory / "nginx.conf"
        main.write_text(
            ("user root;" if os.geteuid() == 0 else "")
            + f"daemon off; pid {self.directory}/nginx.pid; error_log stderr; events {{}}\n"
            + f"http {{ access_log off; {temporary} include {self.directory}/site.conf; }}\n",
            encoding="utf-8",
        )
        command = [program("nginx"), "-e", "stderr", "-p", str(self.directory), "-c", str(main)]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        self.start("nginx", *command, port=ports[443])

    def caddy(self, name: str, port: int, server: int) -> None:
        """Start Caddy with a file of deploy/, on `port`, as proxy of the server on port `server`."""
        certificate, key = self.certificate()
        site = (DEPLOY / name).read_text(encoding="utf-8").replace("127.0.0.1:8400", f"127.0.0.1:{server}")
        site = site.replace(
            "games.example.org {", f"https://127.0.0.1:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"
        )
        file = self.directory / "Caddyfile"
        unobtrusive = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
        file.write_text(unobtrusive + site, encoding="utf-8")
        command = (program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file))
        self.start("caddy", *command, port=port)


@contextmanager
def program_directory() -> Iterator[Programs]:
    """A directory for programs, also accessible to the user that runs PostgreSQL; stops them at the end."""
    with tempfile.TemporaryDirectory(prefix="coltexpress-") as name:
        Path(name).chmod(0o755)
        programs = Programs(Path(name))
        try:
            with failures.saving(programs.save, lasting=True):
                yield programs
        finally:
            programs.end()

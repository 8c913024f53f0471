"""Time from starting a process to its first answer with status 200 at /first; used by startup-compare.sh.

Arguments: rounds, largest allowed ratio, then NAME=COMMAND twice, {port} standing for the port. The first is compared
with the second.
"""

import os
import shlex
import socket
import statistics
import subprocess
import sys
import time


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def answered(port):
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
            connection.sendall(b"GET /first HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            return connection.recv(64).split(b" ")[1:2] == [b"200"]
    except OSError:
        return False


def cpu_seconds(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def first_answer(command):
    port = free_port()
    begin = time.monotonic()
    process = subprocess.Popen(
        shlex.split(command.replace("{port}", str(port))), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while not answered(port):
            if process.poll() is not None:
                sys.exit(f"ended with {process.returncode} before it answered: {command}")
            if time.monotonic() - begin > 60:
                sys.exit(f"no answer within a minute: {command}")
            time.sleep(0.002)
        return time.monotonic() - begin, cpu_seconds(process.pid)
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main():
    rounds, largest = int(sys.argv[1]), float(sys.argv[2])
    commands = dict(argument.split("=", 1) for argument in sys.argv[3:])
    results = {name: [] for name in commands}
    for command in commands.values():
        first_answer(command)  # fills the file cache
    print(f"{'round':6} {'server':10} {'first answer ms':>16} {'CPU ms':>8}")
    for number in range(1, rounds + 1):
        for name, command in commands.items():
            wall, cpu = first_answer(command)
            results[name].append((wall, cpu))
            print(f"{number:<6} {name:10} {wall * 1000:16.0f} {cpu * 1000:8.0f}", flush=True)
    medians = {name: [statistics.median(column) * 1000 for column in zip(*rows)] for name, rows in results.items()}
    (mine, my_cpu), (theirs, their_cpu) = medians.values()
    print(f"\nmedians: {mine:.0f} ms and {theirs:.0f} ms to the first answer, ratio {mine / theirs:.2f}; "
          f"{my_cpu:.0f} ms and {their_cpu:.0f} ms CPU, ratio {my_cpu / their_cpu:.2f}")
    if mine / theirs > largest:
        sys.exit(f"the ratio is above {largest}")


main()

"""Sends an exact number of requests to a server as fast as it answers: pipeline.py PORT COUNT.

Each has four headers, a body of 20 bytes and a path of its own below /recorded/, and has to be answered with 200.
"""

import socket
import sys

BATCH = 200


def request(number):
    return (
        f"POST /recorded/{number} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"X-Number: {number}\r\nContent-Length: 20\r\n\r\n" + '{"number": %8d}' % number
    ).encode("ascii")


def main():
    port, count = int(sys.argv[1]), int(sys.argv[2])
    with socket.create_connection(("127.0.0.1", port)) as connection:
        for start in range(0, count, BATCH):
            wanted = min(BATCH, count - start)
            connection.sendall(b"".join(request(number) for number in range(start, start + wanted)))
            received = b""
            # An answer is a head and a body of five letters; the last batch must be read to its end.
            while received.count(b"\r\n\r\nhello") < wanted:
                piece = connection.recv(1 << 20)
                if not piece:
                    sys.exit("the server closed the connection")
                received += piece
            if received.count(b"HTTP/1.1 200") != wanted:
                sys.exit("a request was not answered with 200")


main()

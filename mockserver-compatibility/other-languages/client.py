"""What a test in Python does with a server, by the published client. Ends with status 1 at the first surprise."""

import json
import sys
import urllib.error
import urllib.request

from mockserver import HttpRequest, HttpResponse, MockServerClient, Times, VerificationTimes
from mockserver.exceptions import MockServerVerificationError

port = int(sys.argv[1])


def get(path):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as refusal:
        return refusal.code, refusal.read().decode()


def refused(call, text):
    try:
        call()
    except MockServerVerificationError as failure:
        assert text in str(failure), failure
    else:
        raise AssertionError(f"expected a failure with {text!r}")


with MockServerClient("localhost", port) as client:
    client.reset()

    client.when(HttpRequest(method="GET", path="/hello")).respond(
        HttpResponse(status_code=203, body=json.dumps({"name": "value"}))
    )
    status, body = get("/hello")
    assert status == 203, status
    assert json.loads(body) == {"name": "value"}, body

    client.when(HttpRequest(path="/twice"), times=Times.exactly(2)).respond(HttpResponse(body="yes"))
    assert get("/twice")[1] == "yes"
    assert get("/twice")[1] == "yes"
    assert get("/twice")[0] == 404

    client.when(HttpRequest(path="/callback")).respond(
        lambda request: HttpResponse(status_code=202, body="asked for " + request.path)
    )
    assert get("/callback") == (202, "asked for /callback")

    client.verify(HttpRequest(path="/hello"), times=VerificationTimes.exactly(1))
    client.verify_sequence(HttpRequest(path="/hello"), HttpRequest(path="/callback"))
    refused(lambda: client.verify(HttpRequest(path="/never"), times=VerificationTimes.at_least(1)), "not found")

    requests = client.retrieve_recorded_requests(HttpRequest(path="/twice"))
    assert [request.path for request in requests] == ["/twice"] * 3, requests
    assert len(client.retrieve_active_expectations(HttpRequest(path="/hello"))) == 1

    client.clear(HttpRequest(path="/hello"))
    assert get("/hello")[0] == 404
    client.reset()
    client.verify_zero_interactions()

"""Asks the answers API one question about the demo investor. Needs only Python 3.9 and a running `npm run dev`.

    python3 examples/python/ask.py "What is my account value?"
"""

import json
import os
import sys
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

BASE = os.environ.get("ADVISOR_URL", "http://127.0.0.1:8787")


def post(path, body, token=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = Request(BASE + path, json.dumps(body).encode(), headers)
    try:
        with urlopen(request) as response:
            return json.load(response)
    except HTTPError as error:
        problem = json.load(error)
        sys.exit(f"{problem['code']}: {problem['detail']}")
    except URLError:
        sys.exit(f"Nothing answers at {BASE}. Start the service with npm run dev.")


def main():
    question = sys.argv[1] if len(sys.argv) > 1 else "What is my account value?"
    token = os.environ.get("ADVISOR_TOKEN")
    if token is None:
        token = post("/dev/token", {"advisor_id": "adv_north"})["token"]
    answer = post("/api/chat", {"message": question}, token)
    print(answer["answer_markdown"])
    for citation in answer["citations"]:
        print("source:", citation)


main()

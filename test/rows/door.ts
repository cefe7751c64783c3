import type { Proof, Row } from "./row.ts";

const tokens = (title: string): Proof => ["test/api/tokens.test.ts", title];
const signIn = (title: string): Proof => ["test/rows/sign-in.test.ts", title];
const tenancy = (title: string): Proof => ["test/api/tenancy.test.ts", title];
const input = (title: string): Proof => ["test/api/bad-input.test.ts", title];
const hostile = (title: string): Proof => ["test/rows/hostile.test.ts", title];
const markup = (title: string): Proof => ["packages/web/src/chat/markup.test.tsx", title];
const refused = (title: string): Proof => ["test/approvals/refused.test.ts", title];
const approved = (title: string): Proof => ["test/approvals/crash.test.ts", title];
const words = (title: string): Proof => ["test/rows/same-words.test.ts", title];
const spend = (title: string): Proof => ["test/spend/http.test.ts", title];

/** Faults about authentication, input, output and limits. */
export const door: readonly Row[] = [
  {
    row: 56,
    fault: "No, malformed, expired, not-yet-valid token",
    proof: [
      tokens("a malformed token is refused"),
      tokens("expiry is checked to the second, with 60 seconds of leeway"),
      tokens("a token issued in the future is refused beyond the leeway"),
    ],
  },
  {
    row: 57,
    fault: "alg none, HS/RS confusion, attacker's keys, kid injection, ES256 zeros, crit",
    proof: [
      tokens("alg none, in any case"),
      tokens("HS256 with the public key as its secret"),
      tokens("key ids that look like paths, queries or objects"),
      tokens("changed claims, an empty signature, ES256 with zeros"),
      tokens("an unknown critical header"),
      tokens("keys and key URLs in the header are ignored"),
      signIn("a token with an unencoded payload is refused"),
    ],
  },
  {
    row: 58,
    fault: "Wrong iss, aud, token_use; sub missing, array, with # or NUL",
    proof: [tokens("an invalid claim is refused")],
  },
  {
    row: 59,
    fault: "Token expires during a turn",
    proof: [signIn("a token that expires during a turn does not end it, but cannot start another")],
  },
  {
    row: 60,
    fault: "JWKS: new kid, retired kid, down, hangs, HTML, 50 unknown kids",
    proof: [
      tokens("are fetched again for a new key id, at most every half minute"),
      tokens("are fetched again after ten minutes, and a removed key is no longer accepted"),
      tokens("stay valid while the issuer answers with %s"),
      tokens("that could never be fetched make sign-in unavailable, not refused"),
      tokens("are fetched at most three times for fifty unknown key ids"),
      signIn("an issuer that does not respond is abandoned after five seconds"),
      signIn("keys that were fetched stay valid while the issuer does not respond"),
    ],
  },
  {
    row: 61,
    fault: "Foreign conversation: every route",
    proof: [
      tenancy("every route has a row in the matrix"),
      tenancy("%s answers as for ids that do not exist"),
      tenancy("after all of these requests the store is unchanged"),
      refused("a decision changes nothing, and the write still waits"),
    ],
  },
  {
    row: 62,
    fault: "Foreign household in create, body array, query, header spoof, cursor tamper",
    proof: [
      tenancy("%s answers as for ids that do not exist"),
      input("%s is not a household id"),
      input("a cursor that is %s"),
      input("another advisor's cursor is refused"),
      input("an advisor id in a header or query is ignored"),
    ],
  },
  {
    row: 63,
    fault: "Model asks tools for a foreign household, *, prefix, list",
    proof: [
      hostile("gets nothing about it from %s"),
      hostile("finds no documents of it, and writes no task to it"),
      hostile("has no household if none was selected"),
      ["test/catalog/hostile.test.ts", "refuses hostile arguments"],
    ],
  },
  {
    row: 64,
    fault: "Injection in message, document, news, note, memo, tool result",
    proof: [
      hostile(
        "in a document gives an obedient model no other household's data, and no write without approval",
      ),
      hostile("in %s is treated as text only"),
      hostile("does not reveal the system prompt"),
      ["test/api/answers-cases.test.ts", "text in data is never a source or an extra row"],
    ],
  },
  {
    row: 65,
    fault: "Answer with image, link, HTML, javascript:, CSS, SVG, mermaid, LaTeX",
    proof: [
      markup("%s is never more than text"),
      markup("%j leads nowhere"),
      markup("%s is a link that says where it leads, or is text"),
      [
        "test/browser/chat/hostile.spec.ts",
        "a model's text loads nothing, runs nothing, and shows the targets of its links",
      ],
      [
        "packages/local/src/web-page.test.ts",
        "the page may only load from, connect to and be framed by its own origin",
      ],
    ],
  },
  {
    row: 66,
    fault: "ANSI/OSC, C1 bytes, bidi in answer or title",
    proof: [
      ["test/rows/plain-text.test.ts", "the terminal receives only plain text: %s"],
      ["packages/agent/src/title.test.ts", "is freed of %s"],
    ],
  },
  {
    row: 67,
    fault: "Answer that looks like protocol",
    proof: [words("in the UI message stream"), words("in the data stream")],
  },
  {
    row: 68,
    fault: "CSV/HTML in titles, names, exports",
    proof: [
      ["packages/agent/src/title.test.ts", "is freed of %s"],
      input("%s is refused as a title"),
      ["test/audit/audit-route.test.ts", "is a JSON Lines file that must not be cached"],
    ],
    reason: "CSV cells: the product writes no CSV; its one export is JSON lines.",
  },
  {
    row: 69,
    fault: "Any Unicode, NUL, lone surrogate, invalid UTF-8",
    proof: [
      input("unusual but valid text is stored byte for byte"),
      input("a message"),
      input("a body that is not JSON in UTF-8"),
    ],
  },
  {
    row: 70,
    fault: "Malformed JSON, deep nesting, wrong type, duplicate key, BOM, other charset, gzip bomb",
    proof: [input("a body that is not JSON in UTF-8"), input("the content type %s is refused")],
  },
  {
    row: 71,
    fault: "1 MB message / 8 MB body",
    proof: [
      input("of 100,001 characters is too long, whatever else is wrong"),
      input("a stated length over the limit is refused before the body is read"),
      input("after all of these requests the store is unchanged"),
    ],
  },
  {
    row: 72,
    fault: "10,000-message conversation",
    proof: [
      [
        "test/long/long.test.ts",
        "answers from a summary and the newest whole turns, and stays one record",
      ],
      ["test/long/long.test.ts", "is read in pages of 50, each message once and in order"],
    ],
  },
  {
    row: 73,
    fault: "Brokerage parameters: any hostile value",
    proof: [
      ["test/api/brokerage.test.ts", "%j as any parameter causes no internal error"],
      ["test/catalog/hostile.test.ts", "never crashes, whatever its arguments are"],
    ],
  },
  {
    row: 74,
    fault: "Approval twice, 12 at once, after reject",
    proof: [
      refused("when it is made twice"),
      refused("when twelve come at once, half of them from another process"),
      refused("when it is denied first"),
      ["test/approvals/decide.test.ts", "the audit shows who decided what and when"],
    ],
  },
  {
    row: 75,
    fault: "Approval by another advisor, without a token, nonsense",
    proof: [
      refused("a decision changes nothing, and the write still waits"),
      refused("when it is invalid"),
    ],
  },
  {
    row: 76,
    fault: "Approval after expiry; killed or deployed while waiting",
    proof: [
      refused("when a week has passed"),
      refused("a restart of the service leaves it pending"),
      approved("a pending write can be approved after a process restart"),
      [
        "test/infra/rules/running.ts",
        "the workflow is durable for a week and versioned, and the API starts a version",
      ],
    ],
  },
  {
    row: 77,
    fault: "Workflow step crashes before or after its effect",
    proof: [
      [
        "test/workflow/crash.test.ts",
        "a turn whose continuation dies twice is finished by the next attempt, without repeating anything",
      ],
      [
        "test/workflow/replay.test.ts",
        "a recorded run replays to the same result with the current code, without repeating steps",
      ],
      approved("an approval whose process is killed"),
    ],
  },
  {
    row: 78,
    fault: "Budget exceeded before or during a turn",
    proof: [
      spend("for the day refuses the next turn, and stores nothing"),
      spend("during a turn (%s) ends it before the next step, and its calls and results are kept"),
      spend("of fifty simultaneous turns is complete"),
    ],
  },
  {
    row: 79,
    fault: "Overload: more than the stream limit",
    proof: [
      spend(
        "a process at its stream limit refuses further ones at once, without affecting the others",
      ),
      spend("refuse a fourth turn while three run, without affecting them"),
    ],
  },
  {
    row: 80,
    fault: "Log or trace sink down, slow",
    proof: [
      ["test/observability/sinks.test.ts", "the stream of a turn is the same"],
      ["test/observability/sinks.test.ts", "a turn does not wait for its traces"],
      [
        "test/observability/sinks.test.ts",
        "a function waits half a second for a collector that hangs, and no longer",
      ],
      ["test/observability/sinks.test.ts", "that stalls loses lines but uses no memory"],
      [
        "test/audit/fail-closed.test.ts",
        "no model is asked when the record of the question cannot be written",
      ],
      [
        "test/audit/fail-closed.test.ts",
        "no further model is asked when the record of a step cannot be written",
      ],
    ],
  },
];

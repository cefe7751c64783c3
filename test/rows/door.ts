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
      tokens("is no token"),
      tokens("an expiry counts to the second, with 60 seconds of leeway"),
      tokens("a token from the future is refused beyond the leeway"),
    ],
  },
  {
    row: 57,
    fault: "alg none, HS/RS confusion, attacker's keys, kid injection, ES256 zeros, crit",
    proof: [
      tokens("alg none, in any writing"),
      tokens("HS256 with the public key as its secret"),
      tokens("key ids that look like paths, queries or objects"),
      tokens("changed claims, an empty signature, ES256 with zeros"),
      tokens("an unknown critical header"),
      tokens("keys and addresses of keys in the header are never looked at"),
      signIn("a payload that is not encoded, or said not to be, is no token"),
    ],
  },
  {
    row: 58,
    fault: "Wrong iss, aud, token_use; sub missing, array, with # or NUL",
    proof: [tokens("a claim that is not right is refused")],
  },
  {
    row: 59,
    fault: "Token expires during a turn",
    proof: [signIn("a token that expires during a turn ends no turn, and opens no further one")],
  },
  {
    row: 60,
    fault: "JWKS: new kid, retired kid, down, hangs, HTML, 50 unknown kids",
    proof: [
      tokens("are read again for a new key id, half a minute after the last time"),
      tokens("are read again after ten minutes, and a key taken out serves no more"),
      tokens("go on serving while the issuer answers with %s"),
      tokens("that were never read make the sign-in unavailable, not refused"),
      tokens("are fetched at most three times for fifty unknown key ids"),
      signIn("an issuer that hangs is given up after five seconds"),
      signIn("keys that were read serve on while the issuer hangs"),
    ],
  },
  {
    row: 61,
    fault: "Foreign conversation: every route",
    proof: [
      tenancy("every route has its row"),
      tenancy("%s answers as for ids that do not exist"),
      tenancy("after all of it the store is as it was before"),
      refused("a decision changes nothing, and the write still waits"),
    ],
  },
  {
    row: 62,
    fault: "Foreign household in create, body array, query, header spoof, cursor tamper",
    proof: [
      tenancy("%s answers as for ids that do not exist"),
      input("%s is no household"),
      input("a cursor that is %s"),
      input("another advisor's cursor is none of ours"),
      input("an advisor id in a header or query is ignored"),
    ],
  },
  {
    row: 63,
    fault: "Model asks tools for a foreign household, *, prefix, list",
    proof: [
      hostile("is told nothing of it by %s"),
      hostile("finds no documents of it, and writes no task into it"),
      hostile("has no household at all where none was chosen"),
      ["test/catalog/hostile.test.ts", "refuses what is hostile"],
    ],
  },
  {
    row: 64,
    fault: "Injection in message, document, news, note, memo, tool result",
    proof: [
      hostile(
        "in a document gives a model that obeys it nothing of others, and no write without the advisor",
      ),
      hostile("in %s is the advisor's text and no more"),
      hostile("shows no reader the instructions of the product"),
      ["test/api/answers-cases.test.ts", "what data slips in is no source and no row either"],
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
        "text of a model loads nothing, runs nothing and shows where its links lead",
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
      ["test/rows/plain-text.test.ts", "the terminal is told nothing but text: %s"],
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
      input("%s is no title"),
      ["test/audit/audit-route.test.ts", "is a file of JSON lines that must not be cached"],
    ],
    reason: "CSV cells: the product writes no CSV; its one export is JSON lines.",
  },
  {
    row: 69,
    fault: "Any Unicode, NUL, lone surrogate, invalid UTF-8",
    proof: [
      input("unusual but valid text is stored byte for byte"),
      input("a message"),
      input("a body that is no JSON in UTF-8"),
    ],
  },
  {
    row: 70,
    fault: "Malformed JSON, deep nesting, wrong type, duplicate key, BOM, other charset, gzip bomb",
    proof: [input("a body that is no JSON in UTF-8"), input("%s is no content type of ours")],
  },
  {
    row: 71,
    fault: "1 MB message / 8 MB body",
    proof: [
      input("of 100,001 characters is too long, whatever else is wrong"),
      input("a stated length is believed before the body is read"),
      input("after all of it the store is as it was before"),
    ],
  },
  {
    row: 72,
    fault: "10,000-message conversation",
    proof: [
      [
        "test/long/long.test.ts",
        "answers at once from a summary and the newest whole turns, and stays one record",
      ],
      ["test/long/long.test.ts", "is read in pages of 50, each message once and in order"],
    ],
  },
  {
    row: 73,
    fault: "Brokerage parameters: any hostile value",
    proof: [
      ["test/api/brokerage.test.ts", "%j anywhere breaks nothing"],
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
      refused("when it is nonsense"),
    ],
  },
  {
    row: 76,
    fault: "Approval after expiry; killed or deployed while waiting",
    proof: [
      refused("when a week has passed"),
      refused("the service restarts, and it keeps waiting"),
      approved(
        "a write that waits is approved after its process was killed and another one started",
      ),
      [
        "test/infra/rules/running.ts",
        "the workflow is durable for a week, in versions, and the API starts the version",
      ],
    ],
  },
  {
    row: 77,
    fault: "Workflow step crashes before or after its effect",
    proof: [
      [
        "test/workflow/crash.test.ts",
        "a turn whose continuation dies twice is finished by the next attempt, with nothing done twice",
      ],
      [
        "test/workflow/replay.test.ts",
        "a run that was recorded comes to the same end with the code of today, and does nothing again",
      ],
      approved("an approval whose process is killed"),
    ],
  },
  {
    row: 78,
    fault: "Budget exceeded before or during a turn",
    proof: [
      spend("for the day refuses the next turn, and stores nothing of it"),
      spend("during a turn (%s) ends it before the next step, with its calls and results kept"),
      spend("of fifty turns at once is all of it"),
    ],
  },
  {
    row: 79,
    fault: "Overload: more than the stream limit",
    proof: [
      spend("a process that writes as many streams as it can refuses at once, and harms none"),
      spend("let no fourth turn begin while three run, and harm none of them"),
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
      ["test/observability/sinks.test.ts", "that stalls costs lines but no memory"],
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

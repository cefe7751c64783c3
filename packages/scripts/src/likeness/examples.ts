import { readdirSync, readFileSync } from "node:fs";
import { clauseOf } from "@advisor/agent/route/clause";
import { claims, enough } from "@advisor/agent/route/decide";
import { features } from "@advisor/agent/route/likeness/features";
import { type Kind, kinds } from "@advisor/agent/route/likeness/kinds";
import { answerTo, meanings } from "@advisor/agent/route/likeness/meanings";
import { read } from "@advisor/agent/route/read";
import type { Claim } from "@advisor/agent/route/rules/claim";
import { golden } from "../golden/golden.ts";
import type { BrokerageQuestion, Golden } from "../golden/question.ts";
import type { Example } from "./train.ts";

/** A question somebody may ask, and what it asks for. */
export interface Utterance {
  kind: Kind;
  text: string;
}

const folder = new URL("../utterances/", import.meta.url);

/** Every known question, file by file: `kind | question` in each line. */
export const utterances = (): Utterance[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), "utf8").trim().split("\n").map(utterance),
    );

function utterance(line: string): Utterance {
  const at = line.indexOf(" | ");
  const kind = kinds.find((one) => one === line.slice(0, at));
  if (kind === undefined) throw new Error(`no kind of question: ${line}`);
  return { kind, text: line.slice(at + 3) };
}

/** A household with the usual accounts: whose they are does not matter to what is asked. */
const around = {
  today: "2026-11-20",
  held: new Set(["AAPL", "MSFT", "VOO"]),
  accounts: [
    ...["Brokerage", "Joint brokerage", "John's traditional IRA", "Karen's traditional IRA"],
    ...["Karen's Roth IRA", "John's 401(k)"],
  ],
  household: { id: "hh_d1", name: "Smith family", members: ["John Smith", "Karen Smith"] },
};

/** What the table is learned from: the utterances, and the golden questions that ask for one thing. */
export const examples = (): Example[] => [
  ...utterances().map(({ kind, text }) => exampleOf(text, () => kind)),
  ...golden.filter(isPlain).flatMap((one) => {
    const known = exampleOf(one.question, kindOf(one));
    return Array.from({ length: goldenWeight }, () => known);
  }),
];

/** Their answers are checked to the figure, so that they count for several. */
const goldenWeight = 3;

function exampleOf(text: string, kind: (claim: Claim | undefined) => Kind): Example {
  const reading = read(text, around);
  const clause = clauseOf(reading.items, reading);
  const found = claims(clause);
  return { features: features(clause, found), kind: kinds.indexOf(kind(found[0])) };
}

const isPlain = (one: Golden): one is BrokerageQuestion =>
  one.door === "answers" &&
  one.fault === undefined &&
  one.after.length === 0 &&
  one.intents.length === 1;

/** The finest kind of the intent that a golden question has, by what the rules read in its words. */
const kindOf =
  ({ intents: [intent] }: BrokerageQuestion) =>
  (claim: Claim | undefined): Kind => {
    // What is asked back for a symbol, an account or a day is still of its kind.
    const known = claim !== undefined && claim.score >= enough;
    const meant = intent === "clarify" && known ? answerTo(claim) : intent;
    const fitting = kinds.filter((kind) => meanings[kind].answer === meant && fits(kind, claim));
    return fitting.at(-1) ?? "clarify";
  };

function fits(kind: Kind, claim: Claim | undefined): boolean {
  const { details, scope } = meanings[kind];
  const said: Record<string, unknown> = { ...claim?.params };
  if (scope !== undefined) return scope === (claim?.scope ?? "not_on_file");
  return Object.entries(details).every(([key, value]) => said[key] === value);
}

import { readdirSync, readFileSync } from "node:fs";
import { type Clause, clauseOf } from "@advisor/agent/route/clause";
import { claims, enough } from "@advisor/agent/route/decide";
import { features } from "@advisor/agent/route/likeness/features";
import { type Kind, kinds } from "@advisor/agent/route/likeness/kinds";
import { meanings } from "@advisor/agent/route/likeness/meanings";
import { read } from "@advisor/agent/route/read";
import type { Claim } from "@advisor/agent/route/rules/claim";
import { meantPortfolioRanking } from "@advisor/agent/route/rules/portfolio-ranking";
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
export const around = {
  today: "2026-11-20",
  held: new Set(["AAPL", "MSFT", "VOO"]),
  accounts: [
    ...["Brokerage", "Joint brokerage", "John's traditional IRA", "Karen's traditional IRA"],
    ...["Karen's Roth IRA", "John's 401(k)"],
  ],
  household: {
    id: "hh_d1",
    name: "Smith family",
    members: [
      ...["John", "Karen", "Emma", "David", "Helen", "Claire", "George", "Peter", "Linh", "Adam"],
      ...["Laura", "Theo", "Rohan", "Anika", "Hector", "Rosa", "Amara", "Chidi", "Riley", "Grace"],
    ].map((name) => `${name} Smith`),
  },
};

/** What the table is learned from: the utterances, and the golden questions that ask for one thing. */
export const examples = (): Example[] => [
  ...utterances().map(({ kind, text }) => exampleOf(clauseIn(text), kind)),
  ...golden.filter(isPlain).flatMap(known),
];

/** Their answers are checked to the figure, so that they count for several. */
const goldenWeight = 6;

function known(one: BrokerageQuestion): Example[] {
  const clause = clauseIn(one.question);
  const kind = kindOf(one, clause);
  if (kind === undefined) return [];
  const found = exampleOf(clause, kind);
  return Array.from({ length: goldenWeight }, () => found);
}

function clauseIn(text: string): Clause {
  const reading = read(text, around);
  return clauseOf(reading.items, reading);
}

const exampleOf = (clause: Clause, kind: Kind): Example => ({
  features: features(clause, claims(clause)),
  kind: kinds.indexOf(kind),
});

export const isPlain = (one: Golden): one is BrokerageQuestion =>
  one.door === "answers" &&
  one.fault === undefined &&
  one.after.length === 0 &&
  one.intents.length === 1;

/** The finest kind of the intent that a golden question has, by what is read in its words. */
function kindOf({ intents: [intent] }: BrokerageQuestion, clause: Clause): Kind | undefined {
  const [claim] = claims(clause);
  // What is asked back for a symbol, an account or a day is still of its kind.
  const isKnown = claim !== undefined && claim.score >= enough;
  const asked = intent === "clarify" && isKnown ? claim.intent : intent;
  // What is ranked, or added up, is told by the rule's own reading only.
  if (asked === "portfolio_ranking" && claim?.intent !== asked) return undefined;
  return kinds.findLast((kind) => isOf(kind, asked) && fits(kind, clause, claim));
}

const isOf = (kind: Kind, intent: string | undefined): boolean => {
  const { answer } = meanings[kind];
  return answer === intent || (answer.startsWith("holdings_") && intent === "portfolio_ranking");
};

function fits(kind: Kind, clause: Clause, claim: Claim | undefined): boolean {
  const { answer, details, scope, meant } = meanings[kind];
  if (scope !== undefined) return scope === claim?.scope;
  const reads = answer.startsWith("holdings_") ? meantPortfolioRanking : meant;
  const said: Record<string, unknown> = { ...reads?.(clause, 1).params };
  return Object.entries(details).every(([key, value]) => said[key] === value);
}

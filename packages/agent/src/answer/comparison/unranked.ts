import type { Decimal } from "@advisor/domain/decimal";
import type { Comparison, Side } from "../../route/comparison/comparison.ts";
import { type Found, lackOf } from "./figures.ts";
import * as Words from "./words.ts";

/** Where a figure is not on file nothing is ranked: what is not there, and what the other side has. */
export function unranked(comparison: Comparison, found: readonly [Found, Found]): string {
  const names = Words.namesOf(comparison);
  const told = found.map((one, at) => {
    const name = names.names[at === 0 ? 0 : 1];
    const side = comparison.sides[at === 0 ? 0 : 1];
    return "figure" in one
      ? `${known(comparison, name, names)} ${Words.shown(comparison.by, one.figure)}.`
      : `${missing(side, one, name, names)}.`;
  });
  const isAhead = /^(?:gain|day)/.test(comparison.by);
  const lead = `Which of the two is ${isAhead ? "ahead" : "more"} cannot be said.`;
  return [lead, ...new Set(told)].join(" ");
}

function known({ by }: Comparison, { said, as }: Words.Name, names: Words.Names): string {
  const noun = `${Words.nouns[by]}${Words.ofThing(names)}`;
  if (as === "person") return `For ${said}${names.where} the ${noun} is`;
  const of = names.thing === undefined && !by.endsWith("cash") ? "of" : "in";
  return `The ${noun} ${of} ${said}${names.where} is`;
}

type Lacking = Exclude<Found, { figure: Decimal }>;

function missing(side: Side, { lacks, symbols }: Lacking, name: Words.Name, names: Words.Names) {
  if (lacks === "account" && side.person !== undefined) return noAccount(side.person, side.kind);
  return lacks === "holding" || lacks === "account"
    ? notHeld(side, name, names)
    : lackOf(lacks, symbols);
}

const noAccount = (person: string, kind: string | undefined): string =>
  kind === undefined
    ? `No account on file is in the name of ${person} alone`
    : `No ${Words.kindSaid(kind)} account of ${person} is on file`;

function notHeld({ asset_class, symbol }: Side, { said }: Words.Name, names: Words.Names): string {
  const thing = names.thing === undefined ? said : `${names.thing} in ${said}`;
  if (symbol !== undefined)
    return `${names.thing === undefined ? said : symbol} is not held${names.thing === undefined ? "" : ` in ${said}`}${names.where}`;
  if (asset_class === undefined) return `Nothing is held in ${said}${names.where}`;
  return `There are no ${thing}${names.where} on file`;
}

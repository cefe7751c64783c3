import type * as Grounding from "@advisor/domain/record/grounding";
import type { Cell, DayCell } from "./evidence/cell.ts";
import { sentenceFinder } from "./sentences.ts";
import type { UnitKind } from "./units.ts";

/** What supports a figure or a day of a text. */
export type Support =
  | { by: "source"; cell: Cell }
  | { by: "source"; day: DayCell }
  | { by: "rule"; rule: string }
  | { by: "question" | "calculation" | "words" };

/** A figure or a day of a text; one without support is unmatched. */
export interface CheckedClaim {
  at: number;
  /** As it is written. */
  text: string;
  support: Support | undefined;
  /** The same value in a result, if `support` names only the context. */
  sourced?(): Cell | undefined;
}

/** A figure or a day of a text, with its support described for the reader. */
export interface ClaimProof extends Grounding.Claim {
  /** Without the words that lead to it. */
  text: string;
}

/** The figures and days of a text in its order, each once. */
export function claimsOf(text: string, claims: readonly CheckedClaim[]): ClaimProof[] {
  const found = new Map<string, ClaimProof>();
  const sentenceAt = sentenceFinder(text);
  let end = 0;
  for (const one of claims.toSorted((a, b) => a.at - b.at)) {
    // Number words were replaced by digits, so positions have to be found again in the original
    // text.
    const at = Math.max(text.indexOf(one.text, end), 0);
    const lead = leadTo(text, at, Math.max(sentenceAt(at).start, end > at ? 0 : end));
    const says = `${lead}${/(^|[+−-])$/.test(lead) ? "" : " "}${one.text}`;
    const claim = { text: one.text, says, ...matchOf(one) };
    end = at + one.text.length;
    found.set(JSON.stringify(claim), claim);
  }
  return [...found.values()];
}

function matchOf({ support, sourced }: CheckedClaim): Omit<Grounding.Claim, "says"> {
  if (support === undefined) return { by: "none" };
  if (support.by !== "source") return support;
  const known =
    "cell" in support ? (sourced?.() ?? support.cell) : { ...support.day, value: support.day.day };
  const { source, row = [], field = "" } = known.origin ?? {};
  const specific = row.filter(({ kind }) => kind !== "other");
  const names = [...new Set((specific.length > 0 ? specific : row).map(({ name }) => name))];
  return {
    ...(source === undefined ? { by: "context" as const } : { by: "source" as const, ...source }),
    ...(names.length === 0 ? {} : { row: names }),
    ...(field === "" ? {} : { field }),
    value: known.value,
    ...("unit" in known ? unitShown(known.unit) : {}),
  };
}

function unitShown(unit: UnitKind): Pick<Grounding.Claim, "unit"> {
  const shown = shownUnits[unit];
  return shown === undefined ? {} : { unit: shown };
}

const shownUnits: Partial<Record<UnitKind, Grounding.Claim["unit"]>> = {
  ...{ usd: "usd", rupees: "inr", percent: "percent", points: "points" },
};

const leadCharacters = 40;

/** The last words between two positions of the text, without the marks of tables and lists. */
function leadTo(text: string, at: number, from: number): string {
  const before = text.slice(from, at).replace(/\[(?:tool|doc|web):[^\]]*\]|[|*#>]/g, " ");
  const words = before
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;:.)](?: |$))/g, "")
    .replace(/^[\s,;:.)–]+|^-\s|[\s(]+$/g, "");
  return words.length <= leadCharacters
    ? words
    : words.slice(-leadCharacters).replace(/^\S*\s/, "");
}

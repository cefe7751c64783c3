import type { Claim } from "../claims.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import type { Names } from "../evidence/names.ts";
import { measureInUnit, measureOfHead } from "../measures.ts";
import { cellsOfRow, headOf, lineStart } from "../rows/table-head.ts";
import { sentenceReader } from "../sentences.ts";
import { countedKind, isItemCount } from "../sets/item-count.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { cashOfEverything, headingNames, isLeftOut } from "./headings.ts";
import { edgeOfBand, isRange } from "./policy-band.ts";
import { endOf } from "./spans.ts";
import { type Window, windowsIn } from "./windows.ts";
import { type Beside, directionOf, measureOf, spokenWords } from "./words.ts";

export function statedClaims(
  text: string,
  claims: readonly Claim[],
  of: { topic: ReadonlySet<string>; names: Names },
): StatedClaim[] {
  const sentenceAt = sentenceReader(text, of.names);
  const windows = new Map<Claim, Window>();
  for (const [sentence, inside] of Map.groupBy(claims, ({ at }) => sentenceAt(at))) {
    const spoken = sentence.mentions.filter((one) => !isLeftOut(text, one));
    for (const [claim, window] of windowsIn(text, sentence, inside, spoken))
      windows.set(claim, window);
  }
  const all: StatedClaim[] = [];
  for (const [index, claim] of claims.entries()) {
    const sentence = sentenceAt(claim.at);
    const plain = withoutAccounts(sentence.said, sentence.mentions, sentence.start);
    all.push(
      statedClaim({
        ...{ text, claim, sentence, plain, topic: of.topic },
        window: windows.get(claim) ?? { ...sentence, own: [], carried: [] },
        heading: headingNames(text, sentence.start, of.names),
        column: of.names.mentionsIn(headOf(claim, text)).filter(isOfColumn),
        earlier: sentence.start === 0 ? [] : sentenceAt(sentence.start - 1).mentions,
        last: all.at(-1),
        next: claims[index + 1],
        endOfNext: windows.get(claims[index + 1] ?? claim)?.end ?? 0,
      }),
    );
  }
  return all;
}

/** A column may be an account's or a fund's; in "available cash" the class is a part of the measure. */
const isOfColumn = (one: Mention): boolean => ["account", "security"].includes(kindOf(one));

function statedClaim(beside: Beside): StatedClaim {
  const { text, claim, sentence, plain, window, next, last } = beside;
  const { said, start: offset, mentions } = sentence;
  const end = endOf(claim);
  const previous = last?.offset === offset ? last : undefined;
  const head = headOf(claim, text);
  const words = `${rowLabel(beside)}${head}${plain.slice(window.start - offset, claim.at - offset)}`;
  const after = plain.slice(end - offset, window.end - offset);
  const lead = spokenWords(words, { after, previous, claim });
  const named = namesOf(beside);
  const measure = measureOfHead(head) ?? measureOf(lead, after, { claim, previous });
  const stated: StatedClaim = {
    ...{
      claim,
      ...named,
      column: beside.column,
      topic: beside.topic,
      sentence: mentions,
      earlier: beside.earlier,
    },
    ...{ said, offset, lead: lead.whole, after, spoken: lead.spoken },
    from: Math.max(offset, previous === undefined ? 0 : endOf(previous.claim)),
    to: Math.min(offset + said.length, next?.at ?? text.length),
    isListed:
      isListed(claim, text, head) && named.about.length > 0 && !summing.test(`${head} ${said}`),
    measure: measureInUnit(measure, claim.unit),
    direction: directionOf(lead, { ...beside, after, previous, isInTable: head !== "", measure }),
    rangeTo:
      next !== undefined && isRange({ words, after: text.slice(end, next.at) }, claim, next)
        ? next
        : undefined,
  };
  const high = text.slice(next?.at);
  return { ...stated, ...edgeOfBand(stated, { words, head, high }, last) };
}

/** The words of the first cell of a table row, which are about all of its figures. Cash is a class there. */
function rowLabel({ plain, sentence, window, claim, text }: Beside): string {
  const [first] = headOf(claim, text) === "" ? [] : cellsOfRow(plain);
  if (first === undefined || first.end + sentence.start >= window.start) return "";
  const label = plain.slice(first.start, first.end).trim();
  return /^\W*cash\W*$/i.test(label) ? "" : `${label} `;
}

/**
 * A count such as "4 accounts" is not about the accounts that the words behind it name, nor about what the list
 * that it opens names: "4 lots: VTI, Joint brokerage".
 */
function namesOf({
  text,
  claim,
  window,
  heading,
}: Beside): Pick<StatedClaim, "own" | "carried" | "heading" | "about"> {
  const isCount = isItemCount(claim, text);
  const counted = isCount ? countedKind(text.slice(endOf(claim))) : undefined;
  const list = isCount ? opensList.exec(text.slice(endOf(claim))) : null;
  const isOfCount = (one: Mention): boolean =>
    (list === null || one.at < endOf(claim) + list[0].length) &&
    (counted === undefined || kindOf(one) !== counted);
  const own = window.own.filter(isOfCount);
  const around = window.carried.filter((one) => list === null || isOfCount(one));
  const known = new Set([...own, ...around].map(kindOf));
  const carried = [...heading.filter((one) => !known.has(kindOf(one))), ...around];
  return { own, carried, heading, about: [...carried, ...own].toSorted((a, b) => a.at - b.at) };
}

const opensList = /^ [^.;:\n]*:\s/;

/** All names in the text. */
export const topicOf = (words: string, names: Names): ReadonlySet<string> =>
  new Set(names.mentionsIn(words).flatMap(({ labels }) => labels.map(({ name }) => name)));

/** "Margin account 11.70%": the name of an account says nothing about the figure. */
function withoutAccounts(text: string, mentions: Iterable<Mention>, offset: number): string {
  let rest = text.replace(cashOfEverything, (found) => " ".repeat(found.length));
  for (const one of mentions) {
    const [at, end] = [one.at - offset, one.end - offset];
    if (kindOf(one) === "account")
      rest = rest.slice(0, at) + " ".repeat(end - at) + rest.slice(end);
  }
  return rest;
}

/** "- Cash: $5" and a table column of a measure. */
const isListed = ({ at }: Claim, text: string, head: string): boolean =>
  measureOfHead(head) !== null ||
  /^\s*(?:[-*•]|\d+[.)])\s+[^\d\n:—–]*(?:\([^\n)]*\))?[^\d\n:—–]*[:—–]\**\s*[-−+]?$/.test(
    text.slice(lineStart(text, at), at),
  );

/** Headings of rows and columns that are calculated from others. */
const summing =
  /\b(?:total|sum|differen\w+|change|rest|other|combined|together|both|average|after|gap|excess|over|under|share of)\b/i;

import type { AssetClass } from "@advisor/domain/brokerage/dataset";
import type * as z from "zod";
import { fitting, type Known } from "../account-fit.ts";
import { isNamed } from "../account-named.ts";
import { type Run, runAt } from "../account-run.ts";
import { isOrdinary, type Named } from "../account-words.ts";
import { type Item, type Span, saidAt, sentence, spansOf } from "../item.ts";
import { assetClass } from "../slots.ts";
import { symbolSpans } from "../symbols.ts";
import { otherOf, spouseMark } from "./whose.ts";

/** Somebody, or accounts by their kind, or both: "Karen", "the Roth", "Karen's Roth". */
export interface Place {
  owner?: string;
  kinds: readonly string[];
  /** What the kinds alone find. */
  fits: readonly Named[];
  plural: boolean;
  /** "Karen's accounts" are all of hers, and not those that the other side is asked about. */
  all?: true;
  /** Of this household and not any: "the Roth", "my IRA", "Karen's". */
  bound: boolean;
}

/** A word, or words side by side, that may be one of two, or part of it; `open` where they are nobody's or not known. */
export interface Mention {
  start: number;
  end: number;
  place?: Place;
  symbol?: string;
  asset_class?: z.infer<typeof AssetClass>;
  cash?: true;
  open?: true;
}

/** What a comparison may be of, in the order in which it is said. */
export function mentionsIn(
  items: readonly Item[],
  known: Known,
  given: { held: ReadonlySet<string> | undefined; shouted: boolean },
): Mention[] {
  const places = placesIn(items, known);
  const symbols = symbolSpans(items, given).flatMap((span) => apart(items, span));
  const classes = spansOf(items, [[classWords, ({ 0: said }) => assetClass(said)]]).map(
    ({ start, end, value }) => ({ start, end, asset_class: value }),
  );
  const cash = items.flatMap(({ said }, start): Mention[] =>
    said === "cash" ? [{ start, end: start + 1, cash: true }] : [],
  );
  const found: Mention[] = [];
  for (const more of [places, symbols, classes, cash]) found.push(...more.filter(isFree(found)));
  return found.toSorted((a, b) => a.start - b.start);
}

const isFree =
  (found: readonly Mention[]) =>
  ({ start, end }: Mention): boolean =>
    !found.some((one) => one.start < end && one.end > start);

const classWords =
  /\b(?:stock|etf|bond|(?:mutual )?fund|option)s? (?:holdings|positions|investments)\b|\b(?:(?:individual|single) )?(?:stocks|equities)\b|\b(?:bond |index |stock )?etfs\b|\b(?:mutual |index |money market )?funds\b|\b(?:fixed income|bonds|options|private (?:funds|investments|holdings))\b/g;

/** "AAPL and MSFT" is one mention of two: here each stands by itself. */
function apart(items: readonly Item[], { start, end, mention }: Span): Mention[] {
  const { symbols = [] } = mention;
  const [only, ...more] = symbols;
  if (only !== undefined && more.length === 0) return [{ start, end, symbol: only }];
  // A company's own name may hold an "and".
  const cuts = [parts, joins]
    .map((word) => cutsIn(items, { start, end }, word))
    .find(({ length }) => length === symbols.length - 1);
  if (cuts === undefined) return [{ start, end, open: true }];
  const starts = [start, ...cuts.map((at) => (joins.test(saidAt(items, at)) ? at + 1 : at))];
  return symbols.map((symbol, at) => ({
    start: starts[at] ?? start,
    end: cuts[at] ?? end,
    symbol,
  }));
}

/** Where one name ends and a word or a comma leads to the next. */
const cutsIn = (
  items: readonly Item[],
  { start, end }: Pick<Span, "start" | "end">,
  word: RegExp,
): number[] =>
  items.flatMap(({ said, gap }, at) => {
    const isCut = at > start && at < end && (word.test(said) || gap === "comma");
    return isCut && !word.test(saidAt(items, at - 1)) ? at : [];
  });

const parts = /^(?:or|vs|versus)$/;
const joins = /^(?:and|or|vs|versus|plus|&|\+)$/;

function placesIn(items: readonly Item[], known: Known): Mention[] {
  const found: Mention[] = [];
  let at = 0;
  while (at < items.length) {
    const one = placeAt(items, at, known);
    if (one !== undefined) found.push(one);
    at = Math.max(at + 1, one?.end ?? 0);
  }
  return found;
}

function placeAt(items: readonly Item[], at: number, known: Known): Mention | undefined {
  const run = runAt(items, at, known);
  if (run.words.length === 0) return spouseAt(items, at);
  const owner = run.words.find((word) => known.people.includes(word));
  const isRetirement = run.words.includes("retirement");
  const kinds = run.words.filter(
    (word) => word !== owner && !(isRetirement && /^(?:savings|plan)$/.test(word)),
  );
  const end = retirementEnd(items, run);
  const fits = fitting(run.words, known, undefined);
  const place = { kinds, fits, plural: run.plural || end !== run.end, bound: true };
  const isAll = kinds.length === 0 && run.noun !== undefined;
  return owner === undefined
    ? kindAt(items, at, { run, known, end, place })
    : ownedAt(items, at, end, { ...place, owner, ...(isAll ? { all: true } : {}) }, known);
}

/** "Karen's Roth", "Karen"; "Karen's husband" is the other one. */
function ownedAt(
  items: readonly Item[],
  start: number,
  end: number,
  place: Place,
  known: Known,
): Mention {
  const next = items[end];
  const isOther = place.kinds.length === 0 && next?.gap === "none" && isSpouse(next);
  if (!isOther) return { start, end, place };
  const owner = otherOf(place.owner, known);
  return owner === undefined
    ? { start, end: end + 1, open: true }
    : { start, end: end + 1, place: { ...place, owner } };
}

function kindAt(
  items: readonly Item[],
  at: number,
  { run, known, end, place }: { run: Run; known: Known; end: number; place: Place },
): Mention | undefined {
  const before = saidAt(items, at - 1);
  if (general.test(before) || isOfClass(run)) return undefined;
  if (/^an?$/.test(before) || isStrangers(items[at - 1])) return { start: at, end, open: true };
  const isWide = place.kinds.some((word) => /^(?:retirement|taxable)$/.test(word));
  const isMeant = end !== run.end || isNamed(items, at, run, place.fits, known);
  const isBeside = [before, saidAt(items, end)].some((word) => parting.test(word));
  const isTelling = place.kinds.every((word) => kindWord.test(word) || !isOrdinary(word));
  const isOne = isBeside && place.fits.length === 1 && isTelling;
  if (!(isMeant || isWide || isOne)) return undefined;
  const bound = run.noun !== undefined || owned.test(before) || place.kinds.some(isOnlyHere);
  return { start: at, end, place: { ...place, plural: place.plural || isWide, bound } };
}

const parting = /^(?:and|or|vs|v|versus|than)$/;
const general = /^(?:which|what|each|every|any|per|by|another|either|other)$/;
const owned = /^(?:the|my|our|his|her|their|both|\d)$/;
const kindWord =
  /^(?:roth|ira|401k|403b|457b|529|hsa|utma|ugma|sep|simple|rollover|traditional|inherited|joint|trust|brokerage|taxable|individual|custodial|annuity|pension|retirement|checking|savings|margin)$/;
/** "the endowment": a word that no kind of account is called by. */
const isOnlyHere = (word: string): boolean => !kindWord.test(word);

/** "retirement money" is what the retirement accounts hold. */
const retirementEnd = (items: readonly Item[], { words, end }: Run): number =>
  words.includes("retirement") && /^(?:savings|money|assets|funds|plans)$/.test(saidAt(items, end))
    ? end + 1
    : end;

/** "stocks", where one account is a stock plan. */
const isOfClass = ({ words, noun }: Run): boolean =>
  noun === undefined && words.every((word) => /^(?:stock|fund|bond|option|cash)$/.test(word));

/** "John's IRA": of somebody whom nobody here knows. */
const isStrangers = (item: Item | undefined): boolean =>
  item !== undefined && item.said !== "is" && /\p{L}'s$/u.test(item.raw);

/** "his wife", "than her": the other one of the couple, whoever that is. */
function spouseAt(items: readonly Item[], at: number): Mention | undefined {
  const before = saidAt(items, at - 1);
  const isLed = /^(?:his|her|the)$/.test(before) && isSpouse(items[at]);
  const next = items[at + 1];
  const isAlone = next === undefined || next.gap !== "none" || /^(?:does|has|do)$/.test(next.said);
  const isPronoun =
    /^(?:than|vs|versus|against|with|to)$/.test(before) &&
    /^(?:her|hers|him|his|she|he)$/.test(saidAt(items, at)) &&
    isAlone;
  return isLed || isPronoun
    ? { start: at, end: at + 1, place: { ...nobody, owner: spouseMark } }
    : undefined;
}

const isSpouse = (item: Item | undefined): boolean =>
  /^(?:wife|husband|spouse|partner)(?:'?s)?$/i.test(item?.raw ?? "");
const nobody = { kinds: [], fits: [], plural: false, bound: true };

/** The words without what is mentioned in them. */
export const besides = (items: readonly Item[], mentions: readonly Mention[]): string =>
  sentence(items.filter((_, at) => !mentions.some(({ start, end }) => at >= start && at < end)));

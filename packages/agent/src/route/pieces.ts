import { withoutBracket } from "./asides.ts";
import { withCommas } from "./commas.ts";
import { type Item, periodMark, sentence } from "./item.ts";
import { unnumbered } from "./numbering.ts";
import type { Reading } from "./read.ts";
import { isTie } from "./ties.ts";

/** Words between two stops, commas or conjunctions. */
export interface Cut {
  items: readonly Item[];
  /** The words that tie it to the piece before, left out when it stands alone. */
  joint: readonly Item[];
  /** Begins a sentence of its own. */
  fresh: boolean;
  /** Asks whether something is so. */
  wonders: boolean;
}

/** The pieces of a message, in order. */
export const pieces = (reading: Reading): Cut[] =>
  unbracketed(renamed(cut(withCommas(withoutBracket(unnumbered(reading)))))).map((piece) =>
    bare(piece, reading.members),
  );

/** "what is the gain, in percent, on my AAPL", "in 2026, may I pay into a Roth": what only says more of it. */
export function joined<One extends Cut & { idle: boolean }>(found: readonly One[]): One[] {
  const result: One[] = [];
  for (const [at, piece] of found.entries()) {
    const before = result.at(-1);
    const goesOn = !piece.fresh && piece.joint.length === 0;
    if (
      before !== undefined &&
      goesOn &&
      isOne(before, piece, at === 1 || (before.fresh && before === found[at - 1]))
    ) {
      const items = [...before.items, ...piece.items];
      result[result.length - 1] = { ...before, items, idle: before.idle && piece.idle };
    } else result.push(piece);
  }
  return result;
}

function isOne(before: Cut, piece: Cut, isFirst: boolean): boolean {
  if (saysMore(piece)) return true;
  if (!isFirst) return false;
  const isWhen = sentence(before.items) === periodMark && opens.test(sentence(piece.items));
  return isWhen || (saysMore(before) && !ofSymbol.test(sentence(before.items)));
}

/** "For MUB: how many shares, and what is the gain": all of it is of the symbol. */
const ofSymbol =
  /^(?:for|on|of|about|regarding) (?:(?:my|our|the|her|his|their) )?SYM(?: (?:shares?|stocks?|position))?$/;

function saysMore({ items }: Cut): boolean {
  const said = sentence(items);
  return (
    ofSize.test(said) ||
    isOnly.test(said) ||
    (preposition.test(said) && items.length < 9 && !inner.test(said))
  );
}

/** "gain on PFE, Helen's IRA only" */
const isOnly =
  /^(?:(?:the|my|our|their|his|her) )?(?:ACC|PER) (?:only|alone|specifically)$|^(?:only|just|specifically) (?:(?:the|my|our|their|his|her) )?(?:ACC|PER)$/;
/** "and the one before it, how big?" */
const ofSize =
  /^how (?:big|large)(?: (?:was|is) (?:it|that))?$|^worth(?: (?:right|now|today|PER))*$/;

const preposition =
  /^(?:(?:now|then|so) )?(?:(?:percent(?:age)?|dollars?) wise|(?:(?:taking|counting|adding(?: up)?|putting|netting|combining|pooling|summing(?: up)?|across) )?(?:both|all|every)(?: \d)?(?: of)?(?: (?:the|my|our|their|his|her))? (?:accounts?|holdings|positions|ACC)(?: (?:that|which) (?:holds?|has|have|owns?) (?:it|them|SYM))?(?: (?:(?:put |taken |added )?together|(?:added|summed) up|counted|combined|in total))?$|(?:going|judging|based|counting) (?:by|on|PER)|of|on|in|for|from|within|inside|under|outside|across|among|amongst|between|during|over|through|throughout|since|until|till|by|per|at|measured|ranked|relative to|compared (?:to|with)|out of)\b/;
const inner =
  /\b(?:what|how|which|who|when|where|why|whether|is|are|do|does|did|has|show|list|tell|give|need|needs|want|wants|like)\b/;
const opens =
  /^(?:what|how|which|who|when|where|why|may|can|could|should|will|would|is|are|do|does|did|has|have|am)\b/;

/** "by how much is the bond ETF, BND, down": a name for what was just named. */
function renamed(found: readonly Cut[]): Cut[] {
  const at = found.findIndex(({ items }, index) => {
    const [before, after] = [found[index - 1], found[index + 1]];
    const isName = items.length === 1 && items[0]?.symbols !== undefined;
    return (
      isName && [found[index], after].every(isTold) && names.test(sentence(before?.items ?? []))
    );
  });
  const [before, name, after] = found.slice(Math.max(0, at - 1), at + 2);
  if (before === undefined || name === undefined || after === undefined) return [...found];
  const items = [...before.items, ...name.items, ...after.items];
  return [...found.slice(0, at - 1), { ...before, items }, ...found.slice(at + 2)];
}
const names = /^(?!.*\bSYM\b).* (?:etf|fund|stock|share|position|holding|company|bond|employer)$/;

/** "how VOO, which I have held for a while, is doing": without what only says more of a noun. */
function unbracketed(found: readonly Cut[]): Cut[] {
  const at = found.findIndex(({ items, fresh, joint }, index) => {
    const next = found[index + 1];
    const isWithin = index > 0 && next !== undefined && isTold(next);
    const isBracket = !fresh && joint.length === 0 && brackets.test(sentence(items));
    return isWithin && isBracket && (sums.test(sentence(items)) || verb.test(sentence(next.items)));
  });
  const [before, bracket, after] = found.slice(Math.max(0, at - 1), at + 2);
  if (at < 0 || before === undefined || after === undefined) return [...found];
  const said = bracket?.items ?? [];
  const kept = sums.test(sentence(said)) ? said : [];
  const whole = { ...before, items: [...before.items, ...kept, ...after.items] };
  return unbracketed([...found.slice(0, at - 1), whole, ...found.slice(at + 2)]);
}

const isTold = (piece: Cut | undefined): boolean =>
  piece !== undefined && !piece.fresh && piece.joint.length === 0;
/** "the cost, in total, of the BND": how much of it is asked for. */
const sums = /^(?:in (?:total|all)|altogether|all told|overall|combined)$/;
const brackets =
  /^(?:just|only|altogether|all told|overall|combined|who|which|that|whose|where|measured|counting|including|given|based|ranked|sorted|taken|held|bought|as|in|by|on|at|of|for|with)\b/;
const verb =
  /^(?:is|are|was|were|has|have|had|do|does|did|wants?|needs?|asks?|would|will|can|could|went|made|gained|lost|trades?|trading|doing|performing|going|worth|stands?|costs?|comes?|came)\b/;

/** What is said after as many pieces stays one. */
const most = 12;

function cut(items: readonly Item[]): Cut[] {
  const found: Cut[] = [];
  let piece: Item[] = [];
  let joint: Item[] = [];
  let fresh = true;
  const close = (): void => {
    if (piece.length > 0) found.push({ items: piece, joint, fresh, wonders: false });
    piece = [];
    joint = [];
  };
  for (const [index, item] of items.entries()) {
    const isFull = found.length >= most;
    const ties = !isFull && isTie(items, index, sentence(piece));
    if ((!isFull && stops(item, piece, joint)) || (ties && piece.length > 0)) {
      close();
      fresh = item.gap === "stop";
    }
    if (ties && piece.length === 0) joint.push(item);
    else piece.push(item);
  }
  close();
  return found;
}

/** Words stop before it, but for a comma within a supposition; "also, any deposits?" begins with its first word. */
const stops = ({ gap }: Item, before: readonly Item[], joint: readonly Item[]): boolean =>
  (before.length > 0 || joint.length === 0) &&
  (gap === "stop" || (gap === "comma" && !supposes.test(sentence(before))));

/** "their ytd", "the ytd number" are the stretch alone; "lastly", "separately" and "whether" only lead on. */
function bare(piece: Cut, members: ReadonlySet<string>): Cut {
  const first = piece.items.findIndex(({ said }) => !leads.test(said));
  const items = piece.items.slice(Math.max(0, first));
  const stretch = items.find(({ period }) => period?.timeframe !== undefined);
  const isBare =
    stretch !== undefined &&
    stretchAlone.test(sentence(items.filter(({ said }) => !members.has(said))));
  const wonders = piece.items.slice(0, Math.max(0, first)).some(({ said }) => said === "whether");
  return { ...piece, wonders, items: isBare ? [stretch] : items };
}

const leads = /^(?:firstly|secondly|thirdly|lastly|finally|separately|whether)$/;
const stretchAlone = new RegExp(
  `^(?:(?:the|my|our|their|his|her|its|far|what is|show|review|check|see|pull|get|give|me) )*${periodMark}(?: (?:numbers?|figures?|1|one))?$`,
);

/** Words that want an answer: a question, a request, or something that has a figure. */
export function asks({ items, fresh }: Cut): boolean {
  const said = sentence(items);
  if (figure.test(said)) return true;
  if ((!fresh && relative.test(said)) || smallTalk.test(said)) return false;
  return items.length > 2 && question.test(said);
}

const question =
  /^(?:what|how|who|when|where|why|which|is|are|did|do|does|has|can|could|show|list|tell|give|explain|define|compare)\b/;
const smallTalk =
  /^(?:how are (?:you|things)|how is it going|what is up|is that (?:ok|okay|fine))\b/;
/** "apple, which we bought": says more of it. */
const relative = /^(?:which|who|where|when|as|that) (?:i|we|they|he|she|is|are|was|were|had)\b/;
const figure =
  /\b(?:cash|debit|debt|loan|margin|accounts?|portfolio|performance|balances?|value|worth|prices?|quotes?|gains?|loss(?:es)?|profits?|returns?|yields?|dividends?|fees?|interest|basis|trades?|deposits?|withdrawals?|transfers?|holdings?|positions?|allocation|expense ratios?|taxes)\b/;

/** What follows a supposition is about it: "if AAPL were $500, what would I have". */
const supposes =
  /^(?:if|suppose|supposing|assume|assuming|imagine|pretend|what if|say|hypothetically)\b/;

import { asDone, inThatTime } from "./deeds.ts";
import { type Item, sentence } from "./item.ts";
import { withMentions } from "./lending.ts";
import { ofRemark, ofTopic, pointsThere } from "./of-symbol.ts";
import { meant, type Piece } from "./piece.ts";
import type { Reading } from "./read.ts";
import type { Intent } from "./routed.ts";
import { assetClass } from "./slots.ts";
import { names, only } from "./told.ts";

/**
 * Each question with what the remark before it tells, where it goes on from that: "We have had PFE in the joint
 * account for ages. How big is the loss on it?" is of that account, "I sold some MSFT last week. At what price?" of
 * that sale.
 */
export const withRecalled = (found: readonly Piece[], reading: Reading): Piece[] =>
  found.map((heard, index) => {
    const piece = inKnown(withoutLater(heard, found[index + 1], reading));
    const told = remarkBefore(piece, found[index - 1], reading);
    if (told.length === 0) return piece;
    return (
      asDone(piece, told, reading) ??
      ofFronted(piece, told, reading) ??
      inThatTime(
        inThatPlace(ofClass(ofBlock(piece, told, reading), told), told, reading),
        told,
        reading,
      )
    );
  });

/** "We rolled the old 401(k) into the rollover. How much cash is in there?": in the one that is on file. */
function inKnown(piece: Piece): Piece {
  const isKnown = piece.items.some(({ account }) => account?.kind === "known");
  if (!isKnown || !pointsThere.test(sentence(piece.items))) return piece;
  const items = piece.items.map((item) => {
    if (
      item.account === undefined ||
      (item.account.kind === "known" && item.account.whose !== true)
    )
      return item;
    const { account: _, ...rest } = item;
    return { ...rest, said: "account" };
  });
  return { ...piece, items };
}

/** "I've been through the stocks in my account. Which of them has gained most?": of the stocks. */
function ofClass(piece: Piece, told: readonly Item[]): Piece {
  const kind = ofThem.test(sentence(piece.items)) ? classSaid.exec(sentence(told))?.[1] : undefined;
  if (kind === undefined || assetClass(sentence(piece.items)) !== undefined) return piece;
  const at = piece.items.findIndex(({ said }) => /^(?:them|those|these|they)$/.test(said));
  const items = piece.items.map((item, index) =>
    index === at ? { ...item, said: `the ${kind} only` } : item,
  );
  return { ...piece, items };
}
const ofThem = /\b(?:which|what|how many|1|one|best|worst|any) (?:\w+ )?of (?:them|those|these)\b/;
const classSaid =
  /\b((?:individual |single )?stocks|etfs|(?:mutual )?funds|bonds|options)\b(?! (?:market|exchange|plan))/;

/** The words before the end of a piece that belong to no piece. */
function remarkBefore(
  { items, joint }: Piece,
  before: Piece | undefined,
  reading: Reading,
): readonly Item[] {
  const own = new Set([...joint, ...items].map(({ at }) => at));
  const last = Math.max(...own);
  const since = Math.max(0, ...(before?.items ?? []).map(({ end }) => end));
  return reading.items.filter(({ at }) => at >= since && at < last && !own.has(at));
}

/** "MUB, the muni one. Are we ahead on it?", "Rebalancing is on the radio. In general, what does it mean?" */
const ofFronted = (piece: Piece, told: readonly Item[], reading: Reading): Piece | undefined =>
  fronted.test(sentence(told)) || piece.claim?.missing === "topic"
    ? ofRemark(piece, { ...piece, items: told }, reading)
    : undefined;
const fronted =
  /^(?:(?:on|about|regarding) )?SYM the (?:\w+ ){1,3}(?:1|one|fund|etf|stock|company)$/;

/** "Amara has VXUS in her Roth. What is her block worth?" */
function ofBlock(piece: Piece, told: readonly Item[], reading: Reading): Piece {
  const symbol = only(told, "symbols");
  const isOpen = !names(piece, "symbols") && block.test(sentence(piece.items));
  return symbol === undefined || !isOpen
    ? piece
    : ofTopic(piece, { ...piece, items: [symbol] }, reading);
}
const block =
  /\b(?:her|his|my|our|their|its|that|this) (?:block|lot|stake|chunk|slice|piece|shares|position|holding)\b/;

/** "Claire is anxious about the Children's Trust. What is the gain on VOO in there?" */
function inThatPlace(piece: Piece, told: readonly Item[], reading: Reading): Piece {
  const said = sentence(piece.items);
  const place = ofWhose(said, told) ?? only(told, "account");
  if (place === undefined || names(piece, "account")) return piece;
  const symbol = only(told, "symbols")?.symbols?.[0];
  const isOfIt =
    symbol !== undefined &&
    !piece.items.some(({ symbols }) => symbols !== undefined) &&
    meant(piece, reading).symbols.includes(symbol);
  const isThere = pointsThere.test(said) || there.test(said) || isOfPlace(piece, told);
  return isOfIt || isThere
    ? withMentions(piece, { ...piece, items: [place], topic: piece })
    : piece;
}

/** "Claire called about the Children's Trust. How much cash does it have?" */
const isOfPlace = ({ claim, items }: Piece, told: readonly Item[]): boolean =>
  claim !== undefined &&
  ofAccounts.has(claim.intent) &&
  /\bit\b/.test(sentence(items)) &&
  told.every(({ symbols }) => symbols === undefined);
const ofAccounts: ReadonlySet<Intent> = new Set([
  ...(["cash_balance", "account_value", "positions_list", "portfolio_ranking"] as const),
]);
const there =
  /(?<!\b(?:is|are|was|were) )\bthere\b(?! (?:is|are|was|were|been|any|an?|still|pending)\b)|\b(?:that|this|the same) (?:account|1|one|ira|roth|401k|trust|plan)\b/;

/** "in her Roth, and in the joint account", then "her block": in hers. */
function ofWhose(said: string, told: readonly Item[]): Item | undefined {
  const [whose] = /\b(?:her|his)\b/.exec(said) ?? [];
  const own = told.filter(
    ({ account }, at) => account?.kind === "known" && told[at - 1]?.said === whose,
  );
  return whose === undefined || own.length !== 1 ? undefined : own[0];
}

/** "my stocks, including the Tesla short but not the options": what is left out at the end of the sentence, too. */
function withoutLater(piece: Piece, next: Piece | undefined, reading: Reading): Piece {
  const last = piece.items.at(-1);
  if (last === undefined) return piece;
  const until = next?.items[0]?.at ?? Number.POSITIVE_INFINITY;
  const after = reading.items.filter(({ at }) => at >= last.end && at < until);
  const stop = after.findIndex(({ gap }) => gap === "stop");
  const left = after
    .slice(0, stop < 0 ? after.length : stop)
    .flatMap(({ without = [] }) => without);
  if (left.length === 0) return piece;
  const without = [...(last.without ?? []), ...left];
  return { ...piece, items: [...piece.items.slice(0, -1), { ...last, without }] };
}

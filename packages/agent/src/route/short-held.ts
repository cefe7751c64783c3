import { type Item, sentence } from "./item.ts";

/** "short Tesla: up or down?", "the Tesla short": the position that is owed is asked about, and no order given. */
export const withShortHeld = (items: readonly Item[]): Item[] => theShort(items) ?? held(items);

function held(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ said }) => said === "short");
  const short = items[at];
  if (short === undefined || isOrder.test(sentence(items))) return [...items];
  const before = items.slice(0, at);
  const after = items.slice(at + 1);
  const isFirst = before.length === 0 || short.gap !== "none" || /^(?:and|on)$/.test(said(before));
  const [next, second] = after;
  if (next?.symbols !== undefined && next.gap === "none" && isFirst) {
    return asked.test(sentence(after)) ? [...before, ours(short), ...after] : [...items];
  }
  const isOn = /^(?:in|on|of)$/.test(next?.said ?? "") && second?.symbols !== undefined;
  if (isOn && whose.test(said(before))) {
    return [...before.slice(0, -1), ours(short), ...after.slice(1)];
  }
  return behind(items, at) ?? [...items];
}

/** "and the short Tesla?" */
function theShort(items: readonly Item[]): Item[] | undefined {
  const [short, symbol] = items.slice(-2);
  const before = items.slice(0, -2);
  const isHeld = short?.said === "short" && symbol?.symbols !== undefined && symbol.gap === "none";
  return isHeld && whose.test(said(before))
    ? [...before.slice(0, -1), ours(short), symbol]
    : undefined;
}

/** "and the Tesla short?", "TSLA short: gain or loss" */
function behind(items: readonly Item[], at: number): Item[] | undefined {
  const symbol = items[at - 1];
  const short = items[at];
  const next = items[at + 1];
  const isNoun = next === undefined || next.gap !== "none" || !compounds.test(next.said);
  if (symbol?.symbols === undefined || short?.gap === "stop" || !isNoun) return undefined;
  const before = items.slice(0, at - 1);
  const after = items.slice(at + 1);
  if (whose.test(said(before))) {
    return [...before.slice(0, -1), ours(before.at(-1) ?? symbol), symbol, ...after];
  }
  const isFirst = before.length === 0 || symbol.gap !== "none";
  if (!isFirst || !asked.test(sentence(after))) return undefined;
  return [...before, ours(symbol), { ...symbol, gap: "none" }, ...after];
}

const ours = (item: Item): Item => {
  const { said: _, raw, at, end, gap } = item;
  return { said: "our", raw, at, end, gap };
};

const said = (items: readonly Item[]): string => items.at(-1)?.said ?? "";

const whose = /^(?:the|my|our|his|her|their|that|this)$/;
const compounds = /^(?:positions?|sales?|interest|shares|stocks?|sellers?|selling|squeeze|term)$/;
/** A question about what is held, and no price at which something is to be done. */
const asked =
  /\b(?:gains?|gained|loss(?:es)?|lost|losing|made|making|up|down|profits?|profitable|p&l|worth|value|doing|done|performance|percent|returns?|how|what)\b/;
const isOrder =
  /\b(?:close|cover|exit|buy|sell|open|add|increase|reduce|double|unwind|if|when|once|should|can|could|would|let us|want|\$?\d[\d,.]* (?:more )?(?:SYM|shares?))\b|\bshort (?:\$?\d|more|some|another)|\bshort SYM (?:at|\$?\d)/;

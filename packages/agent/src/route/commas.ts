import { type Item, sentence } from "./item.ts";

/** What is only listed, without commas, is each asked for: "value cash positions", "aapl shares aapl gain total account value". */
export function withCommas(items: readonly Item[]): Item[] {
  const names = items.map(({ said, gap }) => (listed.test(said) && gap === "none" ? said : ""));
  const first = items[0];
  const isList = items.length > 2 && first !== undefined && new Set(names).size === items.length;
  if (!isList || names.includes("")) return isTelegram(items) ? apart(items) : [...items];
  return items.map((item, index) => (index === 0 ? item : { ...item, gap: "comma" }));
}

const listed =
  /^(?:value|balance|cash|positions|holdings|trades|transfers|deposits|withdrawals|performance|returns?)$/;

/** Nothing but nouns, and figures of symbols among them. */
const isTelegram = (items: readonly Item[]): boolean =>
  items.every(({ said, gap }, at) => nouns.test(said) && (at === 0 || gap === "none")) &&
  items.some(({ symbols }) => symbols !== undefined);
const nouns =
  /^(?:SYM|ACC|PER|prices?|quotes?|gains?|loss|shares|held|cost|average|basis|value|worth|change|position|quantity|total|account|portfolio|cash|settled|unsettled|last|latest|trades?|deposits?|withdrawals?|transfers?|returns?|performance|day|dollars?|percent|in|my|our)$/;

/** A comma before each further symbol, and before what is of no symbol, once a figure was named. */
function apart(items: readonly Item[]): Item[] {
  const isSymbol = ({ symbols }: Item): boolean => symbols !== undefined;
  let begun = 0;
  return items.map((item, at) => {
    const isTold = items.slice(begun, at).some(isSymbol) && figure.test(items[at - 1]?.said ?? "");
    const isAnother = isSymbol(item) || ofNone.test(sentence(items.slice(at, at + 4)));
    if (!isTold || !isAnother || item.gap !== "none") return item;
    begun = at;
    return { ...item, gap: "comma" };
  });
}
const figure =
  /^(?:prices?|quotes?|gains?|loss|shares|held|cost|basis|value|worth|change|position|quantity)$/;
const ofNone =
  /^(?:(?:total|my|our) )*(?:account|portfolio) value\b|^(?:total |settled |unsettled )?cash\b|^(?:last|latest) (?:trade|deposit|withdrawal|transfer)\b|^PER (?:returns?|performance)\b/;

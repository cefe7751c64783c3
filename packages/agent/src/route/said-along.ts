import { type Item, phrasesOf, sentence } from "./item.ts";

/**
 * "any pending transfers? list them", "all accounts included, how much cash is there": a phrase that only
 * asks to see what the question asks for, or says that it is of everything, asks nothing of its own.
 */
export function withoutSaidAlong(items: readonly Item[]): readonly Item[] {
  const phrases = phrasesOf(items);
  if (phrases.length < 2) return items;
  const kept = phrases.filter((phrase, at) => {
    const said = sentence(phrase);
    const others = sentence(phrases.filter((one) => one !== phrase).flat());
    const before = sentence(phrases.slice(0, at).flat());
    return !(
      (list.test(said) && rows.test(before) && isOfSame(said, before)) ||
      (columns.test(said) && trades.test(before)) ||
      (whole.test(said) && parts.test(others))
    );
  });
  const [first, ...more] = kept.flat();
  return kept.length === phrases.length || first === undefined
    ? items
    : [{ ...first, gap: items[0]?.gap ?? first.gap }, ...more];
}

const record =
  "(?:deposits?|withdrawals?|contributions?|transfers?|trades?|transactions?|buys?|purchases?|sells?|sales?|holdings?|positions?|etfs?|stocks?|funds?|bonds?)";
const rows = new RegExp(
  `\\b(?:${record}|deposited|withdrawn|bought|sold|traded|invested in|hold|held|own|owned)\\b`,
);
const trades =
  /\b(?:trades?|buys?|bought|purchases?|sells?|sold|sales?|add(?:ed)? to|deposits?|withdrawals?)\b/;
const list = new RegExp(
  `^(?:(?:please|can|could|you|just|and|so|then) ){0,4}(?:(?:a |the )?(?:full|complete|whole|entire) list|list (?:them|those|these|it|all|each|every)(?: (?:all|of them|${record}|1|one)){0,2}|list (?:the )?${record}|list(?: (?:them|it|those))? with (?:share counts?|quantities|the number of shares|amounts|prices)|list|show (?:me )?(?:them|those|all of them|(?:that|the) ${record})(?: all)?|(?:in|as) a list)(?: (?:please|for me|pls|all)){0,2}$`,
);
/** "Any pending transfers? List the positions": these are others. */
function isOfSame(said: string, before: string): boolean {
  const named = kinds.filter((kind) => kind.test(said));
  return named.length === 0 || named.some((kind) => kind.test(before));
}
const kinds = [
  /\b(?:deposit|withdrawal|contribution|transfer|wire)(?:s|ed)?\b|\b(?:withdrawn|withdrew)\b/,
  /\b(?:trades?|traded|transactions?|buys?|bought|purchases?|purchased|sells?|sales?|sold)\b/,
  /\b(?:holdings?|positions?|hold|held|own|owned|invested)\b/,
  /\betfs?\b/,
  /\bstocks?\b/,
  /\bfunds?\b/,
  /\bbonds?\b/,
];
const columns =
  /^(?:the )?(?:number of shares|share counts?|quantity|(?:fill )?price|date|amount)(?: and (?:the )?(?:number of shares|share counts?|quantity|(?:fill )?price|date|amount)){0,2}(?: please)?$/;
const whole =
  /^(?:(?:across|over|for|in|with|of|counting|including) )?(?:(?:all|every|each)(?: of)?(?: (?:the|my|our|their|his|her))? (?:accounts?|accts?)|(?:our|my|the|their) accounts (?:all )?(?:taken )?together|everything (?:together|combined|included)|(?:each|every) (?:security|symbol|holding|position|1) (?:added up|summed|taken together|combined)(?: (?:over|across|in) .{3,50})?)(?: (?:all|taken|put|added|counted|lumped|together|included|combined|up|in total)){0,4}$/;
const parts =
  /\b(?:cash|deposits?|deposited|withdr[ae]w\w*|transfers?|trades?|buys?|bought|sold|sells?|sales|gain|gained|loss|losses|p&l|holdings?|positions?)\b/;

import { type Item, saidAt, sentence } from "./item.ts";
import { listedAt, narrowing, type Phrase } from "./left-out-nouns.ts";

/** What is taken out of a sum or a list: "less the Roth", "if we drop Apple", "with the ETFs stripped out". */
export const takenOut = (items: readonly Item[], at: number): Phrase | undefined =>
  lessAt(items, at) ?? byVerb(items, at) ?? behind(items, at) ?? allBut(items, at);

/** "How much cash is there? Anything but the Roth." leaves it out of the question beside it. */
function allBut(items: readonly Item[], at: number): Phrase | undefined {
  const lead = all.exec(sentence(items.slice(at, at + 5)))?.[0];
  if (lead === undefined || (at > 0 && items[at]?.gap === "none")) return undefined;
  const phrase = partAt(items, at + lead.split(" ").length);
  const next = items[phrase?.end ?? at];
  if (next?.gap === "none" || (at === 0 && next === undefined)) return undefined;
  const rest = sentence(items.slice(phrase?.end));
  const isApart = at > 0 ? rest === "" || next?.gap === "stop" : asks.test(rest);
  return isApart ? phrase : undefined;
}

const all =
  /^(?:(?:of|on|for|in) )?(?:everything|anything|all(?: (?:of )?(?:my|our|the|their) (?:accounts|holdings|positions|money))?|everywhere|anywhere|all of it)(?: (?:we|i|they) (?:have|own|hold))? (?:but|except(?: for)?|excluding|besides|bar(?:ring)?|other than|apart from|save(?: for)?|minus|less|without)\b/;
const asks =
  /^(?:what|which|how|who|where|when|show|list|give|tell)\b(?!.*\b(?:it|that|they|them|those)\b)/;

/** "our total, less the Roth"; "which account has less cash" and "which is worth less, VTI or VOO" compare. */
function lessAt(items: readonly Item[], at: number): Phrase | undefined {
  if (saidAt(items, at) !== "less") return undefined;
  const phrase = partAt(items, at + 1);
  if (phrase === undefined || saidAt(items, phrase.end) === "than") return undefined;
  const isKind = phrase.nouns.every(({ account, symbols }) => (account ?? symbols) === undefined);
  const isAmount = isKind && items[at]?.gap === "none" && compares.test(saidAt(items, at - 1));
  const isChoice = phrase.nouns.some(({ symbols = [] }) => symbols.length > 1);
  return isAmount || isChoice ? undefined : phrase;
}

const compares =
  /^(?:have|has|had|hold|holds|held|own|owns|got|with|is|are|was|were|do|does|much|even|far|any|no|more|or|and|the|for|an?|in|lot|bit)$/;

/** "leaving the ETFs aside", "take out the Roth", "if we drop Apple" */
function byVerb(items: readonly Item[], at: number): Phrase | undefined {
  const said = sentence(items.slice(at, at + 9));
  const verb = takes.exec(said)?.[0];
  if (verb === undefined || !(supposes.test(said) || isFirst(items, at))) return undefined;
  const phrase = partAt(items, at + verb.split(" ").length);
  if (phrase === undefined) return undefined;
  const ones = /^(?:1|1s|ones|balances?)$/.test(saidAt(items, phrase.end)) ? 1 : 0;
  const last = phrase.end + ones;
  const out = isOut.exec(sentence(items.slice(last, last + 6)))?.[0];
  if (out === undefined) return isDone.test(verb) ? phrase : undefined;
  return { ...phrase, end: last + out.split(" ").length };
}

/** Classes, accounts, symbols and states that can be taken out of a whole; nothing that money is taken out of. */
function partAt(items: readonly Item[], at: number): Phrase | undefined {
  if (/^(?:of|from|in|on|at|by|for|into)$/.test(saidAt(items, at))) return undefined;
  const phrase = listedAt(items, at);
  const isPart = phrase?.nouns.some(({ said }) => narrowing.test(said) && !/PER$/.test(said));
  return isPart ? phrase : undefined;
}

/** Where an order or a condition can begin. */
const isFirst = (items: readonly Item[], at: number): boolean =>
  at === 0 ||
  items[at]?.gap !== "none" ||
  /^(?:and|but|please|just|then|when|if|by)$/.test(saidAt(items, at - 1)) ||
  /^(?:net|beyond|\w+ing)$/.test(saidAt(items, at));

/** "ETFs and funds excluded", "AAPL left out", "if the Roth is not counted" */
function behind(items: readonly Item[], at: number): Phrase | undefined {
  const lead = supposes.exec(sentence(items.slice(at, at + 6)))?.[0].trim();
  const any = /^(?:anything|whatever)$/.test(saidAt(items, at)) ? 1 : 0;
  const first = at + (lead?.split(" ").length ?? any);
  // "this year, pending excluded" leaves no year out.
  const isStretch = items[at]?.period !== undefined && items[at + 1]?.gap === "comma";
  const isNoun = lead !== undefined || (begins.test(saidAt(items, at)) && !isStretch);
  const listed = isNoun ? listedAt(items, first) : undefined;
  // "the trusts, Helen's IRA not counted" leaves only the last one out.
  const isApart = items.slice(first + 1, listed?.end).some(({ gap }) => gap === "comma");
  if (listed === undefined || listed.nouns.length === 0) return undefined;
  if (isApart && !isAnd(items, first, listed.end)) return undefined;
  const end = goneUntil(items, listed.end, lead !== undefined);
  return end === undefined ? undefined : { end, nouns: listed.nouns };
}

/** Where the words end that say that what is named before them is out. */
function goneUntil(items: readonly Item[], at: number, isSupposed: boolean): number | undefined {
  if (items[at]?.gap === "stop") return undefined;
  const after = sentence(items.slice(at, at + 6));
  const words = (isGone.exec(after) ?? (isSupposed ? isMissing.exec(after) : null))?.[0];
  if (words === undefined) return undefined;
  const end = at + words.split(" ").length;
  // "this year, do not count the Roth" says it of what comes after.
  const isOrder = /^do\b/.test(words) && items[end]?.gap === "none";
  return isOrder ? undefined : end;
}

const begins = new RegExp(
  `^(?:anything|whatever|the|my|our|his|her|their|all)$|${narrowing.source}`,
);

const isAnd = (items: readonly Item[], at: number, end: number): boolean =>
  items.slice(at, end).some(({ said }) => said === "and" || said === "or");

/** "if we were to", "once you": what is asked is what would be without it. */
const supposes =
  /^(?:(?:with|if|once|when|after|assuming|say|suppose|supposing|pretend|pretending|imagine|imagining)(?: |$)){1,4}(?:that )?(?:(?:we|you|i|they|one|1) )?(?:(?:were to|are to|just|also|could|can) ){0,3}/;

const moves =
  "leave|leaving|take|taking|strip|stripping|set|setting|put|putting|keep|keeping|cut|cutting|carve|carving|pull|pulling|throw|throwing|toss|tossing|knock|knocking|net|netting|back|backing|chuck|chucking|lop|lopping|factor|factoring|filter|filtering|rule|ruling|weed|weeding|scratch|scratching|cross|crossing|kick|kicking|move|moving";
const moved =
  "left|taken|stripped|set|put|kept|cut|carved|pulled|thrown|tossed|knocked|netted|backed|lopped|factored|filtered|ruled|weeded|scratched|crossed|kicked|moved";
const gone =
  "drop|dropping|dropped|hide|hiding|hidden|lose|remove|removing|removed|subtract|subtracting|subtracted|deduct|deducting|deducted|discount|discounting|discounted|forget|forgetting|forgotten|exclude|excluding|excluded|omit|omitting|omitted|ignore|ignoring|ignored|disregard|disregarding|disregarded";
const away =
  "(?:out|off|aside|away|apart)(?: the table)?(?: of (?:it|this|that|account|consideration|the (?:total|sum|mix|picture|count|equation|way|list|calculation|figure|number)s?))?(?: from (?:it|this|that|the (?:total|sum|mix|list)))?";

const lead = `(?:just |let us |lets )?(?:${supposes.source.slice(1)})?`;
const takes = new RegExp(
  `^${lead}(?:net of|beyond|pretend(?:ing)? (?:that )?there (?:is|are|was|were) no|(?:${moves}|${moved})(?: (?:out|off|aside|away))?|(?:${gone})(?: (?:about|out))?)(?= )`,
);
/** A verb that takes out by itself, or with what comes before its noun. */
const isDone = new RegExp(`\\b(?:${gone}|net of|beyond|no|out|off|aside|away|apart)(?: about)?$`);
const isOut = new RegExp(`^${away}\\b`);
const isGone = new RegExp(
  `^(?:(?:ones?|1s?) )?(?:(?:is|are|was|were|being|be|get|gets) ){0,3}(?:(?:excluded|omitted|excepted|ignored|removed|disregarded|discounted|subtracted|deducted)(?: (?:from (?:it|this|that|the (?:total|sum|list))))?|(?:${moved}) ${away}|aside\\b|can wait|not (?:counted|included|needed|now|there)|out of (?:it|the (?:mix|picture|count|equation|way|sum|total))|(?:does|do|did|should|must|need|shall) not (?:be )?(?:count|counted|included|exist|matter)|off the table)`,
);
/** Only of what is supposed: "which ETFs dropped" supposes nothing. */
const isMissing =
  /^(?:(?:is|are|was|were|being|get|gets) ){0,3}(?:dropped|gone|out|off|forgotten)\b/;

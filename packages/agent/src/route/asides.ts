import { isInstruction } from "./instruction.ts";
import { type Item, sentence } from "./item.ts";

/** True of words beside a question that ask nothing: how to tell it, who asks, what was thought, a tag. */
export const isAside = (said: string): boolean =>
  isInstruction(said) || asides.some((pattern) => pattern.test(said));

const length =
  "(?:basics|short|simple|simply|brief|briefly|concise|quick|summary|overview|gist|nutshell|general|(?:short|quick|simple|brief|long) (?:version|answer|terms|words|overview|summary)|plain english|general terms|(?:1|2|one) (?:sentences?|lines?|words?))";
const speaker = "(?:i|we|he|she|they|my (?:wife|husband|spouse|client|boss|partner))";

const clock =
  "(?:\\d{1,2}(?: \\d{2})?(?: ?(?:am|pm|oclock))?|noon|midday|lunch(?:time)?|(?:half|quarter) (?:past|to) \\d{1,2})";
const day =
  "(?:on )?(?:PER|tomorrow|tonight|later|shortly|soon|\\w+day|in (?:an?|half an|\\d+|a few) (?:minutes?|hours?))";
const hour = `(?:${day} )?(?:(?:at|around|from|by) )?${clock}(?: ${day})?`;
const meeting = "(?:meeting|appointment|call|review|visit|session|lunch|coffee|seeing)";
const comes =
  "(?:comes?|coming|arrives?|arriving|due|stops?|stopping|drops?|dropping|calls?|calling|expected)";
/** Nobody's day, but a question of its own. */
const ofMoney =
  "(?!.*\\b(?:SYM|ACC|what|how|which|who|when|where|did|does|do|show|price|trade[ds]?|buy|bought|sell|sold|cash|money|funds|wires?|ach|payments?|deposits?|withdrawals?|transfers?|dividends?|value|worth|orders?|limit|cost|it|anything)\\b)";

const people =
  "(?:brother|sister|mother|father|mom|mum|dad|son|daughter|friend|buddy|neighbou?r|colleague|coworker|boss|accountant|lawyer|banker|broker|advisor|uncle|aunt|cousin|niece|nephew|kids?|roommate|wife|husband|spouse|partner|in laws?|client|guy|lady|agent|rep|boy|girl|pal|mate|bro|buddy|grandpa|grandma|grand(?:son|daughter|father|mother)|(?:brother|sister|mother|father|son|daughter) in law)s?";

/** What somebody does with money. */
const moves =
  "(?:pull(?:ing)?|tak(?:e|ing)|withdraw(?:ing)?|mov(?:e|ing)|spend(?:ing)?|gift(?:ing)?|donat(?:e|ing)|buy(?:ing)?|retir(?:e|ing)|remodel(?:ing)?|renovat(?:e|ing)|pay(?:ing)?|help(?:ing)?|put(?:ting)?|free(?:ing)? up|get(?:ting)? (?:some|more)) (?!(?:\\w+ )*(?:stock|shares?|SYM)\\b)";

const asides = [
  /^(?:(?:now|and|so|ok|then|back to) )*(?:everything|all|(?:all|every)(?: of)? (?:my|our|the|his|her|their) (?:holdings|positions|accounts|investments|stocks))(?: now)? again$/,
  /^(?:(?:now|and|so|ok|then) )*(?:something (?:else|different)|another (?:question|thing|topic)|(?:a )?(?:different|new) (?:question|topic|thing|subject))(?: (?:now|then))*$/,
  /^(?:(?:that is )?(?:enough|all) (?:about|on|for|with|of)|(?:i am |we are )?(?:done|finished|through) with|no more (?:about|on)) (?:\S+ ?){1,4}$/,
  /^(?:no longer|not) (?:just|only) (?:(?:the|my|our|in|for|her|his) )*(?:\S+ ?){1,3}$/,
  new RegExp(
    `^${ofMoney}(?:(?:\\S+ ){0,4}at ${clock}(?: ${day})?|(?:\\S+ ){0,3}\\d{1,2}(?:am|pm)|(?:\\S+ ){0,3}${meeting}(?: \\S+){0,4} (?:${hour}|with (?:\\S+ ){0,3}${day})|(?:\\S+ ){0,4}${comes} (?:(?:in|by|over|up) )*(?:${hour}|${day}))$`,
  ),
  new RegExp(
    `^(?:just |only |please |and |but |the |a |in |(?:keep|make) (?:it|this|that) |explain (?:it |this |me |to me )*)*${length}(?: only| is fine| is enough| will do)*(?: for (?:a|the|my) client)?$`,
  ),
  /^(?:my )?(?:dear|darling|sweetheart|honey|friend|mate|buddy|pal|sir|madam|ma ?am|team|folks|guys|boss|chief|partner)$/,
  /^(?:to )?(?:take|pull|get|draw) (?:(?:some|any|the|my|our|more) )*(?:cash|money|funds) out$/,
  /^from (?!the\b|my\b|our\b|his\b|her\b|their\b|ACC|PER|SYM)(?:\w+ )?\w+$/,
  /^nothing (?:else|more|further)$/,
  /^nothing (?:(?:from|of|before) )?(?:(?:the|any) )?(?:PER|other years?)$/,
  /^(?:the )?(?:other )?\w+ (?:do|does|are|is) not (?:interest|concern|matter to|bother|of interest to) (?:me|us|him|her|them)$/,
  /^(?:and )?if (?:so|yes|any) by (?:how much|how many dollars)$/,
  /^(?:my|our) (?:reliance|trust|faith|confidence|dependence) (?:up)?(?:on|in) (?:you|this|that)\b/,
  /^(?:\d|a (?:few|couple)|some) (?:(?:things|questions|items|points|figures|numbers) )?(?:for|before|ahead of) (?:the|my|our|a|this) (?:\w+ ){0,2}\w+$/,
  /^no (?:breakdowns?|charts?|graphs?|tables?|details?|explanations?|fluff|essays?|commentary|small talk|need to explain)$/,
  /^(?:oh|ah|uh|um|er|hm+|well|anyway|btw|hey|hi|hello|yes|no|yep|nope|ok|okay|right|so|now|then|and|but)(?: (?:oh|ah|yes|no|well|ok|and|so|then|now))*$/,
  /^(?:(?:please|can you|could you) )*(?:explain|tell|say|put) (?:(?:it|this|to|me|us) )*(?:like|as if) (?:i|we) (?:am|are|were|was) (?:\w+ ){0,3}\w+$/,
  /^(?:is (?:that|this) |am i |are we )?(?:correct|right|true|yes|no|ok|okay|confirm|confirmed)$|^(?:(?:can|could|would) you |please )*(?:confirm|verify)(?: (?:that|this|it|so))?(?: for me)?$/,
  /^(?:what|which|how much) (?:are|is) (?:the (?:1|2|3|one|two|three|both|figures?|numbers?)|they|both|it|that)$/,
  new RegExp(
    `^(?:and |but |because |since |as )?${speaker} (?:earns?|makes?|am|are|is|was|were|paid|turn|turned|turns|think|thinks|thought|guess|believe|heard|read|wonder|retired?|retires|looked|worry|worries|live|lives|work|works)\\b(?!.*\\b(?:what|how|which|when|where|whether|any|up|down|if|need|looking for|asking)\\b)`,
  ),
  /^(?:i|we|he|she|they) (?:(?:do|can|did) not (?:remember|recall|know) (?:if|whether)|have (?:a|the) (?:feeling|suspicion|impression|hunch)|fear|worry|suspect|bet|doubt)\b/,
  new RegExp(
    `^(?:(?:and|so|but) )*(?:(?:\\w+ ){1,3}(?:wants|plans|hopes|intends|needs|would like|is (?:going|planning|hoping|looking)|are (?:going|planning|hoping|looking)) to|(?:\\w+ ){1,3}(?:may|might|will (?:soon )?) (?:want to|need to|have to)|(?:\\w+ ){1,3}is thinking (?:of|about)) ${moves}(?!.*(?:\\d|\\b(?:what|how|which|when|where|whether|if|ACC)\\b))`,
  ),
  /^(?:(?:and|so|but) )*(?:\w+ ){1,3}(?:may|might|will(?: soon)?) need (?:(?:some|more|the|a bit of|extra) )*(?:money|cash|funds)\b(?!.*(?:\d|\b(?:what|how|which|when|where|whether|if|ACC)\b))/,
  /^(?:i|we|he|she|they) (?:already )?(?:know|understand) (?:what|how) (?!.*\bSYM\b)/,
  /^(?:for|before|ahead of|in preparation for) (?:the |my |our |a |this |that |his |her |their |PER )*(?:\w+ )?(?:meeting|review|call|records?|file|report|e ?mail|letter|planning|appointment|chat|audit|accountant|taxes|cpa|notes?|presentation|summary)(?: PER)?$/,
  new RegExp(
    `^(?:(?:and|but|because|since) )?(?:my|our|your|his|her|their|the|a) (?:(?:late|dear|poor|old|older|elder|young|younger|big|little) )*${people} (?:just |also |always |really |all |both )*(?:is (?!asking|interested|wondering|looking|curious|after)|was |are (?!asking|interested|wondering|looking|curious|after)|say|tell me|raves?|keep|brags?|bragged|jokes?|loved?|liked?|adored?|said|says|told|thinks?|thought|claims?|claimed|insists?|insisted|keeps?|will not|would not|swears?|swore|mentioned|heard|read|recommends?|recommended|worries|loves?|hates?|bought|sold|has|had|does not|did not)\\b(?!.*\\b(?:what|how|which|whether|if)\\b)`,
  ),
  /^(?:(?:please|so|now|then|just|and) )*(?:carry (?:it|this|that) out|do (?:it|so|this|that)(?: now)?|do as it says|go ahead(?: and do it)?|make it happen|get it done|execute (?:it|this|that)|proceed)$/,
  /^(?:the )?(?:ticker|symbol)(?: symbol)?(?: is)? \S+$/,
  /^(?:(?:and|but|so) )*(?:i|we) (?:should|must|ought to|had better) (?:really |probably |just |also )*(?:keep|be|write|pay|remember|know|read|learn|take|organi[sz]e|check|look)\b(?!.*\b(?:SYM|ACC|cash|money|shares?|stocks?|what|how|which|whether)\b)/,
  /^(?:in )?descending(?: order)?$|^(?:largest|highest|biggest|best|newest|latest|most recent|worst|smallest|oldest)(?: \w+){0,3} first$/,
  /^(?:overall|in general|generally|all in all|next|next up|second(?:ly)?|first(?:ly)?|individually|separately|1 by 1|1 more|another 1|last one|moving on|and finally|all told|altogether|in total|in all|all in|each|both|respectively|apiece)$/,
  /^(?:show|give|list|tell) (?:me |us )?(?:all of it|it all|all of them|the (?:whole )?lot|the works)$/,
  /^(?:whatever(?!.*\b(?:transfers?|transferred|deposits?|deposited|withdrawals?|withdrawn|trades?|traded|bought|sold|purchased|cash|positions?|holdings?|pending)\b)|regardless of|no matter|leaving .* aside)\b/,
  /^(?:(?:i|we) (?:suppose|guess|think|assume|believe|hope|expect|doubt it|know|trust)(?: (?:so|not|it|that|they))*|but (?:i|we) (?:should|would) like to be sure|just (?:to be sure|making sure|checking|curious))$/,
  /^(?:this is |it is )?(?:\w+ ){1,2}(?:here|speaking)$|^(?:the |a |an |your |my )?(?:trustee|beneficiary|assistant|paraplanner|caller|client|ticket|account holder)(?: \d+)?(?: (?:here|speaking))?$/,
];

/** A reason or a condition is never what is asked. */
export const isCondition = (said: string): boolean => condition.test(said);
const condition =
  /^(?:(?:and|but|so|also|ok|well) )*(?:(?:because|if|assuming|unless|while|though|although|in case|provided) |(?:since|as) (?:i|we|he|she|they|it|you)\b)/;

/** "since we have no price for most of them, what is VOO worth": why it is asked. */
export const isReason = (said: string): boolean => reason.test(said);
const reason =
  /^(?:(?:and|but|so|also|ok|well) )*(?:because|since|as|though|although|while) (?:i|we|he|she|they) (?:(?:still|really|just|already|do|did|can|could|am|are|is|was|were|have|has|had) )*(?:not|no|lost|know|knows|think|have no|need|needs|want|wants|am|are|is)\b/;

/** A statement, a reason or a condition: what it mentions is not what is asked about. */
export const tells = (said: string): boolean => telling.test(said);
const telling =
  /^(?:(?:and|but|so|also|ok|well) )*(?:(?:because|if|assuming|unless|while|though|although|in case|provided|when) |(?:since|as|for|before|after) (?!(?:how|what)\b|(?:of |the |my |our |SYM )*(?:PER|ACC|SYM)\b)|(?:i|we|he|she|they|it|that|this|there|you|somebody|someone|(?:my|our|the) (?:client|wife|husband|spouse|boss|broker|advisor|accountant|tools?|statement|app)|MEM) (?!(?:(?:also|just|only|still|really|then|further|would|should) )*(?:want|wants|need|needs|wonder|ask|asks|like|love)\b)(?!.*\bor not\b))/;

/** The words without ", leaving the ETF aside,": what they leave out stays with the word before, and one question stays one. */
export function withoutBracket(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    ({ said, gap }) => gap === "comma" && /^(?:leaving|setting|putting)$/.test(said),
  );
  if (at < 1) return [...items];
  const next = items.findIndex(({ gap }, index) => index > at && gap !== "none");
  const end = next < 0 ? items.length : next;
  const bracket = items.slice(at, end);
  const without = bracket.flatMap((item) => item.without ?? []);
  const isOfMethod = /\b(?:ach|wires?)\b.*\baside\b/.test(sentence(bracket));
  const isNamed = isOfMethod && /\b(?:ach|wires?)\b/.test(sentence(items.slice(0, at)));
  if (without.length === 0 && !isNamed) return [...items];
  const before = items
    .slice(0, at)
    .map((item, index) =>
      index === at - 1 && without.length > 0
        ? { ...item, without: [...(item.without ?? []), ...without] }
        : item,
    );
  const after = items
    .slice(end)
    .map((item, index) =>
      index === 0 && item.gap === "comma" ? { ...item, gap: "none" as const } : item,
    );
  return [...before, ...after];
}

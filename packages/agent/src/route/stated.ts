import type { Intent } from "./routed.ts";

/** True of "in which account" and "at what price" after a question whose answer says so anyway. */
export function isStated(said: string, before: Intent | undefined): boolean {
  if (before === undefined) return false;
  const heard = said.replace(lent, "").replace(leads, "");
  const all = (answers[before] ?? []).join("|");
  return all !== "" && new RegExp(`^(?:${all})(?: (?:and )?(?:${all}))*$`).test(heard);
}

/** "and what it's worth", "which one is it, and worth how much", after a holding was picked. */
export const asksWorth = (said: string): boolean =>
  worth.test(said.replace(lent, "").replace(leads, ""));

/** "since purchase, I mean": how far it is up is told since then, or is to be. */
export const isSincePurchase = (said: string): boolean =>
  new RegExp(`^(?:(?:no|and|but|so) )*${since}$`).test(said);

/** What a clause was lent by the one beside it. */
const lent = /(?: (?:PER|ACC))+$/;
const leads =
  /^(?:(?:and|or|also|then|but|please|if (?:so|yes|any|there is|there are)) )*(?:(?:(?:give|show|tell|get) (?:me|us)|i (?:would like|want|need)) )?(?:(?:that|the)(?: last)? (?:1|one) )?(?=in (?:percent|%|dollars)$)|^(?:(?:and|or|also|then|but|please|if (?:so|yes|any|there is|there are)) )+/;

const it = "(?:it|that|they|them|those|these|he|she|i|we|you)";
/** Gains are since then anyway. */
const since = `since (?:(?:the )?purchase|${it} (?:bought|got) (?:it|them|that|those))(?: i mean)?`;
const worth = new RegExp(
  `^(?:which(?: (?:1|one))? (?:is|was) ${it} (?:and )?)?(?:worth (?:how much|what)|what (?:is|are) (?:each|both)(?: (?:1|one))?(?: of (?:them|those|these))? worth|what ${it} is worth|what (?:is|are) ${it}(?: (?:all|actually|really|now))* worth|how much(?: is)? ${it}(?: is)? worth|(?:what (?:is|are) )?(?:its|the|that|their) (?:market )?(?:size|value|worth)|how (?:big|large|much)(?: (?:is|are) ${it}| ${it} (?:is|are))?)$`,
);
const where = `(?:in|into|from|for) (?:what|which|whose) accounts?(?: (?:is|are|was|were) ${it}(?: in)?)?|(?:what|which|whose) accounts?(?: (?:is|are|was|were) ${it}(?: in)?)?|where(?: (?:is|are|was|were|do|did|does) ${it}(?: (?:held|hold ${it}|sit))?)?`;
const perAccount =
  "(?:how (?:many|much)(?: is)? )?(?:in|per|by|for) (?:each|every)(?: (?:account|1|one|of (?:them|those|these)))?|(?:(?:(?:split|broken|broke|break|separated?|listed|list|shown?|show)(?: (?:it|that|this|them|these))?(?: down| up)? )?(?:by|per) account|account by account)";
/** "both accounts that hold it together": the accounts of which the answer tells anyway. */
const ofAll = `(?:(?:the )?(?:total|sum)(?: in dollars)? )?(?:(?:in|of|over|across|for) )?(?:both|all|each|every)(?: \\d)?(?: of)?(?: (?:the|my|our|their))? accounts?(?: (?:that|which) (?:hold|holds|own|owns|have|has|held) (?:${it}|SYM))?(?: (?:(?:put |taken |added )?together|combined|in total))?`;
const more =
  "(?:which|who)(?: (?:1|one))?(?: of (?:them|those|these|the(?: 2)?))? (?:has|holds|is|got|had|held) (?:the )?(?:more|most|less|least|higher|lower|bigger|larger|smaller|worth (?:more|less))(?: (?:of it|cash|money))?|by how much(?: more| less)?";
const gap =
  "(?:what is|how (?:big|large|much) is) (?:the|that) (?:difference|gap|discrepancy|shortfall)";
const price =
  "(?:at|for) (?:what|which) (?:prices?|costs?|average|amounts?)(?: (?:a|per) (?:share|unit))?|(?:for )?how much(?: (?:a|per) (?:share|unit))?";
const cost = `(?:at|for) (?:what|which) (?:cost|price|basis|average)(?: (?:a|per) (?:share|unit))?|what (?:did|do|does|have) ${it} (?:cost|pay|paid)(?: (?:for )?${it})?(?: (?:a|per) share)?|what (?:was|is) the (?:cost|cost basis)`;
/** What all of it cost; a gain tells nothing of each share. */
const paid = `(?:at|for) what cost|what (?:did|do|does|have) ${it} (?:cost|pay|paid)(?: (?:for )?${it})?|what (?:was|is) the (?:cost|cost basis)`;
const ways = "(?:up or down|up|down)|(?:is|are|was) (?:it|that|they|those) (?:up or down|up|down)";
const percent = "(?:in|(?:by )?how (?:many|much)) (?:percent|%)";
const kinds = `${percent}|by (?:how many|what) (?:percent|%|percentage points|percentage|dollars)|(?:in|by) (?:dollars?|how much)`;
/** "I need the dollar figure and the percent" */
const figures =
  "(?:(?:i|we) (?:need|want|would like) )?(?:(?:the|both|a|in) )*(?:dollars?|percent|%|percentage)(?: (?:figure|amount|number|value|terms?))?s?";
const when = `when(?: (?:was|were|is|did) (?:that|it|they|those|${it} (?:buy|sell|get) (?:it|that|them)))?|(?:on|at) (?:what|which) (?:day|date)`;

const quantity = `how many(?: (?:shares|units|of (?:it|them)))?(?: (?:was|were|is|are) ${it}| did ${it} (?:buy|sell|get|take|pick up|purchase))?`;

/** "my positions, with share counts": a column of the rows. */
const columns = (...names: string[]): string =>
  `with (?:(?:the|their|all|its) )*(?:${names.join("|")})(?: (?:and|of each|for each|per share))*`;
const sent = `(?:${it}|the (?:money|deposit|withdrawal|transfer|wire|payment|contribution)s?)`;
/** "did it complete", "has it cleared yet": the state that each row tells. */
const ended = `(?:did|has|have|is|was|are|were) ${sent}(?: (?:already|all|ever|actually|still|yet|now))*(?: been)? (?:completed?|(?:go|gone|went|come|came) through|clear(?:ed)?|arrived?|settled?|land(?:ed)?|post(?:ed)?|ma[dk]e it|done|pending|processed|fail(?:ed)?|finali[sz]ed?)(?: (?:yet|already|ok|okay|now|in full|or not|or (?:(?:is|was) it )?(?:still )?(?:pending|completed?|failed?|cleared)))*`;
/** "did it come by ACH or wire": the method that each row tells. */
const way = `(?:did|does|was|were|is|are) ${sent} (?:come|go|get|made|sent|paid|moved|arrive)(?: (?:in|out|over|here|there))? (?:by|via|through|as|with) (?:an? )?(?:ach|wire|check|cheque)(?: (?:transfer|or|an?|by|via|ach|wire|check|cheque))*`;
const counts = "share counts?|shares|quantit(?:y|ies)|share numbers?|number of shares|amounts?";
const costs = "costs?(?: basis)?|average costs?|cost bas[ei]s|prices? paid";
const days = "dates?|days?|times?|prices?|amounts?|accounts?|quantit(?:y|ies)";

const ofEach = (names: string): string =>
  `what (?:${names}) (?:do|did) (?:they|we) have|what (?:is|are|was|were) (?:their|its|the) (?:${names})|when (?:was|were) (?:it|they|we|that|those) (?:made|done|placed|executed|sent)`;

const off = "(?:up|down|ahead|behind|under ?water|in the (?:red|green|black))";

const answers: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  performance: [
    "how (?:did|has|have|is) (?:it|that|they) (?:do|done|doing|perform(?:ed|ing)?)",
    "(?:(?:what|which|how much|the|my|our|net) )*(?:(?:went|came) in as (?:\\w+ )?)?contributions?(?: (?:are|is|were|was|went in|came in|shown|reported|stated|on file|for it|for that|with it|with that|there|made|so far|PER))*",
  ],
  account_value: [perAccount, gap, more, ofAll],
  positions: [
    "(?:(?:the|my|our|its) )?average (?:price|cost)(?: (?:paid|(?:per|a) share))?",
    columns(counts, costs),
    where,
    ofAll,
    perAccount,
    cost,
    `how (?:many|much)(?: (?:shares|units|of it|of them))?(?: (?:is|are) (?:there|held|${it}))?(?: (?:of|in|for|per|by) (?:each|every)(?: (?:account|1|one|of (?:them|those|these)))?)`,
    `how many(?: (?:shares|units))?(?: ${it} (?:have|own))?`,
    `how (?:big|large) (?:${it} is|is ${it})|(?:of )?what size(?: (?:${it} is|is ${it}))?`,
  ],
  positions_list: [
    columns(counts, costs, "accounts?", "class(?:es)?"),
    where,
    "how (?:many|much)(?: (?:shares|units))?(?: of (?:each|what|it|them|each 1))?",
  ],
  quotes: [
    "(?:(?:the|its|and) )*(?:day|daily|PER|percent) (?:change|move)s?",
    columns("days? (?:change|move)s?", "change", "percent"),
    ways,
    percent,
    "what is the (?:(?:percent|%|days?|daily) )?(?:change|move)(?: (?:in percent|on the day|PER))?",
  ],
  symbol_performance: [
    since,
    ways,
    kinds,
    figures,
    `(?:(?:what|how much) (?:is|was) )?${it} ${kinds}`,
    `how much(?: ${kinds})?`,
    paid,
    perAccount,
    ofAll,
  ],
  activity: [
    "(?:the |its |their )?(?:price|quantity|size|amount|date|day|time|account|symbol)",
    "(?:in|of) what(?: (?:stock|security|symbol|share))?",
    `what (?:did|do) ${it} (?:go|trade|sell|fetch) for(?: (?:per|a) share)?`,
    `(?:at|for) what price (?:was|were) ${it}`,
    "(?:what|which) prices?",
    `(?:the )?prices? (?:${it} )?(?:was|were )?(?:filled|executed|traded|went|bought|sold|paid|made|done)(?: (?:at|for))?(?: (?:at|for))?`,
    "(?:the )?(?:number of (?:shares|units)|share count|size)",
    `what (?:did|do) ${it} (?:pay|get|receive)(?: (?:apiece|each|(?:per|a) share|for (?:it|them)))?`,
    ofEach("dates?|days?|amounts?|accounts?|sizes?"),
    "what (?:was|were) (?:its|the|their) prices?|what prices (?:did|do) (?:they|we) have",
    columns(days, "sides?"),
    where,
    price,
    when,
    quantity,
  ],
  transfers: [
    ofEach("dates?|days?|amounts?|accounts?|status(?:es)?|methods?"),
    columns(days, "status(?:es)?", "methods?"),
    where,
    when,
    "(?:for )?how (?:much|big|large)(?: (?:is|was) (?:it|that))?",
    "(?:what is |what was )?(?:the |its )?(?:amount|sum|size)",
    "(?:by|via|with) (?:what|which) (?:method|means|way)|how",
    `how (?:was|were|is|are|did) ${it} (?:sent|made|paid|moved|transferred|done|come|arrive|get (?:in|out|here|there))(?: in| out| over)?`,
    ended,
    way,
    "(?:what|which) (?:method|amount|date|status)|(?:is|was|has) (?:it|that) (?:it )?(?:pending|completed?|cleared|settled|done|gone through)(?: or (?:pending|completed?|cleared|not))?",
  ],
  portfolio_ranking: [
    ways,
    "(?:at|with|of) what (?:value|size|gain|loss)",
    `which(?: (?:1|one))? (?:is|was) ${it}`,
    `how (?:big|large) (?:is|was) ${it}|how (?:big|large) ${it} (?:is|was)`,
    "(?:with )?(?:the )?(?:amount|size)(?: of (?:the|that|its) (?:loss|gain|position|holding))?",
    figures,
    `(?:by )?how (?:much|big|large)(?: (?:is|are|was|were))?(?: (?:each(?: (?:1|one|of (?:them|those|these)))?|${it}))?(?: (?:is|are|was|were))?(?: ${kinds})?`,
    `by how (?:much|many (?:dollars|percent))(?: (?:is|are|was) ${it} ${off})?`,
    `how (?:much|far|deep)(?: (?:is|are|was) ${it})? ${off}(?: (?:is|are|was) ${it})?`,
  ],
  cash_balance: [
    "how (?:much|big|large)(?: (?:is|are|was) (?:it|that|there))?",
    where,
    perAccount,
    more,
    `(?:is|would|will) ${it} (?:be )?enough (?:for|to (?:pay|cover|fund)) .*`,
    `(?:is|are) ${it} (?:negative|positive|overdrawn|below zero|in (?:the red|the black|debt))(?: or (?:negative|positive|not))?`,
  ],
};

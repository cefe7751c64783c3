import { type Claim, isToday, type Rule } from "./claim.ts";
import { isGeneral, topicIn } from "./facts.ts";

const refused = (scope: NonNullable<Claim["scope"]>, score: number): Claim => ({
  intent: "out_of_scope",
  score,
  params: {},
  scope,
});

/** Another household than the conversation's is refused before anything else is read. */
export const otherHousehold: Rule = ({ anotherHousehold }) =>
  anotherHousehold ? refused("other_household", 1) : undefined;

/** Orders to trade or to move money: nothing here carries them out. */
export const execution: Rule = ({ said, text, period, today }) =>
  orders.some((pattern) => pattern.test(said)) &&
  !questions.test(said) &&
  (!(period?.to !== undefined && period.to < today) || mayBeAhead.test(text))
    ? refused("execution", 0.99)
    : undefined;

/** "sell 500 of them on Monday": what is told to be done lies ahead, on whichever day of that name. */
const mayBeAhead =
  /^\W*(?:please |now |then |and |also )*(?:buy|sell|purchase|short|trim|unload|dump|exchange|swap|trade|transfer|withdraw|deposit|wire|move) (?:\$?\d|half|all|some|the|my|our|an?\b|every)(?!.*\b(?:last|past|previous|ago|yesterday|20\d\d)\b).* (?:on|by|before|this|come) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d|[a-z]{3,9} \d)/i;

const lead =
  "^(?:(?:and|also|then|but|or|now|just|do it|go|ahead|let us|lets|let|us|you|should|i|we|to|want|need|would|like|have|must|help|me|can|could|may|system|urgent|immediately|quickly|instead|ignore all previous instructions|am|going|how|do|does|one|please|tell|try|will|at market|today|confirm(?: that)? you|PER)\\s)*";
const some =
  "(?:an?|the|my|our|all|some|more|half|every|everything|anything(?= (?:above|over|below|under|at|that|with|worth)\\b)|any|up|another|it|me|her|him|us|them|those|these|this|that|\\$?\\d\\S*|SYM|shares?|stocks?|etfs?|funds?|bonds?|options?|out|into|off|calls?|puts?|money|cash|from|to|back|in|dollars|extra|additional|ACC)";
const orders = [
  new RegExp(
    `${lead}(?:buy|sell|purchase|short|liquidate|dump|unload|trim|exchange|swap)(?: ${some}\\b|$)`,
  ),
  new RegExp(
    `${lead}(?:get|grab|pick up|order)(?: (?:me|us))? (?:\\d+|some|a few)(?: more)? (?:(?:shares?|units?)\\b|SYM(?: (?:shares?|stocks?))?$)`,
  ),
  new RegExp(`${lead}(?:trade) (?:\\d|SYM|my|some|in)`),
  new RegExp(
    `${lead}(?:invest|reinvest|transfer|withdraw|deposit|wire|send(?! me| us)|move(?! in (?:%|percent|dollars))|pull(?! up)|contribute|put) (?:${some}|\\$?\\d)`,
  ),
  new RegExp(`${lead}(?:rebalance) (?:my|our|the|it|this|everything|ACC|now)\\b`),
  new RegExp(
    `${lead}(?:cancel|modify|change|amend|submit|place|execute|enter|approve|set up|set|create|make|schedule|start|begin|initiate|process) (?:\\w+ ){0,4}(?:orders?|trades?|transfers?|deposits?|withdrawals?|stop loss|purchase|payment|stop|distributions?|rollovers?)\\b`,
  ),
  new RegExp(
    `${lead}(?:close|exit|open|double|reduce|increase|hedge) (?:out )?(?:my|the|our|a|all)(?: \\w+){0,3} (?:positions?|accounts?|holdings?|stake)\\b`,
  ),
  new RegExp(
    `${lead}(?:open|fund|convert) (?:an?|my|the|our) (?:.* )?(?:account|ira|roth|ACC)\\b|${lead}roll ?over (?:my|the|an?|our) |${lead}add (?:money|funds|cash|\\$?\\d)`,
  ),
  new RegExp(
    `${lead}(?:(?:new|market|limit|stop|quick) )*(?:buy|sell|purchase) order(?! (?:history|list|side|status))\\b`,
  ),
  new RegExp(
    `${lead}put (?:through|in) (?:an?|the|this|my|our) (?:(?:new|market|limit|stop|quick) )?(?:sale|purchase|buy|sell|order|trade|withdrawal|deposit|transfer)\\b`,
  ),
  new RegExp(`${lead}(?:buy|sell|purchase) for (?:me|us)\\b`),
  new RegExp(`${lead}cash out\\b|${lead}(?:exercise|roll) (?:my|the) `),
];

/** Asking what was done, or what may be taken out, is no order. */
const questions =
  /^(?:please )?pull (?:(?:the|all|any|my|our|their|his|her|this|PER) )*(?:sells?|buys?|trades?|sales|purchases|transactions|activity|history|deposits|withdrawals|transfers|positions|holdings|figures|numbers|records?|statements?)\b|^(?:am|are|is) (?:\w+ ){1,2}(?:short|long)\b|\bput\b.*\btogether\b|\bput .* (?:in|into)(?: (?:an?|the))?(?: \w+)? (?:order|list|table|sequence)\b|^(?:did|have|has|what|when|which|where|why|how (?:many|much)|show|list|see)\b|\b(?:can|could|may) (?:i|we) (?:withdraw|take out)\b|\b(?:orders?|trades?) (?:history|list)\b|^(?:buy|sell|transfer|deposit|withdraw|trade) (?:orders|order (?:history|list|side|status)|trades?|history|side|transactions?)\b|\b(?:should (?:i|we)|good (?:time|idea|buy))\b|^(?:when|whether) \b|\bhow (?:do|does) (?:roth|etfs?)\b/;

/** What only a professional who knows the case may answer; general text where a topic fits. */
export const advice: Rule = (clause) => {
  if (!advised.some((pattern) => pattern.test(clause.said))) return undefined;
  const topic = topicIn(clause.plain);
  if (topic !== undefined && !ofOwn.test(clause.said))
    return { intent: "facts", score: 0.995, params: { topic } };
  return refused("advice", 0.992);
};

/** "which of our ETFs should we dump" asks about what is held, whatever is on file about ETFs. */
const ofOwn =
  /\b(?:which|what) (?:stocks?|etfs?|funds?|bonds?) should\b|\b(?:best|good|top) (?:stocks?|etfs?|funds?|bonds?) to (?:buy|own|pick|invest)\b|\bshould (?:i|we|he|she|they) (?:move|shift|swap|put) (?:my|our|the|his|her|their|ACC)\b|\bshould (?:\w+ ){1,2}(?:sell|buy|dump|trim|unload|drop|switch|hold on to|keep|get rid of)\b|\bshould (?!i\b|we\b)(?:\w+ ){1,2}(?:roll|convert|rollover)\b|\b(?:my|our)\b.*\bshould (?:i|we)\b.*\b(?:dump|sell|drop|trim|keep|get rid|let go|exit|unload)\b/;

const advised = [
  /\bshould (?:i|we|he|she|they) (?:move|shift|swap|put) (?:my|our|the|his|her|their|ACC|SYM|all|everything|some)\b/,
  /^(?:tell|advise|urge|have|get) (?:\w+ ){1,2}to (?:buy|sell|dump|hold|keep|trim|unload|invest|switch)\b/,
  /\bif you were (?:me|us|him|her|them|in (?:my|our|his|her|their))\b|\bwhat do you think (?:of|about)\b|\b(?:is|are) SYM (?:overvalued|undervalued|cheap|expensive|overpriced)\b/,
  /\bwithdraw\w*\b.*\b(?:early|penalt\w*|without (?:tax|penalty))\b/,
  /\bis .* better than\b|\bwhich (?:1 |one )?is better\b|\bhow (?:risky|safe|diversified)\b/,
  /\b(?:i|we) should\b(?! (?:also )?(?:like|love|prefer|appreciate|be (?:glad|happy|grateful|interested|pleased)))|\bshould (?:(?!be\b|have\b)\w+ ){1,3}(?:buy|sell|own|hold|pick|add|trim|dump|invest|switch|keep|get rid|close|cover|roll|convert|contribute|retire)\b|\bshould (?:i|we|my)\b(?!.*\b(?:have (?:cleared|arrived|settled)|expect my)\b)/,
  /\b(?:would|do|can|could) you (?:recommend|suggest|advise)\b|\b(?:recommend|recommendation|recommendations|suggest|suggestion|advice|advise)\b/,
  /\b(?:good|bad|right|best|wise|smart|safe) (?:time|idea|move|buy|(?<!best )investment|moment|price) (?:to|for)?\b|\bbest investments? (?:to|for) |\b(?<!\bwas )(?:a|good|strong) (?:buy|sell)(?<!\ba buy or a sell)$|\b(?:worth (?:buying|selling|holding|it)|(?:best|good|which|what) (?:stocks?|etfs?|funds?|shares) (?:to|should|can) (?:i )?(?:buy|sell|own|pick))\b/,
  /\bwill (?:do|perform|be|rise|gain|fall|lose|go up|go down)\b.*\b(?:next (?:week|month|quarter|year)|tomorrow|in the future)\b|\bwill (?:SYM|it|they|the market|stocks?|my portfolio|prices?)\b.*\b(?:go|rise|fall|crash|recover|hit|reach|touch|climb|pass|break|top|bounce|rebound|outperform|beat|keep|stay|end|finish|double|drop|be)\b|\b(?:predict|prediction|forecast|forecasts|extrapolate|price target|target price)\b/,
  /\b(?:am i|are we|is my (?:wife|husband|spouse)) (?:eligible|qualified|allowed|on track|saving enough|too risky|diversified|ready to retire)\b|\b(?:do|would) (?:i|we) qualify\b|\bis (?:it|this|my portfolio) (?:suitable|too risky|safe|right for me|appropriate)\b/,
  /\b(?:can|may|could|(?:is|are|am|be) (?=(?:\w+ ){1,2}(?:allowed|able|permitted|eligible) to)) ?(?:(?!you\b)\w+ ){1,2}(?:(?:still|now|even|allowed|able|permitted|eligible|to) )*(?:contribute|deduct|claim|write off|convert|roll over|rollover|open|retire|afford|pay into|(?:put|pay) (?:(?:more|any|some) )?(?:money|cash)? ?into)\b/,
  /\b(?:tax|taxes|taxed|taxable event|deductible|deduction|tax implications?|tax consequences)\b.*\b(?:i|my|me|we|our|selling|sell|sold|owe|pay|SYM)\b|\b(?:i|my|we|our|selling|owe|pay)\b.*\b(?:tax|taxes|taxed|deductible|irs)\b/,
  /\b(?:did|would|is) (?:i|we|it|that|this|my|selling)\b.*\bwash sales?\b/,
  /\bhow (?:much|should) (?:should )?(?:i|we) (?:save|invest|retire|allocate)\b|\bwhat (?:should|would) (?:i|we|you) (?:do|buy|sell|invest|own|hold)\b|\bwhere should\b/,
];

/** What would be if something else were: no figure on file answers it. */
export const hypothetical: Rule = (clause) => {
  const { said, period } = clause;
  const isNow = atPresent.test(said) && (period === undefined || isToday(clause));
  return supposed.some((pattern) => pattern.test(said)) && !(asItIs.test(said) || isNow)
    ? refused("hypothetical", 0.9875)
    : undefined;
};

/** "what would the whole holding be worth at this moment" asks what it is worth. */
const atPresent =
  /^what would (?:my|our|the) .*\bbe worth(?: (?:PER|(?:right |as of )?now)| at (?:(?:this|the) moment|present|(?:(?:the|PER) )?(?:(?:latest|last|current|market|present) )*(?:price|quote)s?))$/;

const subject =
  "(?:i|we|SYM|it|they|the (?:market|stock|price|fund)|(?:my|our|the) (?:portfolio|account|stocks?|position|deposit|withdrawal)|stocks|bonds|markets|prices|rates|everything)";
const happens =
  "(?:had|hits?|drops?|dropped|falls?|fell|rises?|rose|goes|went|doubles?|doubled|halves|halved|loses?|lost|gains?|gained|crash(?:es|ed)?|reach(?:es|ed)?|were|was|climbs?|tanks?|sold|sell|bought|buy|add|added|withdrew|withdraw|took|take|put|invest|invested|did not|never)";
const supposed = [
  new RegExp(
    `\\b(?:if|suppose|supposing|assuming|assume|imagine|pretend|what if|say) (?:that )?${subject} ${happens}\\b`,
  ),
  /\b(?:pretend|imagine|suppose|hypothetically|what if)\b|^what would (?:my|our|the) .*\b(?:be|have been)\b/,
  /\bwould\b.*\b(?:without|if)\b|\bif\b.*\bwould\b/,
  // A part of it that nobody has set aside.
  /^(?:what is|how much is) \d+(?:\.\d+)? ?(?:%|percent) of (?:my|our|the|their|his|her) /,
];
/** What all of it would bring is its gain today. */
const asItIs =
  /\b(?:profits?|gains?|loss)\b.*\bif (?:i|we) (?:sold|sell) (?:all )?(?:of )?(?:my )?SYM(?: (?:PER|now|right now))?$/;

/** What no section of the statements has. */
export const notOnFile: Rule = ({ said }) =>
  absent.test(said) && !isGeneral(said) ? refused("not_on_file", 0.9872) : undefined;

const absent =
  /\b(?:beneficiar(?:y|ies)|1099s?|k 1|tax (?:forms?|documents?|bracket|return|lots?)|tax loss carry|passwords?|phone number|email|mailing address|my address|account numbers?|routing number|social security|ssn|sharpe|sortino|standard deviation|std dev|volatility of (?:my|our|the)|(?:my|our|portfolio|portfolio's) (?:volatility|beta|alpha|sharpe|drawdown|duration)|max(?:imum)? drawdown|drawdown|benchmark (?:return|performance)|credit score|risk (?:tolerance|profile|score)|esg (?:scores?|ratings?)|target allocation|sector (?:allocation|breakdown|weights?|exposure)|(?:management|advisory|account|custody) fees?|fees? (?:do|did|am|are) (?:i|we)|^(?:any |my |our |the )?fees? PER$|(?:what|how much) (?:is|are) (?:my|our|the) (?:\w+ )?fees?|required minimum|rmds? (?:amount|this|due|for|comes? to|will be|be)|how much .*\brmds?|my rmds?|date of birth|birthdays?|next meeting|meeting notes?|loan rate|margin (?:rate|call|requirement|interest)|interest rate)\b|^what (?:is|are|does) (?:it|that|(?:(?:the|my|our|their|that) )?(?:cash|money))(?: all)? (?:earn|earning|yield|yielding)\b/;

/** What a broker's own statements do not hold: indices, exchanges, charts, options chains. */
export const tradingTools: Rule = (clause) => {
  const { said, symbols } = clause;
  if (market.test(said) && !(ownResults.test(said) || isGeneral(said)))
    return refused("trading_tools", 0.988);
  const research =
    symbols.some((symbol) => !symbol.startsWith("private_")) &&
    ofSecurity.test(said) &&
    !(ofTrades.test(said) || sharesInside.test(said));
  if (research && !ownResults.test(said)) return refused("trading_tools", 0.986);
  const asksPrice =
    /\b(?:price|quote|trading at|up|down|chart|ltp|how is|how are|today|stock|share)\b|^SYM$|\b(?:what|how much) (?:is|are) SYM\b/.test(
      said,
    );
  return clause.abroad && asksPrice && !owned.test(said)
    ? refused("trading_tools", 0.967)
    : undefined;
};

const market =
  /\b(?:nifty|banknifty|finnifty|midcpnifty|sensex|bankex|nse|bse|mcx|ltp|ohlc|candles?|candlesticks?|option chain|options chain|options? prices?|exchange rate|inr|expiry|strike price|futures|india vix|vix|bitcoin|btc|ethereum|crypto(?:currency)?|forex|usdinr|crude(?: oil)?|gold price|price of (?:gold|oil|silver)|gainers on|stock market|(?<!\bon )the market|(?<!\bthe )markets?|dow jones|the dow|nasdaq|s&p(?: 500)?(?! (?:500 )?(?:etf|fund|index fund|1|one)\b)|sp500|russell 2000|ftse|nikkei|hang seng|dax|indices|index (?:price|level|value)|security id|52 week|intraday chart|chart|charts)\b/;
const ownResults =
  /\b(?:my|i|we|our|portfolio|beat|performance of my)\b.*|\b(?:market value|money market|market (?:price|order|orders))\b|\b(?:vs|versus|against|compared)\b/;
const ofSecurity =
  /\b(?:news|headlines?|congress\w*|senators?|dark ?pool|institutions?|institutional|earnings|revenue|p\/?e(?: ratio)?|pe ratio|eps|market cap(?:italization)?|(?:dividend )?yield|volume|history|historical|charts?|expense ratio|top holdings|holdings of|holdings in(?! (?:(?:the|my|our|his|her|their) )?ACC)|constituents|inside|made of|what is in|fundamentals|insiders?|short interest|analysts?|competitors?|ceo|option chain|calls|puts|52 week|high|low|open(?:ed|ing)?|previous close|prior close|day before)\b/;
const ofTrades = /\b(?:purchase|trade|trading|transaction|order|buying|selling) history\b/;
/** "how many VTI inside it" are the account's. */
const sharesInside =
  /\bhow (?:many|much)(?: shares)?(?: of)? SYM(?: shares?)?(?: (?:is|are))? inside\b/;
const owned = /\b(?:my|i|we|our|own|hold|position)\b/;

/** Nothing about money. */
export const notFinance: Rule = ({ said }) =>
  elsewhere.test(said) ? refused("not_finance", 0.85) : undefined;

const elsewhere =
  /\b(?:weather|rain|raining|snowing|sunny|temperature|joke|jokes|poem|song|lyrics|recipe|recipes|cook|cooking|pizza|dinner|football|soccer|basketball|baseball|nba|nfl|world cup|movie|movies|film|netflix show|restaurant|restaurants|translate|capital of|who won|president|prime minister|horoscope|story|python|javascript|java|code|homework|math problem|essay|haiku|meaning of life|flight|flights|hotel|birthday|dating|girlfriend|boyfriend|dog|dogs|puppy|vacation|traffic|news today|sports?|game|games|music|time is it|date is it|your favorite|are you human|sing)\b/;

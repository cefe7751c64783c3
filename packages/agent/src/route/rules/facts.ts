import type { Clause } from "../clause.ts";
import { type Meant, type Rule, strongest } from "./claim.ts";

/** General education: what a word means, how a thing works. */
export const facts: Rule = (clause) => {
  const said = clause.plain;
  if (clause.symbols.length > 0 && topicIn(said) === undefined) return undefined;
  if (nothing.test(said)) return { intent: "facts", score: 0.9, params: {}, missing: "topic" };
  if (ofTopics.test(said)) return { intent: "facts", score: 0.98, params: { topic: said } };
  const topic = glossary.test(said) ? said : asked(said);
  const score = Math.max(
    topic === undefined ? 0 : scoreOf(said, topic),
    isAccount(clause) ? 0 : aboutTopic(said),
    clause.symbols.length === 0 && isGeneral(said) ? 0.7 : 0,
  );
  if (score === 0) return undefined;
  return { intent: "facts", score, params: { topic: topicIn(said) ?? withoutRoth(topic ?? said) } };
};

/** "backdoor roth conversion" is not the Roth that is on file. */
const withoutRoth = (topic: string): string =>
  ofOtherRoths.test(topic) ? topic.replace(/\broths? ?/g, "") : topic;

/** "which background topics have you got on file" is answered by naming them. */
const ofTopics =
  /\b(?:what|which) (?:(?:background|educational|education|general|other|reference|help|glossary|fact) )*topics\b|\b(?:list|show)(?: me)? (?:the |your |all )*(?:\w+ )?topics\b/;

export const meantFacts: Meant = ({ plain }, score) =>
  isUnnamed(plain) && topicIn(plain) === undefined
    ? { intent: "facts", score, params: {}, missing: "topic" }
    : { intent: "facts", score, params: { topic: topicIn(plain) ?? asked(plain) ?? plain } };

/** How something works for anybody, and when the exchanges trade: a matter of no account. */
export const isGeneral = (said: string): boolean =>
  hours.test(said) || (general.some((pattern) => pattern.test(said)) && !own.test(said));
const general = [
  /^(?:(?:so|and|but|in general|generally|generally speaking) )*how (?:do|does|is|are) .* (?:work|works|calculated|computed|charged|determined|figured)\b/,
  /^(?:(?:so|and|but|in general|generally) )*what (?:is|are|counts as|is meant by) (?:an? )?(?!(?:up|it|that|this|they|there)\b)(?!.*\b(?:the|rates?|prices?|fees?)\b)[a-z]+(?: [a-z]+){0,3}$/,
];
const hours =
  /\b(?:when|what time|what hours?|until when|how late)\b.*\b(?:markets?|exchanges?|nyse|nasdaq)\b.*\b(?:open|close|opens|closes|trade|trading|shut|shuts|closed)\b|\b(?:market|trading|exchange) hours\b/;

/** The words for a topic may be an account's name. */
const isAccount = ({ account, said }: Clause): boolean =>
  account?.kind === "known" || /\b(?:in|of) (?:the |my |our )?ACC\b/.test(said);

/** The topic on file that the words are about. */
export function topicIn(said: string): string | undefined {
  const found = topics.find(([pattern]) => pattern.test(said))?.[1];
  return found === "roth_ira" && ofOtherRoths.test(said) ? undefined : found;
}
/** On these nothing is on file. */
const ofOtherRoths = /\b(?:back ?door|mega|ladders?|recharacteri[sz]\w+|roth 401k)\b/;

/** True of a topic that is on file. */
export const isTopic = (topic: string): boolean => topics.some(([, name]) => name === topic);

const topics: readonly (readonly [RegExp, string])[] = [
  [/\b(?:roths?|roht|rothe)\b/, "roth_ira"],
  [/\b(?:etfs?|exchange traded funds?)\b/, "etf_basics"],
  [
    /\b(?:rebalance|rebalances|rebalanced|rebalancing)\b|\b(?:mean|means|idea)\b.*\bback (?:to|in line with) (?:(?:its|the|their) )?(?:targets?|mix|allocation)\b/,
    "rebalancing",
  ],
];

/** "what does it mean": asks for a meaning, and does not say of what. */
export const isUnnamed = (said: string): boolean => nothing.test(said) || they.test(said);
const they =
  /^(?:and |so )?what is the (?:idea|point|purpose|concept|thinking|reason)(?: behind| of| to)? (?:it|that|this)\b|^(?:and |so )?what (?:are|is) (?:we|they|those|these|it|that)(?: (?:exactly|actually|anyway|in (?:plain|simple) (?:words|terms|english)))*$/;
const nothing =
  /^(?:explain|define|teach me(?: something)?|definition|meaning|what does (?:it|that|this) mean|what is that|explain (?:it|that|this)|teach me about|tell me about|what is an?|what is)$/;

/** What a question about a meaning asks about. */
function asked(said: string): string | undefined {
  for (const pattern of questions) {
    const found = pattern.exec(said)?.groups?.topic;
    if (found === undefined) continue;
    const topic = found
      .replace(audience, "")
      .replace(/^(?:an?|the|some|word|term|concept of|how|what|why|me|about|idea of|is|are) /g, "")
      .replace(/^(?:an?|the|is|are) /, "")
      .replace(/ (?:PER|exactly|again|anyway|actually|really|mean|means|works?|is|are)$/, "")
      .trim();
    if (topic !== "") return topic;
  }
  return undefined;
}

/** "to me like I'm five", "in simple terms" */
const audience =
  / (?:(?:to|for) (?:me|us|my \w+|the client|an? (?!funds?|etfs?|stocks?|roth)\w+)|like (?:i|we|he|she|to)|in (?:simple|plain|easy|a few|1|short)|simply|briefly)\b.*$/;

const questions = [
  /\b(?:blurb|primer|explainer|write ?up|refresher|paragraph|one ?liner|rundown|few (?:words|lines)) (?:on|about) (?!.*\b(?:my|our|the|his|her|their|SYM|ACC)\b)(?<topic>.+)$/,
  /\bwhat (?:do|does|did|is|are) (?<topic>.+?) (?:mean|means|meant|stand for)\b/,
  /\bwhat (?<topic>an? .+) (?:is|are|means)$/,
  /\bwhat (?:is|are) meant by (?<topic>.+)$/,
  /\b(?:meaning|definition|concept|basics) of (?<topic>.+)$/,
  /\b(?:define|explain|describe|eli5|teach me about|teach me|teach us|educate me (?:on|about)|learn (?:more )?about|understand|tell me (?:more |something )?about|info(?:rmation)? (?:on|about)|know (?:more )?about|read about) (?<topic>.+)$/,
  /\bhow (?:do|does|is|are|did) (?<topic>.+?) (?:work|works|working|taxed|calculated|computed|different from .+|defined)\b/,
  /\b(?<topic>difference between .+)$/,
  /\bpros and cons of (?<topic>.+)$/,
  /\bwhy (?:do|does|should) (?:people|investors|one|you|anyone) (?<topic>.+)$/,
  /^(?:so |and |but |or )*(?:what|whats) (?:is|are|was) (?<topic>an? .+)$/,
  /^(?:so |and |but |or )*(?:what|whats) (?:is|are|was) (?<topic>[a-z].+)$/,
  /^(?:so |and )*(?:what about|how about)? ?(?<topic>(?!ignore|forget|follow|the|break|show|my)[a-z]+(?: [a-z]+){0,2}) (?:meaning|definition|explained|explanation|basics|rules)(?: (?:quick|quickly|fast|simply|simple|briefly|brief|in short|in brief|short|please|in a nutshell))*$/,
];

/** Words that make it a question about one's own figures. */
const own = /\b(?:my|our|i|we|me right now|mine|today|PER|SYM|here)\b/;
const figures =
  /\b(?:trades?|activity|positions|holdings|balances?|price|quote|worth|performance|returns?|winners?|losers?|deposits?|withdrawals?|transfers?|best|worst|biggest|largest|top|last|latest|most recent|value|total|weather|current|cash|ytd)\b/;
const glossary =
  /^(?:an? |the )?(?:wash sales?|cost basis|(?:un)?settled cash|expense ratios?|dividends?|capital gains?(?: tax)?|compound interest|inflation|diversification|asset allocation|dollar cost averaging|tax loss harvesting|market caps?|money market(?: funds?)?|time weighted returns?|money weighted returns?|twr|mwr|irr|xirr|settlement|unrealized gains?|realized gains?|(?:un)?realized p&l|limit orders?|market orders?|short selling|margin|rmds?|iras?|401k|hsa|529|bonds?|stocks?|options?|mutual funds?|index funds?|etfs?|annuit(?:y|ies)|reits?|fiduciary|volatility|beta|alpha|yield|liquidity|drift|rebalancing|roth iras?|roth|traditional iras?|stocks and bonds)$/;

function scoreOf(said: string, topic: string): number {
  if (glossary.test(said)) return 0.65;
  if (glossary.test(topic) && !own.test(said)) return 0.985;
  if (own.test(topic)) return 0;
  const isWhat = /^(?:so |and |but |or )*(?:what|whats) (?:is|are|was) /.test(said);
  if (isWhat && !/^(?:so |and |but |or )*what (?:is|are|was) an? /.test(said)) {
    return topicIn(topic) !== undefined &&
      !figures.test(topic) &&
      !/^(?:the|in|up|on|there|going|happening)\b/.test(topic)
      ? 0.985
      : hints(topic);
  }
  if (/^(?:an? )?(?:good|fair|current|better|best|reasonable)\b/.test(topic)) return 0;
  return figures.test(topic) &&
    topicIn(topic) === undefined &&
    !glossary.test(topic) &&
    topic.split(" ").length > 3
    ? 0.7
    : 0.98;
}

/** "what is ..." about something that is no figure of an account. */
const hints = (topic: string): number =>
  figures.test(topic) ||
  /^(?:the|in|inside|within|up|on|going|happening|there|this|that|your|you|it)\b/.test(topic)
    ? 0
    : 0.65;

/** Questions around a topic on file: rules, limits, whether it is worth it. */
function aboutTopic(said: string): number {
  if (
    topicIn(said) === undefined ||
    /\b(?:my|our) (?:etfs?|roth)\b|\b(?:i|we) (?:own|hold|have)\b|\bthe roth (?:ira )?account\b/.test(
      said,
    )
  )
    return 0;
  return strongest(said, around);
}

const around: [number, RegExp][] = [
  [0.985, /\bhow much (?:can|may|could) (?:i|we|anyone|one|you) put (?:in|into)\b/],
  [0.98, /\b(?:safer|riskier|cheaper|better|different) (?:than|from)\b/],
  [
    0.985,
    /\b(?:contribution|contributions|contribute|eligible|eligibility|qualify|income|age|early withdrawal|conversion|convert|backdoor) (?:\w+ ){0,4}(?:roth|limits?|rules?)\b|\broth (?:ira )?(?:contribution|conversion|income|withdrawal|rules?|limits?|eligibility|basics)\b/,
  ],
  [
    0.98,
    /\b(?:rules?|limits?|benefits?|advantages?|disadvantages?|risks?|pros|cons|taxed|tax|tax free|work|works|better than|versus|vs|safe|worth it|purpose|point of|need to know|when (?:to|should)|how often)\b/,
  ],
  [
    0.98,
    /\b(?:can|may|could|should|must) (?:i|we|anyone|one|people|you)\b.*\b(?:contribute|open|invest|have|use|convert|rebalance|own)\b.*/,
  ],
  [
    0.98,
    /\b(?:how (?!much|many)|why|when|is it|are they|who can)\b.*\b(?:rebalance|rebalancing|roth|etfs?)\b(?!.*\b(?:doing|up|down|performing)\b)/,
  ],
  [
    0.7,
    /^(?:and |what about |how about |a |an |the )*(?:roth(?: iras?)?|rebalance|rebalancing|etf basics|exchange traded funds?)$/,
  ],
];

import type { SourceKey } from "./level.ts";

/** Whole words and phrases; a space stands for any white space. */
const phrases = (...phrases: string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.join("|").replaceAll(" ", "\\s+")})\\b`, "i");

interface Ask {
  /** Phrases that always request the source. */
  clear: RegExp;
  /** Phrases that request the source unless the question is only about markets. */
  loose: RegExp;
}

const account =
  "roth|(?:rollover |inherited |traditional |sep |simple )?iras?|401\\(?k\\)?|403\\(?b\\)?|hsa|529|brokerage|(?:joint|trust|checking|savings) accounts?";

/** Phrases that request each source. */
export const sourcePhrases: Readonly<Record<Exclude<SourceKey, "household">, Ask>> = {
  ips: {
    clear: phrases(
      "ips",
      "investment polic(?:y|ies)",
      "policy statements?",
      "(?:in|out of|outside|within|inside|back in|below|above) (?:of )?(?:(?:the|their|its|her|his|our|any) )?(?:ips )?(?:bands?|ranges?|targets?)",
      "bands?",
      "drift(?:s|ed|ing)?",
      "re-?balanc(?:e|es|ed|ing)",
      "asset (?:allocation|mix)",
      "off[- ]target|on target",
      "over-?weight(?:ed)?|under-?weight(?:ed)?",
      "(?:cash|liquidity) (?:reserves?|floor|shortfall|cushion|needs?)",
      "enough cash|short of cash|emergency fund",
      "single[- ]issuer|single[- ]stock (?:risk|limit)",
      "(?:too|over)[- ]?concentrated|over-?exposed|too (?:much|many|heavy) (?:in|into|of)",
      "guidelines|mandates?|complian(?:t|ce)|compl(?:y|ies)",
      "(?:should|could|can|may|must) (?:we|they|she|he|i) (?:\\w+ )?(?:sell|buy|trim|add|reduce|trade)",
      "(?:proposed|suggested|recommended) trades?|what to (?:sell|buy|trim)",
      "prohibited|forbidden|(?:allowed|permitted) to (?:hold|own|sell|buy)",
      "(?:get|bring|put) (?:\\w+ )?back (?:to|in|into|on)",
    ),
    loose: phrases(
      "polic(?:y|ies)",
      "allocat(?:ed|ion|ions)",
      "(?:over|under|above|below|within) (?:the|their|its|her|his|our) (?:limits?|max(?:imum)?|min(?:imum)?)",
      "concentrat(?:ed|ion)",
      "targets?",
      "restricted|blackout|(?:what|which) trades?",
      "reserves?|shortfall",
      "in line|on track|out of line",
      "rmds?|required minimum distributions?",
      "diversified|diversification|balanced",
    ),
  },
  holdings: {
    clear: phrases(
      "portfolios?",
      "(?:cost|tax) basis|unreali[sz]ed",
      "(?:tax|every|each|all|which|open|the|by) lots?|lot by lot",
      "net worth|aum|assets under management|total (?:assets|value)",
      `(?:in|into|of|from|across|show|about|inside) (?:(?:the|their|her|his|our|my|both|each|every|all|\\w+'s) )*(?:${account}|accounts?)`,
      "(?:all|both|every|each|which|the|their|her|his|my|our|how many) accounts?|account by account|accounts",
      "(?:do|does|did|can|are|is) (?:they|we|she|he|i|the \\w+|\\w+) (?:still |already |currently )?(?:own|hold|have (?:any|in|shares|a position))",
      "(?:they|we|she|he|i) (?:still |already |currently )?(?:owns?|holds?|(?:are|is|am) (?:invested|holding|sitting on))",
      "how (?:much|many) (?:\\w+ ){0,4}(?:do|does|did) (?:they|we|she|he|i|the \\w+)",
      "(?:how much|available|uninvested|idle|settled) cash|cash (?:balance|position)s?|sitting in cash",
      "(?:largest|biggest|top|smallest|main|worst|best)(?:[- ]performing)? (?:\\w+ )?(?:position|holding|investment)s?",
      "winners|losers|tax[- ]loss|harvest(?:ing|able)?",
      "(?:their|her|his|our|my|the (?:client|family|household|couple)'s) (?:\\w+ )?(?:holdings?|positions?|shares|stocks?|bonds|funds|etfs?|investments?|exposure|gains?|loss(?:es)?|assets|money|balances?)",
      "what (?:do|does) (?:they|we|she|he|i|the \\w+) (?:own|hold|have)",
      "what (?:are|is) (?:they|we|she|he|the \\w+|\\w+) invested in",
    ),
    loose: phrases(
      "holdings?|positions?",
      "(?:how many|number of) shares",
      "invested|investments",
      "exposure|exposed",
      "gains?|loss(?:es)?|p&l|p/l",
      "balances?",
      "lots",
    ),
  },
  tasks: {
    clear: phrases(
      "tasks?|to-?dos?|to do list",
      "reminders?|remind (?:me|us)",
      "overdue|past due",
      "(?:action|open|pending|outstanding) (?:items?|points?|actions?)",
      "follow[- ]?ups?|follow up",
      "next steps?",
      "on my (?:plate|list|desk)|my agenda",
      "(?:left|still|need|needs|have|supposed) to (?:do|get done|finish|take care of)",
      "(?:needs|need) (?:my )?attention|what is due|what's due|due (?:this|next|today|tomorrow|soon)",
    ),
    loose: phrases("deadlines?", "agenda"),
  },
  documents: {
    clear: phrases(
      "documents?|docs|paperwork",
      "(?:meeting|client|file|my|our|the|last|their) notes|minutes|memos?|meeting summary",
      "(?:tax|engagement|cpa|accountant's|attorney's) letters?|the letters?|letters? (?:from|about|to)",
      "on file|in the files?|correspondence",
      "estate plan(?:ning)?|trust (?:agreement|deed|document)s?|power of attorney|last will",
      "(?:did|have|had) (?:we|they|she|he|i|the client|the \\w+) (?:\\w+ )?(?:say|said|agreed?|discuss(?:ed)?|decided?|promised?|mention(?:ed)?|talk(?:ed)? about|tell|told|want(?:ed)?|ask(?:ed)?)",
      "(?:we|they|she|he) (?:said|agreed|discussed|decided|promised|mentioned|talked about)",
      "(?:last|previous|recent|october|april|past) (?:review )?meetings?",
      "tax returns?",
    ),
    loose: phrases(
      "letters?|notes?|(?<!policy )statements?",
      "(?:did|has|have) \\w+ (?:\\w+ )?(?:say|said|agreed?|mention(?:ed)?|promised?|want(?:ed)?|ask(?:ed)?)",
      "discussed|agreed|mentioned",
    ),
  },
};

/**
 * Questions about the household's people or about everything: who they are, a brief, preparing a
 * meeting.
 */
export const peoplePhrases = phrases(
  "who (?:is|are) (?:they|she|he|in (?:this|the|their)|(?:the|this|their) (?:client|family|members?|trustees?|spouse|heirs?))",
  "tell me about (?:them|her|him|this (?:client|family|household|couple)|the (?:client|family|household|couple|\\w+ (?:family|household)|\\w+s))",
  "how old|birthdays?|born|ages?|family members?|members of",
  "(?:children|kids|spouse|wife|husband|beneficiar(?:y|ies)|dependents?)",
  "(?:cash|upcoming|liquidity|income) needs|upcoming (?:withdrawals?|payments?|expenses?)|tuition|rmds?|required minimum distributions?|risk (?:profile|tolerance)",
);

export const briefPhrases = phrases(
  "(?:prepare|prep|prepping|preparing|ready|get me ready|brief me|briefing|talking points|agenda) (?:\\w+ ){0,5}(?:meeting|review|call|visit|appointment|them|her|him)",
  "(?:meeting|review|call) (?:prep|preparation|brief|briefing|agenda|talking points)",
  "(?:client|household|family) (?:brief|briefing|overview|summary|snapshot|profile|review)",
  "(?:brief|overview|summary|summari[sz]e|snapshot) (?:\\w+ )?(?:of |on |for )?(?:the |this |my )?(?:client|household|family|couple|relationship)",
  "(?:give|get|write|send) (?:me|us) (?:a|the|another) (?:\\w+ )?(?:brief(?:ing)?|overview|summary)(?! of\\b)",
  "(?:brief|prepare|prep) (?:me|us)",
  "red flags?",
  "needs? (?:my |our )?attention",
  "what (?:should|do|must|can) (?:i|we) (?:need to |have to |want to )?(?:raise|bring up|discuss|cover|go over|address|talk about)(?=\\s*(?:$|[?.!,]| (?:\\w+ ){0,5}(?:with|when|at|in|during)\\b))",
  "(?:catch|bring) me up|where (?:do|does) (?:they|she|he|we|things|the (?:client|household|couple|(?:\\w+ )?family)) stand|what should i know|big picture",
  "how (?:are|is) (?:they|she|he|the (?:client|household|couple|(?:\\w+ )?family)|things|everything) doing",
);

/** Words about markets and other investors. */
export const marketPhrases = phrases(
  "prices?|quotes?|trading at|market cap|p/e|pe ratio|valuation|eps|earnings|revenue|dividend yield|fundamentals",
  "news|headlines?|analysts?|price targets?|target price|ratings?|upgrades?|downgrades?",
  "insiders?|congress(?:ional)?|senat(?:e|ors?)|dark[- ]?pool|institution(?:s|al)?|13f|options? (?:chain|prices?)|open interest",
  "expense ratio|etf list|(?:list|find|which|compare|best|cheapest) (?:\\w+ ){0,6}(?:etfs?|funds|tickers?)|top (?:ten |\\d+ )?holdings",
  "fed|federal reserve|ecb|monetary policy|policy rates?|interest rates?|inflation|treasur(?:y|ies)|gdp|recession",
  "s&p(?: 500)?|nasdaq|dow|nifty|sensex|stock market|the markets?|sectors? (?:performance|rotation)",
  "transcripts?|earnings call|10-?k|10-?q|8-?k|filings?",
);

/** The contents of a fund: "holdings of VOO", "what does QQQ hold", "VOO's top holdings". */
export const fundContentsPhrases =
  /\b(?:holdings?|positions?|constituents|exposure)\s+(?:of|in|inside)\s+(?:the\s+)?\$?[A-Z]{2,5}\b|\b[Ww]hat(?:\s+does|'s\s+in|\s+is\s+in(?:side)?)\s+(?:the\s+)?\$?(?!IPS\b|IRA\b|HSA\b)[A-Z]{2,5}\b(?:\s+(?:hold|own|have|contain))?|\b\$?(?!IPS\b|IRA\b|HSA\b|ETF\b)[A-Z]{2,5}(?:'s)?\s+(?:etf\s+|fund\s+)?(?:top\s+)?(?:holdings|constituents)\b|\b(?:etf|fund)(?:'s)?\s+holdings\b/;

/** Words about the client's own money. */
export const ownMoneyPhrases = phrases(
  "they|them|their|theirs|she|her|hers|he|him|his|we|our|ours|my|mine",
  "clients?|family|household|couple|trusts?|portfolios?",
  account,
  "accounts?",
);

export const detailPhrases = phrases(
  "in (?:full |more |great |some )?detail|detailed|in depth|deep dive|drill (?:down|into)",
  "(?:every|each|all)(?: (?:of )?(?:the|their|her|his|my|our))?(?: single)?(?: \\w+)? (?:lots?|accounts?|holdings?|positions?|tasks?|documents?|class(?:es)?|trades?|bands?)",
  "(?:tax lots?|lots)|(?:lot|account|line|position|class) by (?:lot|account|line|position|class)",
  "(?:full|complete|whole|entire|exhaustive) (?:\\w+ )?(?:list|picture|breakdown|detail|details|report|analysis|portfolio|comparison)",
  "break (?:it |this |them |that )?down|breakdown|everything about",
);

/** What is on the screen: "what is this?", "explain this view", "what am I looking at?" */
export const screenPhrases = phrases(
  "(?:what(?:'s| is| are| does| do)|explain|describe|summari[sz]e|interpret|tell me (?:more )?about|help me (?:understand|with|read)|walk me through|look at|and|about) (?:this|these)(?=\\s*(?:$|[?.!,]|mean|show|say|tell|view|panel|page|screen|table|list|figure|number|row|chart|one))",
  "what (?:am i|are we) (?:looking at|seeing)|what do i see",
  "(?:on|in) (?:the|my|this) (?:screen|panel|side panel|view|page)|what (?:is|am i) (?:shown|showing|displayed)",
  "(?:this|the) (?:view|panel|screen|page|table)",
  "here(?=\\s*(?:$|[?.!]))",
);

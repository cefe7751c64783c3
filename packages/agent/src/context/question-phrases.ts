import { accountWords, phrasePattern } from "./phrases.ts";

/**
 * Questions about the household's people or about everything: who they are, a brief, preparing a
 * meeting.
 */
export const peoplePhrases = phrasePattern(
  "who (?:is|are) (?:they|she|he|in (?:this|the|their)|(?:the|this|their) (?:client|family|members?|trustees?|spouse|heirs?))",
  "tell me about (?:them|her|him|this (?:client|family|household|couple)|the (?:client|family|household|couple|\\w+ (?:family|household)|\\w+s))",
  "how old|birthdays?|born|ages?|family members?|members of",
  "(?:children|kids|spouse|wife|husband|beneficiar(?:y|ies)|dependents?)",
  "(?:cash|upcoming|liquidity|income) needs|upcoming (?:withdrawals?|payments?|expenses?)|tuition|rmds?|required minimum distributions?|risk (?:profile|tolerance)",
);

export const briefPhrases = phrasePattern(
  "(?:prepare|prep|prepping|preparing|ready|get me ready|brief me|briefing|talking points|agenda) (?:\\w+ ){0,5}(?:meeting|review|call|visit|appointment|them|her|him)",
  "(?:meeting|review|call) (?:prep|preparation|brief|briefing|agenda|talking points)",
  "(?:client|household|family) (?:brief|briefing|overview|summary|snapshot|profile|review)",
  "(?:brief|overview|summary|summari[sz]e|snapshot) (?:\\w+ )?(?:of |on |for )?(?:the |this |my )?(?:client|household|family|couple|relationship)",
  "(?:give|get|write|send) (?:me|us) (?:a|the|another) (?:\\w+ )?(?:brief(?:ing)?|overview|summary)(?! of\\b)",
  "(?:brief|prepare|prep) (?:me|us)",
  "(?:short|quick) version|(?:quick )?rundown|where (?:they|she|he|we|things) (?:all )?stand",
  "what (?:do|should) i need to (?:raise|bring up|discuss|cover|know)",
  "red flags?",
  "needs? (?:my |our )?attention",
  "what (?:should|do|must|can) (?:i|we) (?:need to |have to |want to )?(?:raise|bring up|discuss|cover|go over|address|talk about)(?=\\s*(?:$|[?.!,]| (?:there|then|next)\\b| (?:\\w+ ){0,5}(?:with|when|at|in|during)\\b))",
  "(?:catch|bring) me up|where (?:do|does) (?:they|she|he|we|things|the (?:client|household|couple|(?:\\w+ )?family)) stand|what should i know|big picture",
  "how (?:are|is) (?:they|she|he|the (?:client|household|couple|(?:\\w+ )?family)|things|everything) doing",
);

/** Words about markets and other investors. */
export const marketPhrases = phrasePattern(
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
export const ownMoneyPhrases = phrasePattern(
  "they|them|their|theirs|she|her|hers|he|him|his|we|our|ours|my|mine",
  "clients?|family|household|couple|trusts?|portfolios?",
  accountWords,
  "accounts?",
);

export const detailPhrases = phrasePattern(
  "in (?:full |more |great |some )?detail|detailed|in depth|deep dive|drill (?:down|into)",
  "(?:every|each|all)(?: (?:of )?(?:the|their|her|his|my|our))?(?: single)?(?: \\w+)? (?:lots?|accounts?|holdings?|positions?|tasks?|documents?|class(?:es)?|trades?|bands?)",
  "(?:tax lots?|lots)|(?:lot|account|line|position|class) by (?:lot|account|line|position|class)",
  "(?:full|complete|whole|entire|exhaustive) (?:\\w+ )?(?:list|picture|breakdown|detail|details|report|analysis|portfolio|comparison)",
  "break (?:it |this |them |that )?down|breakdown|everything about",
);

/** What is on the screen: "what is this?", "explain this view", "what am I looking at?" */
export const screenPhrases = phrasePattern(
  "(?:what(?:'s| is| are| does| do)|explain|describe|summari[sz]e|interpret|tell me (?:more )?about|help me (?:understand|with|read)|walk me through|look at|and|about) (?:this|these)(?=\\s*(?:$|[?.!,]|mean|show|say|tell|view|panel|page|screen|table|list|figure|number|row|chart|one))",
  "what (?:am i|are we) (?:looking at|seeing)|what do i see",
  "(?:on|in) (?:the|my|this) (?:screen|panel|side panel|view|page)|what (?:is|am i) (?:shown|showing|displayed)",
  "(?:this|the) (?:view|panel|screen|page|table)",
  "here(?=\\s*(?:$|[?.!]))",
);

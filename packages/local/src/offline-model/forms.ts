import { whoIs } from "./from-context/facts.ts";
import type { Topic } from "./intent.ts";
import { asksWhatWasSaid } from "./read/said.ts";
import { asksForNote } from "./writes/note.ts";
import { asksForTaskChange } from "./writes/task-change.ts";

/** The topic of a sentence pattern, which decides regardless of other words; `found` are the clause's symbols. */
export const topicByForm = (clause: string, found: readonly string[]): Topic | undefined =>
  forms.find(
    ({ pattern, unlessSymbol }) => pattern.test(clause) && !(unlessSymbol && found.length > 0),
  )?.topic;

const task =
  /^\W*(?:(?:please|also|then|and|ok|okay|now|can you|could you|would you|i want to|i'd like to|let's|go ahead and)[ ,]+)*(?:(?:creat\w*|crate|cretae|add|make|set up|open|log|schedule|put|new|set)\b(?: up)?(?: \w+){0,4}? (?:task|todo|to-do|to do|reminder|follow-up)\b|(?:task|todo|to-do|reminder)\s*:|remind (?:me|us)\b(?!,?(?: please,?)? (?:how|when|where|which|who|what|why)\b)|reminder\b|new task\b)/i;

const web =
  /\b(?:search|browse|look(?: it| this)?(?: up)?|check|find)\b(?: \w+){0,3}? (?:the )?(?:web|internet|online)\b|\bweb ?search\b|\bon the (?:web|internet)\b|^\W*google (?:for|it)\b|\bperplexity\b/i;

const definition =
  /^\W*(?:what(?: is|'s|s| are| does)?|define|explain|can you explain)(?: (?:a|an|the term|the word)\b.*|.*\bmeans?\b.*|(?<=explain) \w+)\W*$/i;

const schoolWords =
  "roth iras?|iras?|etfs?|exchange.traded funds?|index funds?|mutual funds?|rebalanc\\w+|diversification|dividends|bonds|compound interest|dollar.cost averaging|tax.loss harvesting|wash sales?|capital gains|required minimum distributions?|rmds?|hsas?|529 plans?|municipal bonds|asset allocation|expense ratios?|inflation";

const schooling = new RegExp(
  `^\\W*(?:what(?: is|'s|s| are)|define|explain(?: to me)?|tell me about|teach me about|how (?:do|does))(?: (?:a|an))? (?:${schoolWords})(?: (?:work|works))?\\W*$|\\b(?:can|may|could|am|is|are) (?:i|we|they|she|he|\\w+)\\b.{0,20}\\b(?:contribute to|put money in|open|eligible for) an? (?:roth|ira|hsa|529)`,
  "i",
);

const business = /^\W*what (?:does|do) [\w .&'-]+ do\W*$|\bwho is [\w .&'-]+ inc\b/i;

const tickerOf = /\bticker\b.{0,12}\b(?:for|of)\b/i;

/** "Emerging market ETFs", but not "my ETFs". */
const kindOfFunds =
  /^\W*(?:(?:please|show|list|find|give|me|some|good|best|cheap|all)\s+)*(?:(?!(?:my|our|your|their|his|her|the|only|just|any|and|or|explain|what|which|how|about|in|are|is|do|etfs?|worst|largest|biggest|smallest|top|\w*performing|losing)\b)[a-z&.-]+\s+){1,3}etfs?\W*$/i;

/** Requests to write a text for somebody, which the offline model cannot do. */
const draft =
  /^\W*(?:(?:please|and|then|also|now|ok|okay|can you|could you|would you|help me(?: to)?|i want you to|i need you to) )*(?:draft|write|compose|prepare)\b(?: \S+){0,4} (?:letters?|e-?mails?|messages?|notes?|memos?|reply|speech|card|proposal)\b/i;

const forecast =
  /\bwill\b.{0,60}\b(?:go (?:up|down)|rise|fall|crash|drop|climb|recover|be worth|outperform|beat the market)\b|\b(?:predict\w*|forecast\w*|price targets?)\b|\bwhere (?:will|is) .{1,40}\b(?:headed|heading|be (?:in|by|next))\b|\bgoing to (?:rise|fall|crash|go (?:up|down))\b/i;

/** New money to invest: the policy decides where it goes. */
const arriving =
  /\b(?:if|suppose|supposing|assume|assuming|with|after)\b.{0,40}\b(?:deposit|contribut|add|bring|put|inherit|receive)\w*\b.{0,20}\d|\b(?:if|suppose|assuming|once)\b.{0,20}\d[\d,.]*k?\b.{0,20}\b(?:comes?|arrives?|lands?|is deposited|goes)\b|\b(?:deposit|contribut|inherit|receiv|add)\w*\b.{0,15}\d.{0,40}\b(?:invest|place|allocate|put|go)\b|\b(?:invest|place|allocate)\b.{0,20}\d.{0,20}\b(?:deposit|contribution|cash|new money)\b/i;

interface Form {
  topic: Topic;
  pattern: { test(clause: string): boolean };
  unlessSymbol?: boolean;
}

const forms: readonly Form[] = [
  { topic: "create_task", pattern: task },
  { topic: "add_note", pattern: { test: asksForNote } },
  { topic: "update_task", pattern: { test: asksForTaskChange } },
  { topic: "perplexity_search", pattern: web },
  { topic: "draft", pattern: draft },
  { topic: "forecast", pattern: forecast },
  { topic: "compare_to_ips", pattern: arriving },
  { topic: "search_tickers", pattern: tickerOf },
  { topic: "company_lookup", pattern: business },
  { topic: "get_facts", pattern: schooling, unlessSymbol: true },
  { topic: "get_facts", pattern: definition, unlessSymbol: true },
  { topic: "get_etf_list", pattern: kindOfFunds, unlessSymbol: true },
  { topic: "search_documents", pattern: { test: asksWhatWasSaid } },
  { topic: "members", pattern: whoIs, unlessSymbol: true },
];

const share = "(?:per|a|each|for each) (?:share|unit)";
const minus = "(?:minus|less|over|above|below|under|against|versus|vs|compared (?:to|with)|net of)";
const cost = `(?:(?:what (?:i|we|they) (?:have )?paid|(?:(?:my|our|the|its|their|his|her|average|purchase) )*(?:costs?(?: basis)?|purchase price|basis))(?: ${share})?)`;
const price = `(?:SYM (?:(?:current|share|market) )?price|price (?:of|for) (?:(?:my|our|the) )?SYM|(?:current )?price)(?: ${share})?`;

const apart = new RegExp(
  `\\b${price} ${minus} ${cost}|\\b(?:difference|gap|spread) between (?:(?:my|our|the|its) )*(?:${price} and ${cost}|${cost} (?:(?:of|on|for) SYM )?and (?:(?:the|its) )*${price})`,
);
const gain = new RegExp(
  `\\b(?:gains?|profits?|loss|make|made|up|down|lose|lost)(?: by)? ${share}\\b|\\b${share} (?:gains?|profits?|loss)\\b`,
);

/** "AAPL price minus my cost per share": what the price is apart from what was paid. */
export const asksPriceLessCost = (said: string): boolean => apart.test(said);

/** Asks for the gain of one share, and not of all that is held. */
export const asksGainOfShare = (said: string): boolean => apart.test(said) || gain.test(said);

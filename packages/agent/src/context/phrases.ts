/** Whole words and phrases; a space stands for any white space. */
export const phrasePattern = (...phrases: string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.join("|").replaceAll(" ", "\\s+")})\\b`, "i");

/** Words for accounts, for use in phrases. */
export const accountWords =
  "roth|(?:rollover |inherited |traditional |sep |simple )?iras?|401\\(?k\\)?|403\\(?b\\)?|hsa|529|brokerage|(?:joint|trust|checking|savings) accounts?";

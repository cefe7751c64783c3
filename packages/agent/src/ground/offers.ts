/**
 * The text with blanks in place of what a question offers: the quoted words right behind a question mark, and
 * the list under a question. They ask what is meant and claim nothing: Do you mean this? "Trades in May".
 */
export const withoutOffers = (text: string): string =>
  text.replace(offered, (found) => found[0] + found.slice(1).replace(/[^\n]/g, " "));

const offered = /\?(?:[ \t]+"[^"\n]+"|[ \t]*(?:\n[ \t]*[-*] [^\n]*)+)/g;

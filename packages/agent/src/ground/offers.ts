/**
 * The text with blanks in place of the meanings that a question back offers: the quoted words right behind it, and
 * the list under it. They claim nothing: Do you mean this? "Trades in May". What is listed under any other question
 * is checked.
 */
export const withoutOffers = (text: string): string =>
  text.replace(
    offered,
    (_, question: string, offers: string) => question + offers.replace(/[^\n]/g, " "),
  );

const offered = /(\bdo you mean\b[^?\n]*\?)([ \t]+"[^"\n]+"|[ \t]*(?:\n[ \t]*[-*] [^\n]*)+)/gi;

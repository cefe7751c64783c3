const place =
  "(?:the |our |my )?[\\p{L}\\d'() -]{0,30}?(?:ira|roth|401\\(?k\\)?|529(?: plan)?|account|brokerage|trust|endowment|reserve|rollover|sep|plan|joint)(?: ira| account| plan)?";
const stretch = "(?:ytd|year[- ]to[- ]date|1y|(?:one|1)[- ](?:year|yr))";
const item = `(?:the )?(?:${stretch}(?: returns?| performance)?|returns?|performance|(?:total |account )?value|worth|balance|(?:settled |total )?cash|holdings|positions|unrealized gain|gain|trades|deposits)`;
const listing = new RegExp(
  `^(\\W*)(${place}): (${item}(?:(?:, and|,| and| &) ${item})+)(?=\\W*$)`,
  "iu",
);
const isStretch = new RegExp(`^(?:the )?${stretch}$`, "i");

/** "Rosa's IRA: YTD, one year, value": each of them of that account. */
export const withPlacedList = (message: string): string =>
  message.replace(listing, (_, lead: string, where: string, items: string) => {
    const figures = items.split(/(?:, and|,| and| &) /i);
    return `${lead}${figures
      .map((one) => `${isStretch.test(one) ? `${one} return` : one} of ${where}`)
      .join(", and ")}`;
  });

/** Words of a question that only a look-up at an exchange can answer. */
const words =
  /\b(price|prices|quote|quotes|ltp|trading at|rate|open|close|high|low|chart|candle|candles|history|historical|ohlc|volume|nifty|banknifty|bank nifty|sensex|finnifty|nse|bse|mcx|futures?|options?|expiry|strike|share|shares|stock|stocks|index|indices|instrument|instruments|security id|market|up today|down today)\b/i;

/** True when a trader asks about the market, so that the first step must look something up. */
export const tradingQuestion = (text: string): boolean => words.test(text);

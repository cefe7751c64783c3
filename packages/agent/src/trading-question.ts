/** Words of a question that only a lookup at an exchange can answer. */
const words =
  /\b(price|prices|quote|quotes|ltp|trading at|rate|open|close|high|low|chart|candle|candles|history|historical|ohlc|volume|nifty|banknifty|bank nifty|sensex|finnifty|nse|bse|mcx|futures?|options?|expiry|strike|share|shares|stock|stocks|index|indices|instrument|instruments|security id|market|up today|down today)\b/i;

/** Whether the question is about the market, so that the first step must call a tool. */
export const isTradingQuestion = (text: string): boolean => words.test(text);

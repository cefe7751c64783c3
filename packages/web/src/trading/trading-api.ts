import { ApiError } from "@advisor/client/api-error";
import { readTrading } from "@advisor/client/read-trading";
import type { TradingItem } from "@advisor/protocol/trading/item";
import {
  FoundInstruments,
  type Instrument,
  type Interval,
  MarketQuotes,
  PriceHistory,
  tradingResult,
} from "@advisor/protocol/trading/tools";
import type * as z from "zod";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { parseResponse, rethrowReadable } from "../api/parse-response.ts";

export type Token = string | undefined;
export type InstrumentResult = z.infer<ReturnType<typeof tradingResult<typeof FoundInstruments>>>;
export type QuoteResult = z.infer<ReturnType<typeof tradingResult<typeof MarketQuotes>>>;
export type History = z.infer<ReturnType<typeof tradingResult<typeof PriceHistory>>>;

const asJson = (body: unknown, signal?: AbortSignal): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
  ...(signal && { signal }),
});

const withToken = (token: Token) => (token === undefined ? {} : { access_token: token });

/** The requests of the trading page. The broker's token is sent in the body, never in a URL. */
export function tradingApi({ ask, stop }: Pick<AdvisorApi, "ask" | "stop">) {
  const tool = async <Data extends z.ZodType>(
    name: string,
    data: Data,
    input: object,
    token: Token,
  ) =>
    parseResponse(
      tradingResult(data),
      await (await ask(`/api/v1/trading/${name}`, asJson({ input, ...withToken(token) })))
        .json()
        .catch(rethrowReadable),
    );
  return {
    search: (query: string, token: Token, limit = 20) =>
      tool("search_instruments", FoundInstruments, { query, limit }, token),
    quotes: (securities: Record<string, string[]>, token: Token) =>
      tool("get_market_quote", MarketQuotes, { securities }, token),
    history: (of: Instrument, interval: Interval, from: string | null, token: Token) => {
      const { security_id, segment, instrument_type } = of;
      const input = { security_id, segment, instrument_type, interval, from };
      return tool("get_historical_data", PriceHistory, input, token);
    },
    async *ask(body: object, token: Token, signal: AbortSignal): AsyncGenerator<TradingItem> {
      const init = asJson({ ...body, task: "trading", ...withToken(token) }, signal);
      const answer = await ask("/api/chat/stream", init);
      if (answer.body !== null) yield* readTrading(answer.body);
    },
    stop,
  };
}
export type TradingApi = ReturnType<typeof tradingApi>;

/** Why there is no price, and what to do. */
export function priceError(error: Error, token: Token): string {
  const failed = error instanceof ApiError ? JSON.stringify(error.problem.failed ?? "") : "";
  if (!failed.includes("no_key")) return error.message;
  return token === undefined
    ? "The broker answers only with a token. Set yours under “Broker token”."
    : "The broker refused the token: it may have expired, or be of somebody else. Set it again.";
}

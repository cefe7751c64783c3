import { expect, test } from "vitest";
import { alphaVantageRefusal } from "./refusal.ts";

test.each([
  [
    {
      Information:
        "We have detected your API key as ABC and our standard API rate limit is 25 requests per day. Please subscribe to any of the premium plans to instantly remove all daily rate limits.",
    },
    "rate_limited",
  ],
  [
    {
      Information:
        "Please consider spreading out your free API requests more sparingly (1 request per second).",
    },
    "rate_limited",
  ],
  [
    { Note: "Our standard API call frequency is 5 calls per minute and 500 calls per day." },
    "rate_limited",
  ],
  [
    { Information: "This is a premium endpoint. You may subscribe to any of the premium plans." },
    "no_key",
  ],
  [{ Information: "The **demo** API key is for demo purposes only." }, "no_key"],
  [{ "Error Message": "the parameter apikey is invalid or missing." }, "no_key"],
  [
    { "Error Message": "Invalid API call. Please retry or visit the documentation for OVERVIEW." },
    "not_found",
  ],
  [{ Information: "Invalid inputs. Please refer to the API documentation." }, "not_found"],
  [{ Information: "Something else." }, "upstream"],
  [{ Symbol: "AAPL", Note: null }, undefined],
  [{ "Meta Data": { "1. Information": "Daily" } }, undefined],
  ["Too many requests", undefined],
  [null, undefined],
])("%j means %s", (body, reason) => {
  expect(alphaVantageRefusal({ body })).toBe(reason);
});

import { expect, test } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJkaGFuQ2xpZW50SWQiOiIxIn0.c2lnbmF0dXJl";

test.each<[string, string | undefined, string]>([
  [
    "Price of INFY? My token is brokertoken",
    "brokertoken",
    "Price of INFY? My token is (token removed)",
  ],
  ["abc-secret then abc-secret", "abc-secret", "(token removed) then (token removed)"],
  [`Use ${jwt} for TCS`, undefined, "Use (token removed) for TCS"],
  [`Authorization: Bearer ${jwt}`, undefined, "Authorization: Bearer (token removed)"],
  [
    "access_token=7f3a9b2c4d5e6f70 and quote TCS",
    undefined,
    "access_token=(token removed) and quote TCS",
  ],
  ['{"access_token": "A1b2C3d4E5f6G7"}', undefined, '{"access_token": "(token removed)"}'],
  ["the api key is sk-proj-12345678", undefined, "the api key is (token removed)"],
])("%s", (message, token, masked) => {
  expect(withoutSecrets(message, token)).toBe(masked);
});

test.each([
  "What is the price of a token of appreciation?",
  "Is the password policy of Okta a risk to our 1,200,000 dollars?",
  "token economics: understandably unpredictable",
  "Compare AAPL 2026-11-27 with MSFT",
  "The key: 60/40",
])("%s stays as it is", (message) => {
  expect(withoutSecrets(message, "is")).toBe(message);
});

import { expect, test } from "vitest";
import { handler } from "./token.ts";

const event = (userAttributes: Record<string, string>) => ({
  version: "2",
  triggerSource: "TokenGeneration_HostedAuth",
  request: { userAttributes, scopes: ["copilot/write"] },
  response: {},
});

test("an access token names the advisor whom an administrator wrote down", async () => {
  const sent = event({ sub: "1", "custom:advisor_id": "adv_north" });
  expect(await handler(sent)).toEqual({
    ...sent,
    response: {
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: { claimsToAddOrOverride: { "custom:advisor_id": "adv_north" } },
      },
    },
  });
});

test("a user who is no advisor gets a token that names none", async () => {
  const sent = event({ sub: "1", email: "a@example.com" });
  expect(await handler(sent)).toEqual(sent);
});

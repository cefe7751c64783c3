import { expect, test } from "vitest";
import { handler } from "./token.ts";

const event = (userAttributes: Record<string, string>) => ({
  version: "2",
  triggerSource: "TokenGeneration_HostedAuth",
  request: { userAttributes, scopes: ["copilot/write"] },
  response: {},
});

test("an access token contains the advisor id that an administrator set", async () => {
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

test("a user without an advisor id gets a token without one", async () => {
  const sent = event({ sub: "1", email: "a@example.com" });
  expect(await handler(sent)).toEqual(sent);
});

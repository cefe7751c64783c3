import * as z from "zod";

const claim = "custom:advisor_id";

const Event = z.looseObject({
  request: z.looseObject({ userAttributes: z.record(z.string(), z.string()) }),
});

/**
 * Called by Cognito before it signs (pre token generation, version 2). An access token names the advisor
 * as an ID token does; without it a program's token would name nobody.
 */
export async function handler(event: unknown): Promise<object> {
  const known = Event.parse(event);
  const advisor = known.request.userAttributes[claim];
  if (advisor === undefined) return known;
  const accessTokenGeneration = { claimsToAddOrOverride: { [claim]: advisor } };
  return { ...known, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
}

import * as z from "zod";

const claim = "custom:advisor_id";

const Event = z.looseObject({
  request: z.looseObject({ userAttributes: z.record(z.string(), z.string()) }),
});

/**
 * Cognito's pre token generation trigger (version 2). Adds the advisor id to access tokens, which
 * otherwise have it in ID tokens only.
 */
export async function handler(event: unknown): Promise<object> {
  const known = Event.parse(event);
  const advisor = known.request.userAttributes[claim];
  if (advisor === undefined) return known;
  const accessTokenGeneration = { claimsToAddOrOverride: { [claim]: advisor } };
  return { ...known, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
}

import { adding, type Mistakes, ofFunction, setting, without } from "../planting.ts";
import type { identity } from "../rules/identity.ts";

export const planted: Mistakes<typeof identity> = {
  "only an administrator creates advisors and sets their advisor ids": {
    "anyone can sign up": setting("cognito/userPool", "adminCreateUserConfig", undefined),
    "the claim can be written": setting("cognito/userPoolClient", "writeAttributes", [
      "name",
      "custom:advisor_id",
    ]),
    "tokens in URLs": setting("cognito/userPoolClient", "allowedOauthFlows", ["implicit"]),
    "the pool can be deleted": setting("cognito/userPool", "deletionProtection", "INACTIVE"),
    "a redirect to another site": setting("cognito/userPoolClient", "callbackUrls", [
      "https://example.com",
    ]),
  },
  "the API trusts only this user pool, client and claim": {
    "another claim": ofFunction("Api", "environment.variables.OIDC_ADVISOR_CLAIM", "email"),
    "another issuer": ofFunction("Api", "environment.variables.OIDC_ISSUER", "https://other"),
    "no token for the address of MCP": ofFunction(
      "Api",
      "environment.variables.OIDC_AUDIENCE",
      "PageClientClient-id,ProgramClientClient-id",
    ),
  },
  "the page may run on localhost only in a development stage": {
    "localhost in production": ofFunction(
      "Api",
      "environment.variables.SITE_ORIGIN",
      "https://site.cloudfront.net,http://localhost:5173",
    ),
  },
  "a program gets only scopes that the API knows, by the code flow without a secret": {
    "no scopes to give": without("cognito/resourceServer"),
    "a scope that the pool does not have": setting("cognito/resourceServer", "scopes", []),
    "a client that may only read": setting("cognito/userPoolClient", "allowedOauthScopes", [
      "openid",
      "copilot/read",
    ]),
    "a secret in a program": setting("cognito/userPoolClient", "generateSecret", true),
    "a scope that no token has": ofFunction(
      "Api",
      "environment.variables.OIDC_WRITE_SCOPE",
      "copilot:write",
    ),
  },
  "passwords are long, are never sent to the API of the pool, and do not show who is registered": {
    "six characters": setting("cognito/userPool", "passwordPolicy.minimumLength", 6),
    "a sign-in that sends the password": setting("cognito/userPoolClient", "explicitAuthFlows", [
      "ALLOW_REFRESH_TOKEN_AUTH",
      "ALLOW_USER_PASSWORD_AUTH",
    ]),
    "an error that names who is unknown": setting(
      "cognito/userPoolClient",
      "preventUserExistenceErrors",
      "LEGACY",
    ),
  },
  "only the page and programs sign in, for an hour at a time, and can be signed out": {
    "a third client": adding("cognito/userPoolClient", "OtherClient", {}),
    "tokens for a day": setting("cognito/userPoolClient", "accessTokenValidity", 1_440),
    "ID tokens for a day": setting("cognito/userPoolClient", "idTokenValidity", 1_440),
    "tokens that cannot be revoked": setting(
      "cognito/userPoolClient",
      "enableTokenRevocation",
      false,
    ),
  },
  "the sign-in page has an address that Cognito accepts, of this stage and account alone": {
    "the same in every account": setting(
      "cognito/userPoolDomain",
      "domain",
      "advisor-copilot-production",
    ),
    "capital letters": setting(
      "cognito/userPoolDomain",
      "domain",
      "Advisors-production-123456789012",
    ),
    "a reserved word": setting(
      "cognito/userPoolDomain",
      "domain",
      "aws-advisors-production-123456789012",
    ),
    "too many characters": setting(
      "cognito/userPoolDomain",
      "domain",
      `${"a".repeat(50)}-production-123456789012`,
    ),
  },
  "an access token has the same advisor claim as an ID token": {
    "no function before the token": setting("cognito/userPool", "lambdaConfig", undefined),
    "a version without access tokens": setting(
      "cognito/userPool",
      "lambdaConfig.preTokenGenerationConfig.lambdaVersion",
      "V1_0",
    ),
  },
};

import { type Mistakes, ofFunction, setting, without } from "../planting.ts";
import type { kept } from "../rules/kept.ts";

export const planted: Mistakes<typeof kept> = {
  "the table is the one that the adapters are written for": {
    "another key": setting("dynamodb/table", "rangeKey", "sort"),
    "the whole item in the index": setting("dynamodb/table", "globalSecondaryIndexes", [
      { name: "byAdvisor", hashKey: "gsi_pk", rangeKey: "gsi_sk", projectionType: "ALL" },
    ]),
    "another expiry": setting("dynamodb/table", "ttl", { attributeName: "ttl", enabled: true }),
  },
  "the table is encrypted, can be taken back to any second, and is not deleted by mistake": {
    "no encryption": setting("dynamodb/table", "serverSideEncryption", undefined),
    "no way back": setting("dynamodb/table", "pointInTimeRecovery.enabled", false),
    "no protection": setting("dynamodb/table", "deletionProtectionEnabled", false),
  },
  "advisors are made by an administrator, who alone says which advisor one is": {
    "everybody signs up": setting("cognito/userPool", "adminCreateUserConfig", undefined),
    "the claim can be written": setting("cognito/userPoolClient", "writeAttributes", [
      "name",
      "custom:advisor_id",
    ]),
    "tokens in addresses": setting("cognito/userPoolClient", "allowedOauthFlows", ["implicit"]),
    "the pool can be deleted": setting("cognito/userPool", "deletionProtection", "INACTIVE"),
    "back to a stranger": setting("cognito/userPoolClient", "callbackUrls", [
      "https://example.com",
    ]),
  },
  "the API trusts these advisors, this client and this claim": {
    "another claim": ofFunction("Api", "environment.variables.OIDC_ADVISOR_CLAIM", "email"),
    "another issuer": ofFunction("Api", "environment.variables.OIDC_ISSUER", "https://other"),
  },
  "the page may run on a developer's machine in a development stage, and in no other": {
    "localhost where people work": ofFunction(
      "Api",
      "environment.variables.SITE_ORIGIN",
      "https://site.cloudfront.net,http://localhost:5173",
    ),
  },
  "a program gets a token only for what the API knows, by the code flow and no secret": {
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
  "an access token names its advisor, by the claim that an ID token has": {
    "no function before the token": setting("cognito/userPool", "lambdaConfig", undefined),
    "a version without access tokens": setting(
      "cognito/userPool",
      "lambdaConfig.preTokenGenerationConfig.lambdaVersion",
      "V1_0",
    ),
  },
  "logs are kept for a set time, each function's in a group of its own": {
    "for ever": setting("cloudwatch/logGroup", "retentionInDays", undefined),
    "a shared group": setting("lambda/function", "loggingConfig.logGroup", "/all"),
  },
};

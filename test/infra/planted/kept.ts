import { type Mistakes, ofFunction, setting, without } from "../planting.ts";
import type { kept } from "../rules/kept.ts";

export const planted: Mistakes<typeof kept> = {
  "the table has the keys and indexes that the adapters use": {
    "another key": setting("dynamodb/table", "rangeKey", "sort"),
    "the complete item in the index": setting("dynamodb/table", "globalSecondaryIndexes", [
      { name: "byAdvisor", hashKey: "gsi_pk", rangeKey: "gsi_sk", projectionType: "ALL" },
    ]),
    "another expiry": setting("dynamodb/table", "ttl", { attributeName: "ttl", enabled: true }),
  },
  "the table is encrypted, has point-in-time recovery, and is protected against deletion": {
    "no encryption": setting("dynamodb/table", "serverSideEncryption", undefined),
    "no point-in-time recovery": setting("dynamodb/table", "pointInTimeRecovery.enabled", false),
    "no protection": setting("dynamodb/table", "deletionProtectionEnabled", false),
  },
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
  "an access token has the same advisor claim as an ID token": {
    "no function before the token": setting("cognito/userPool", "lambdaConfig", undefined),
    "a version without access tokens": setting(
      "cognito/userPool",
      "lambdaConfig.preTokenGenerationConfig.lambdaVersion",
      "V1_0",
    ),
  },
  "logs have a retention time, and each function has its own log group": {
    "kept forever": setting("cloudwatch/logGroup", "retentionInDays", undefined),
    "a shared group": setting("lambda/function", "loggingConfig.logGroup", "/all"),
  },
};

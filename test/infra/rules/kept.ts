import { expiresAttribute, tableDefinition } from "@advisor/adapters/dynamo/table-definition";
import type { Resource } from "../answers.ts";
import type { Deployment } from "../graph.ts";
import {
  all,
  at,
  called,
  differs,
  functions,
  one,
  only,
  permanent,
  type Rule,
  textAt,
  unlike,
} from "../reading.ts";

/** Stored data: the table, the advisors and the logs. */
export const kept = {
  "the table has the keys and indexes that the adapters use": (deployment) => {
    const wanted = tableDefinition("any");
    const [index] = wanted.GlobalSecondaryIndexes ?? [];
    const key = (type: string, schema = wanted.KeySchema) =>
      schema?.find(({ KeyType }) => KeyType === type)?.AttributeName;
    return differs(only(deployment, "dynamodb/table"), {
      hashKey: key("HASH"),
      rangeKey: key("RANGE"),
      billingMode: wanted.BillingMode,
      attributes: wanted.AttributeDefinitions?.map(({ AttributeName, AttributeType }) => ({
        name: AttributeName,
        type: AttributeType,
      })),
      globalSecondaryIndexes: [
        {
          name: index?.IndexName,
          hashKey: key("HASH", index?.KeySchema),
          rangeKey: key("RANGE", index?.KeySchema),
          projectionType: index?.Projection?.ProjectionType,
          nonKeyAttributes: index?.Projection?.NonKeyAttributes,
        },
      ],
      ttl: { attributeName: expiresAttribute, enabled: true },
    });
  },

  "the table is encrypted, has point-in-time recovery, and is protected against deletion": (
    deployment,
  ) =>
    differs(only(deployment, "dynamodb/table"), {
      "serverSideEncryption.enabled": true,
      "pointInTimeRecovery.enabled": true,
      deletionProtectionEnabled: permanent(deployment),
    }),

  "only an administrator creates advisors and sets their advisor ids": (deployment) => [
    ...differs(only(deployment, "cognito/userPool"), {
      "adminCreateUserConfig.allowAdminCreateUserOnly": true,
      deletionProtection: permanent(deployment) ? "ACTIVE" : "INACTIVE",
      mfaConfiguration: permanent(deployment) ? "ON" : "OPTIONAL",
      "softwareTokenMfaConfiguration.enabled": true,
    }),
    ...differs(clientOf(deployment, "Page"), {
      writeAttributes: ["name"],
      readAttributes: ["email", "name", "custom:advisor_id"],
      allowedOauthScopes: ["openid", "email", "profile"],
      allowedOauthFlows: ["code"],
      generateSecret: false,
      callbackUrls: pagesOf(deployment).flatMap((page) => [page, `${page}/`]),
    }),
  ],

  "the API trusts only this user pool, client and claim": (deployment) => {
    const issuer = "https://cognito-idp.us-east-1.amazonaws.com/AdvisorsUserPool-id";
    return differs(one(deployment, "Api"), {
      "environment.variables.OIDC_ISSUER": issuer,
      "environment.variables.OIDC_JWKS_URL": `${issuer}/.well-known/jwks.json`,
      "environment.variables.OIDC_AUDIENCE": [
        "PageClientClient-id",
        "ProgramClientClient-id",
        `https://ApiApi-id.execute-api.us-east-1.amazonaws.com/${deployment.stage}/mcp`,
      ].join(),
      "environment.variables.OIDC_ADVISOR_CLAIM": "custom:advisor_id",
    });
  },

  "the page may run on localhost only in a development stage": (deployment) => {
    const local = pagesOf(deployment).filter((page) => new URL(page).hostname === "localhost");
    return unlike("pages", local, permanent(deployment) ? [] : ["http://localhost:5173"]);
  },

  "a program gets only scopes that the API knows, by the code flow without a secret": (
    deployment,
  ) => [
    ...differs(only(deployment, "cognito/resourceServer"), {
      identifier: "copilot",
      userPoolId: "AdvisorsUserPool-id",
      scopes: [
        { scopeName: "read", scopeDescription: "Read what the advisor may read" },
        { scopeName: "write", scopeDescription: "Write tasks and start research" },
      ],
    }),
    ...differs(clientOf(deployment, "Program"), {
      userPoolId: "AdvisorsUserPool-id",
      generateSecret: false,
      allowedOauthFlows: ["code"],
      allowedOauthScopes: ["openid", "copilot/read", "copilot/write"],
      writeAttributes: ["name"],
      callbackUrls: ["http://localhost:6274/oauth/callback"],
    }),
    ...differs(one(deployment, "Api"), {
      "environment.variables.OIDC_WRITE_SCOPE": "copilot/write",
    }),
  ],

  "an access token has the same advisor claim as an ID token": (deployment) => {
    const { lambdaVersion, lambdaArn = "" } = Object(
      at(only(deployment, "cognito/userPool"), "lambdaConfig.preTokenGenerationConfig"),
    );
    const asked = functions(deployment).find(({ name }) => /preTokenGeneration/.test(name));
    const build = deployment.builds.find(({ functionID }) => /preTokenGeneration/.test(functionID));
    return [
      ...(lambdaVersion === "V2_0" ? [] : ["the pool: asks in a version without access tokens"]),
      ...(asked !== undefined && String(lambdaArn).endsWith(called(asked))
        ? []
        : ["the pool: asks no function of ours before it signs"]),
      ...(build?.handler === "packages/functions/src/token.handler" ? [] : ["another handler"]),
    ];
  },

  "logs have a retention time, and each function has its own log group": (deployment) => {
    const days = permanent(deployment) ? 365 : 7;
    const groups = all(deployment, "cloudwatch/logGroup");
    const own = groups.filter(({ name }) => name !== "ApiAccessLog");
    return [
      ...groups.flatMap((group) => differs(group, { retentionInDays: days })),
      ...unlike(
        "log groups",
        all(deployment, "lambda/function").map((fn) => textAt(fn, "loggingConfig.logGroup")),
        own.map((group) => textAt(group, "name")),
      ),
    ];
  },
} satisfies Record<string, Rule>;

/** The client of the page or of programs. */
export const clientOf = (deployment: Deployment, start: "Page" | "Program"): Resource =>
  all(deployment, "cognito/userPoolClient").find(({ name }) => name.startsWith(start)) ?? {
    type: "aws:cognito/userPoolClient:UserPoolClient",
    name: `no client ${start}`,
    inputs: {},
  };

/** The page's origins. */
const pagesOf = (deployment: Deployment): string[] =>
  textAt(one(deployment, "Api"), "environment.variables.SITE_ORIGIN").split(",");

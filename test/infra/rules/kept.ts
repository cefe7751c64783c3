import { definition, expiry } from "@advisor/adapters/dynamo/definition";
import { all, differs, one, only, permanent, type Rule, textAt, unlike } from "../reading.ts";

/** What is kept: the table, the advisors and the logs. */
export const kept = {
  "the table is the one that the adapters are written for": (deployment) => {
    const wanted = definition("any");
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
      ttl: { attributeName: expiry, enabled: true },
    });
  },

  "the table is encrypted, can be taken back to any second, and is not deleted by mistake": (
    deployment,
  ) =>
    differs(only(deployment, "dynamodb/table"), {
      "serverSideEncryption.enabled": true,
      "pointInTimeRecovery.enabled": true,
      deletionProtectionEnabled: permanent(deployment),
    }),

  "advisors are made by an administrator, who alone says which advisor one is": (deployment) => [
    ...differs(only(deployment, "cognito/userPool"), {
      "adminCreateUserConfig.allowAdminCreateUserOnly": true,
      deletionProtection: permanent(deployment) ? "ACTIVE" : "INACTIVE",
      mfaConfiguration: permanent(deployment) ? "ON" : "OPTIONAL",
      "softwareTokenMfaConfiguration.enabled": true,
    }),
    ...differs(only(deployment, "cognito/userPoolClient"), {
      writeAttributes: ["name"],
      readAttributes: ["email", "name", "custom:advisor_id"],
      allowedOauthScopes: ["openid", "email", "profile"],
      allowedOauthFlows: ["code"],
      generateSecret: false,
      callbackUrls: [
        textAt(one(deployment, "Api"), "environment.variables.SITE_ORIGIN"),
        `${textAt(one(deployment, "Api"), "environment.variables.SITE_ORIGIN")}/`,
      ],
    }),
  ],

  "the API trusts these advisors, this client and this claim": (deployment) => {
    const issuer = "https://cognito-idp.us-east-1.amazonaws.com/AdvisorsUserPool-id";
    return differs(one(deployment, "Api"), {
      "environment.variables.OIDC_ISSUER": issuer,
      "environment.variables.OIDC_JWKS_URL": `${issuer}/.well-known/jwks.json`,
      "environment.variables.OIDC_AUDIENCE": "PageClientClient-id",
      "environment.variables.OIDC_ADVISOR_CLAIM": "custom:advisor_id",
    });
  },

  "logs are kept for a set time, each function's in a group of its own": (deployment) => {
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

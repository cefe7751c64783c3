import { expiresAttribute, tableDefinition } from "@advisor/adapters/dynamo/table-definition";
import { all, differs, only, permanent, type Rule, textAt, unlike } from "../reading.ts";

/** Stored data: the table and the logs. */
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

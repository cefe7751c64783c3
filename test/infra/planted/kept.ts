import { type Mistakes, setting } from "../planting.ts";
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
  "logs have a retention time, and each function has its own log group": {
    "kept forever": setting("cloudwatch/logGroup", "retentionInDays", undefined),
    "a shared group": setting("lambda/function", "loggingConfig.logGroup", "/all"),
  },
};

import { adding, type Mistakes, ofFunction, setting, without } from "../planting.ts";
import type { events } from "../rules/events.ts";

export const planted: Mistakes<typeof events> = {
  "the rule matches the published event, on the bus that it is published to": {
    "another source": setting(
      "cloudwatch/eventRule",
      "eventPattern",
      '{"detail-type":["conversation.started"],"source":["production"]}',
    ),
    "another name": setting(
      "cloudwatch/eventRule",
      "eventPattern",
      '{"detail-type":["conversation.begun"],"source":["advisor-copilot"]}',
    ),
    "every event": setting("cloudwatch/eventRule", "eventPattern", '{"source":[{"prefix":""}]}'),
    "another bus": ofFunction("Api", "environment.variables.BUS_NAME", "default"),
  },
  "delivery to the title function is retried five times in an hour, then dead-lettered": {
    "no queue": setting("cloudwatch/eventTarget", "deadLetterConfig", undefined),
    "retried for a day": setting("cloudwatch/eventTarget", "retryPolicy", undefined),
    "another function": setting("cloudwatch/eventTarget", "arn", "arn:other"),
  },
  "an event that the title function fails on is retried twice, and then becomes a dead letter": {
    "no failure destination": without("lambda/functionEventInvokeConfig"),
    "no queue": setting("lambda/functionEventInvokeConfig", "destinationConfig", undefined),
  },
  "dead letters are encrypted, kept for two weeks, and accepted only from the rule": {
    "no encryption": setting("sqs/queue", "sqsManagedSseEnabled", undefined),
    "four days": setting("sqs/queue", "messageRetentionSeconds", undefined),
    "dead letters from anyone": setting("sqs/queuePolicy", "policy", '{"actions":["sqs:*"]}'),
  },
  "no other function receives events": {
    "a second subscriber": adding("lambda/permission", "Planted", {
      principal: "events.amazonaws.com",
      function: "arn:other",
    }),
  },
};

import { adding, type Mistakes, ofFunction, setting, without } from "../planting.ts";
import type { events } from "../rules/events.ts";

export const planted: Mistakes<typeof events> = {
  "the rule waits for the event that is published, on the bus that it is published to": {
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
  "the event goes to the title, five times within the hour, and then to the dead letters": {
    "no queue": setting("cloudwatch/eventTarget", "deadLetterConfig", undefined),
    "tried for a day": setting("cloudwatch/eventTarget", "retryPolicy", undefined),
    "another function": setting("cloudwatch/eventTarget", "arn", "arn:other"),
  },
  "an event that the title fails on is tried twice more, and then a dead letter": {
    "lost in silence": without("lambda/functionEventInvokeConfig"),
    "no queue": setting("lambda/functionEventInvokeConfig", "destinationConfig", undefined),
  },
  "dead letters are encrypted, kept for two weeks, and come from the rule alone": {
    "no encryption": setting("sqs/queue", "sqsManagedSseEnabled", undefined),
    "four days": setting("sqs/queue", "messageRetentionSeconds", undefined),
    "letters from anybody": setting("sqs/queuePolicy", "policy", '{"actions":["sqs:*"]}'),
  },
  "no other function hears events": {
    "a second subscriber": adding("lambda/permission", "Planted", {
      principal: "events.amazonaws.com",
      function: "arn:other",
    }),
  },
};

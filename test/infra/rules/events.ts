import { conversationStartedType, eventSource } from "@advisor/adapters/bus";
import { all, at, called, differs, one, only, type Rule, textAt, unlike } from "../reading.ts";

const queue = "arn:aws:sqs:us-east-1:123456789012:DeadLetters";
const hour = 3_600;

/** From a conversation's first message to its title, and where failed events go. */
export const events = {
  "the rule matches the published event, on the bus that it is published to": (deployment) => {
    const rule = only(deployment, "cloudwatch/eventRule");
    const pattern = JSON.stringify({
      "detail-type": [conversationStartedType],
      source: [eventSource],
    });
    const bus = textAt(one(deployment, "Api"), "environment.variables.BUS_NAME");
    return [
      ...differs(rule, { eventPattern: pattern, eventBusName: bus, state: "ENABLED" }),
      ...differs(only(deployment, "cloudwatch/eventBus"), { name: bus }),
    ];
  },

  "delivery to the title function is retried five times in an hour, then dead-lettered": (
    deployment,
  ) =>
    differs(only(deployment, "cloudwatch/eventTarget"), {
      arn: `arn:aws:lambda:us-east-1:123456789012:function:${called(one(deployment, "Bus"))}`,
      rule: called(only(deployment, "cloudwatch/eventRule")),
      retryPolicy: { maximumRetryAttempts: 5, maximumEventAgeInSeconds: hour },
      deadLetterConfig: { arn: queue },
    }),

  "an event that the title function fails on is retried twice, and then becomes a dead letter": (
    deployment,
  ) =>
    differs(only(deployment, "lambda/functionEventInvokeConfig"), {
      functionName: called(one(deployment, "Bus")),
      maximumRetryAttempts: 2,
      maximumEventAgeInSeconds: hour,
      destinationConfig: { onFailure: { destination: queue } },
    }),

  "dead letters are encrypted, kept for two weeks, and accepted only from the rule": (
    deployment,
  ) => {
    const policy = textAt(only(deployment, "sqs/queuePolicy"), "policy");
    const rule = called(only(deployment, "cloudwatch/eventRule"));
    return [
      ...differs(only(deployment, "sqs/queue"), {
        sqsManagedSseEnabled: true,
        messageRetentionSeconds: 14 * 24 * hour,
      }),
      ...unlike(
        "DeadLettersPolicy",
        [...policy.matchAll(/"(?:actions|values|identifiers)":\["([^"]+)"\]/g)].map(
          ([, value = ""]) => value,
        ),
        [
          "sqs:SendMessage",
          "events.amazonaws.com",
          `arn:aws:cloudwatch:us-east-1:123456789012:eventRule/${rule}`,
        ],
      ),
    ];
  },

  "no other function receives events": (deployment) =>
    all(deployment, "lambda/permission")
      .filter((permission) => at(permission, "principal") === "events.amazonaws.com")
      .flatMap((permission) =>
        differs(permission, {
          function: `arn:aws:lambda:us-east-1:123456789012:function:${called(one(deployment, "Bus"))}`,
        }),
      ),
} satisfies Record<string, Rule>;

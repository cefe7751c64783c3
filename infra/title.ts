interface Options {
  common: Partial<sst.aws.FunctionArgs>;
  environment: Record<string, $util.Input<string>>;
  permissions: sst.aws.FunctionPermissionArgs[];
  bus: sst.aws.Bus;
  deadLetters: aws.sqs.Queue;
  /** The event to subscribe to. */
  event: { source: string; detailType: string };
}

const tries = 5;
const patienceSeconds = 3_600;

/**
 * Writes a conversation's title after its first message. Undeliverable events and failed
 * invocations go to the queue.
 */
export function title({ common, environment, permissions, bus, deadLetters, event }: Options) {
  const subscriber = bus.subscribe("Title", functionOf(), {
    pattern: { source: [event.source], detailType: [event.detailType] },
    transform: {
      target: {
        deadLetterConfig: { arn: deadLetters.arn },
        retryPolicy: {
          maximumRetryAttempts: tries,
          maximumEventAgeInSeconds: patienceSeconds,
        },
      },
    },
  });
  const rule = subscriber.apply(({ nodes }) => nodes.rule.arn);
  new aws.sqs.QueuePolicy("DeadLettersPolicy", {
    queueUrl: deadLetters.id,
    policy: aws.iam.getPolicyDocumentOutput({
      statements: [
        {
          actions: ["sqs:SendMessage"],
          resources: [deadLetters.arn],
          principals: [{ type: "Service", identifiers: ["events.amazonaws.com"] }],
          conditions: [{ test: "ArnEquals", variable: "aws:SourceArn", values: [rule] }],
        },
      ],
    }).json,
  });
  return subscriber.apply(({ nodes }) => nodes.function);

  function functionOf(): sst.aws.FunctionArgs {
    return {
      ...common,
      handler: "packages/functions/src/title.handler",
      // The same as for a tool: it loads less code and makes one model call.
      memory: "512 MB",
      timeout: "30 seconds",
      retries: 2,
      environment,
      permissions: [...permissions, { actions: ["sqs:SendMessage"], resources: [deadLetters.arn] }],
      transform: {
        ...common.transform,
        eventInvokeConfig: {
          maximumEventAgeInSeconds: patienceSeconds,
          destinationConfig: { onFailure: { destination: deadLetters.arn } },
        },
      },
    };
  }
}

/** The event bus, and the queue for undeliverable events. */
export function bus() {
  const deadLetters = new aws.sqs.Queue("DeadLetters", {
    sqsManagedSseEnabled: true,
    messageRetentionSeconds: 14 * 24 * 3_600,
  });
  return { events: new sst.aws.Bus("Bus"), deadLetters };
}

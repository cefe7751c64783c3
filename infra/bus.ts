/** The bus, and the queue where an event ends that nobody could take. */
export function bus() {
  const letters = new aws.sqs.Queue("DeadLetters", {
    sqsManagedSseEnabled: true,
    messageRetentionSeconds: 14 * 24 * 3_600,
  });
  return { events: new sst.aws.Bus("Bus"), letters };
}

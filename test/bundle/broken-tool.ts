/** A tool function that fails before it reaches the tool. */
export const handler = async (): Promise<never> => {
  if (process.env.BREAKS === "exit") process.exit(3);
  return new Promise<never>((_, never) => setInterval(() => never, 1_000_000_000));
};

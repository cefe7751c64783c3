/** The least that a function can be. */
export const handler = async (event: unknown): Promise<unknown> => event;

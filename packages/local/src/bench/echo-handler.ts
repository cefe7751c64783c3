/** The baseline for a function: it returns its event. */
export const handler = async (event: unknown): Promise<unknown> => event;

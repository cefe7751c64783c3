export const isOffline = (model: string): boolean => model === "offline";

/** A model in a sentence. */
export const modelName = (model: string): string =>
  isOffline(model) ? "the offline model" : model;

/** A name the model made up would be refused when it comes back in the history. */
export const callable = (name: string): string =>
  name.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64) || "unnamed";

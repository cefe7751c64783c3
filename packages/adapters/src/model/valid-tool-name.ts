/**
 * Makes a tool name that the model invented valid, because servers reject a history that contains
 * invalid names.
 */
export const toValidToolName = (name: string): string =>
  name.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64) || "unnamed";

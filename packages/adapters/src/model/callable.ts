/**
 * Makes a tool name that the model invented valid, because servers reject invalid names in the
 * history.
 */
export const toCallableName = (name: string): string =>
  name.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64) || "unnamed";

/**
 * A UUID (version 8) that is derived from the text, for clients that require UUIDs. It is not
 * secret.
 */
export function uuidOf(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hash(text, seed)).join("");
  const version = `8${hex.slice(13, 16)}`;
  const variant = `a${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20)].join("-");
}

/** FNV-1a over the seed and the text. */
function hash(text: string, seed: number): string {
  let sum = Math.imul(0x811c9dc5 ^ seed, 0x01000193);
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
}

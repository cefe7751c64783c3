/** Text that a terminal shows and does not obey: control sequences and bidirectional overrides are taken out. */
export const plain = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** What a row is about. */
export interface Label {
  kind: "security" | "account" | "class" | "need" | "person" | "member" | "other";
  /** One of the thing's names, in lower case: `hd` and `the home depot, inc.` are one thing. */
  name: string;
}

export interface Mention {
  /** More than one if several things share the name. */
  labels: readonly Label[];
  at: number;
  end: number;
  /** Several accounts at once: "Karen's two IRAs". */
  isGroup?: boolean;
  /** A person who may own these accounts: all accounts except those named after somebody else. */
  isOwner?: boolean;
}

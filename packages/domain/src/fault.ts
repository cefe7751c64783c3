/** Every expected failure has a kind; the kind decides the status and whether a retry makes sense. */
export type Kind =
  | "invalid"
  | "unauthenticated"
  | "denied"
  | "missing"
  | "conflict"
  | "mismatch"
  | "too_large"
  | "media"
  | "limit"
  | "budget"
  | "upstream"
  | "busy"
  /** A bug of ours; the message says no more than that. */
  | "defect";

/** An expected failure. The message is shown to people: what happened and what to do, never a secret. */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly kind: Kind;
  readonly code: string;
  /** Fields a caller may act on, such as the household a conversation is locked to. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    kind: Kind,
    code: string,
    message: string,
    options: { cause?: unknown; extra?: Record<string, unknown> } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.code = code;
    this.extra = options.extra ?? {};
  }

  get retryable(): boolean {
    return this.kind === "upstream" || this.kind === "busy" || this.kind === "limit";
  }
}

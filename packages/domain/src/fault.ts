/** The kind of an expected failure decides the HTTP status and whether a retry makes sense. */
export type Kind =
  | "invalid"
  | "unauthenticated"
  | "denied"
  | "missing"
  | "method"
  | "conflict"
  | "mismatch"
  | "too_large"
  | "media"
  | "limit"
  | "budget"
  | "upstream"
  | "busy"
  /** A bug in the product. The message gives no details. */
  | "defect";

/** An expected failure. The message is shown to users: what happened and what to do, no secrets. */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly kind: Kind;
  readonly code: string;
  /** Further fields of the error response, such as the household a conversation is about. */
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

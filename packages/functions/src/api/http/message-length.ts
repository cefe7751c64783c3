import { Fault } from "@advisor/domain/fault";
import { maxMessageCharacters } from "@advisor/protocol/bodies";

/** Checks the length before the schema, so that the error for a long message says so. */
export function checkLength(body: unknown): unknown {
  const message =
    typeof body === "object" && body !== null && "message" in body ? body.message : "";
  if (typeof message !== "string" || message.length <= maxMessageCharacters) return body;
  throw new Fault(
    "too_large",
    "message_too_long",
    `The message has more than ${maxMessageCharacters.toLocaleString("en-US")} characters. Shorten it.`,
  );
}

import { EventStreamCodec } from "@smithy/core/event-streams";
import { fromUtf8, toUtf8 } from "@smithy/core/serde";

/** One message of the binary event stream: an event, a modeled exception or an unmodeled error. */
export interface Frame {
  kind: "event" | "exception" | "error";
  type: string;
  body: Record<string, unknown>;
}

export const eventFrame = (type: string, body: Record<string, unknown>): Frame => ({
  kind: "event",
  type,
  body,
});

const codec = new EventStreamCodec(toUtf8, fromUtf8);

export function encodeFrame(frame: Frame): Uint8Array {
  return codec.encode({ headers: headers(frame), body: fromUtf8(JSON.stringify(frame.body)) });
}

function headers({ kind, type, body }: Frame) {
  if (kind === "error") {
    return {
      ":message-type": text("error"),
      ":error-code": text(type),
      ":error-message": text(String(body.message)),
    };
  }
  return {
    ":message-type": text(kind),
    [`:${kind}-type`]: text(type),
    ":content-type": text("application/json"),
  };
}

const text = (value: string) => ({ type: "string" as const, value });

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

export const wireBytes = (part: Frame | Uint8Array): Uint8Array =>
  part instanceof Uint8Array ? part : encodeFrame(part);

import type { Readable } from "node:stream";
import type { ConverseStreamCommandInput } from "@aws-sdk/client-bedrock-runtime";
import type { ServiceClient } from "../../aws/connection.ts";
import { openServiceCalls } from "../../aws/sdk-call.ts";

export type CallConverse = (
  operation: "converse" | "converse-stream",
  input: ConverseStreamCommandInput,
  signal: AbortSignal,
) => Promise<Readable>;

const headers = { "content-type": "application/json" };

/**
 * The operations of Bedrock's Converse API. Each returns the response body, or throws the service's
 * error.
 */
export function openConverse(client: ServiceClient): CallConverse {
  const call = openServiceCalls(client, "bedrock");
  return async (operation, { modelId = "", ...input }, signal) => {
    const path = `/model/${encoded(modelId)}/${operation}`;
    const { body } = await call({ path, headers, body: textOf(input) }, signal);
    return body;
  };
}

/**
 * Encodes a name for the path as the SDK does: `encodeURIComponent` leaves these characters alone,
 * but they must be signed encoded.
 */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const redacted = '"redactedContent":';

/** Serializes a request. Its only bytes are reasoning blocks that the vendor encrypted. */
function textOf(input: object): string {
  const text = JSON.stringify(input);
  if (!text.includes(redacted)) return text;
  return JSON.stringify(input, function (this: Record<string, unknown>, name, value) {
    const bytes = this[name];
    return name === "redactedContent" && bytes instanceof Uint8Array
      ? Buffer.from(bytes).toString("base64")
      : value;
  });
}

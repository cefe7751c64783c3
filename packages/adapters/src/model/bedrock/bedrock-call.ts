import type { Readable } from "node:stream";
import type {
  BedrockRuntimeClient,
  ConverseStreamCommandInput,
} from "@aws-sdk/client-bedrock-runtime";
import { sdkCalls } from "../../aws/sdk-call.ts";

export type Converse = (
  operation: "converse" | "converse-stream",
  input: ConverseStreamCommandInput,
  signal: AbortSignal,
) => Promise<Readable>;

const headers = { "content-type": "application/json" };

/** The operations of Bedrock's Converse API: the body of the answer, or what the service refuses with. */
export function converse(client: BedrockRuntimeClient): Converse {
  const call = sdkCalls(client, "bedrock");
  return async (operation, { modelId = "", ...input }, signal) => {
    const path = `/model/${encoded(modelId)}/${operation}`;
    const { body } = await call({ path, headers, body: textOf(input) }, signal);
    return body;
  };
}

/** As the SDK writes it into a path: these four are left alone by the language and signed encoded. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const redacted = '"redactedContent":';

/** Thoughts that a vendor hides are the only bytes of a request. */
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

import { Fault } from "@advisor/domain/fault";
import { Approvals, Chat, Continue, Regenerate } from "@advisor/protocol/bodies";
import { dataEncoding } from "@advisor/protocol/encode/encode-data";
import { tradingEncoding } from "@advisor/protocol/encode/encode-trading";
import { ui7Encoding, uiEncoding } from "@advisor/protocol/encode/encode-ui";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { AppContext } from "../context.ts";
import { parseRequest } from "../http/body.ts";
import { checkLength } from "../http/message-length.ts";

export type ChatBody = Chat | Approvals | Continue | Regenerate;

/** Parses a chat request in our own format or in that of a supported client protocol. */
export async function chatRequest(
  c: AppContext,
  sent: unknown,
): Promise<{ body: ChatBody; encoding: Encoding }> {
  if (!has(sent, "messages")) {
    return { body: parsedBody(checkLength(sent)), encoding: await encodingFor(c) };
  }
  // Loaded on first use; our own page does not need it.
  const { parseClientRequest } = await import("./parse-client-request.ts");
  const { chat, encoding } = parseClientRequest(sent);
  return { body: parsedBody(checkLength(chat)), encoding: await encodingFor(c, encoding) };
}

const has = (body: unknown, name: string): boolean =>
  typeof body === "object" && body !== null && name in body;

function parsedBody(body: unknown): ChatBody {
  const kinds = ["message", "approvals", "continue", "regenerate"].filter((name) =>
    has(body, name),
  );
  if (kinds.length > 1) {
    const words = "Send a message, approvals, continue or regenerate, not more than one at once.";
    throw new Fault("invalid", "invalid_request", words);
  }
  if (kinds[0] === "approvals") return parseRequest(Approvals, body, "invalid_request");
  if (kinds[0] === "regenerate") return parseRequest(Regenerate, body, "invalid_request");
  return parseRequest(kinds[0] === "continue" ? Continue : Chat, body, "invalid_request");
}

/**
 * The stream encoding: the one that `protocol` names (ui, ui7, agui, trading or data), otherwise
 * the request's own format or its Accept header.
 */
export async function encodingFor(c: AppContext, spoken?: Encoding): Promise<Encoding> {
  switch (c.req.query("protocol")) {
    case "ui":
      return uiEncoding;
    case "ui7":
      return ui7Encoding;
    case "agui":
      return spoken?.readFromStart === true ? spoken : (await agui()).aguiEncoding();
    case "trading":
      return tradingEncoding();
    case undefined:
      return spoken ?? (acceptsEvents(c) ? uiEncoding : dataEncoding);
    default:
      return dataEncoding;
  }
}

const agui = () => import("@advisor/protocol/encode/encode-agui");

const acceptsEvents = (c: AppContext): boolean =>
  (c.req.header("accept") ?? "").includes("text/event-stream");

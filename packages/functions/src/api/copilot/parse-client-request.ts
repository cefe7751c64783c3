import { AguiRequest, chatFromAgui, isAguiRequest } from "@advisor/protocol/agui-request";
import { aguiEncoding } from "@advisor/protocol/encode/encode-agui";
import { uiEncoding } from "@advisor/protocol/encode/encode-ui";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import { chatFromUi, UiRequest } from "@advisor/protocol/ui-request";
import { parseRequest } from "../http/body.ts";

/** Translates the request of another client protocol, and names the encoding of its stream. */
export function parseClientRequest(sent: unknown): { chat: object; encoding: Encoding } {
  if (!isAguiRequest(sent)) {
    return {
      chat: chatFromUi(parseRequest(UiRequest, sent, "invalid_request")),
      encoding: uiEncoding,
    };
  }
  const asked = parseRequest(AguiRequest, sent, "invalid_request");
  return { chat: chatFromAgui(asked), encoding: aguiEncoding(asked.runId) };
}

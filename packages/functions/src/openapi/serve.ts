import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { notFound } from "@advisor/agent/open/open-turn";
import { type ApiDescriptionInput, openApi } from "./document.ts";

let document: string | undefined;

export function openApiResponse(described: ApiDescriptionInput): Response {
  document ??= JSON.stringify(openApi(described));
  return new Response(document, { headers: { "content-type": "application/json" } });
}

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Advisor Copilot API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#api",
  docExpansion: "list",
  validatorUrl: null,
});
`;

const script = "text/javascript; charset=utf-8";
const types: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": script,
};

const security = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    // Swagger UI sets inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

/** Swagger UI for /openapi.json. */
export const docsPage = (): Response =>
  new Response(html, {
    headers: {
      ...security,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    },
  });

const guide = `# Advisor Copilot

> An assistant for financial advisors. Every number comes from a tool, with its source and its date. It advises and prepares; it places no orders and moves no money.

All routes but the ones listed here need a bearer token. Errors are problem documents (RFC 9457) with a fixed code.

## Open
- [OpenAPI 3.1](openapi.json): every route with its bodies, refusals and examples
- [The same, to browse](docs)
- [Where a program gets a token](.well-known/oauth-protected-resource): RFC 9728

## For programs
- GET api/tools: the tools for OpenAI (also ?format=responses and ?strict=true), Converse and MCP (?format=)
- POST mcp/households/{id}: the same over the Model Context Protocol, about one household
- POST api/chat: a question with one right answer, with its citations
- POST api/v1/copilot/chat/stream: a conversation, streamed for the AI SDK and for AG-UI
`;

/** A description of the API for language models (llmstxt.org). */
export const llmsText = (): Response =>
  new Response(guide, {
    headers: { "content-type": "text/markdown; charset=utf-8", "cache-control": "no-store" },
  });

export async function swaggerAsset(name: string): Promise<Response> {
  const isStart = name === "start.js";
  const type = isStart ? script : types[name];
  if (type === undefined) throw notFound();
  const headers = { ...security, "content-type": type, "cache-control": "public, max-age=3600" };
  return new Response(isStart ? start : await swaggerFile(name), { headers });
}

/** Read from node_modules; the Lambda bundle copies the files to the same path. */
async function swaggerFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = createRequire(import.meta.url).resolve("swagger-ui-dist/package.json");
  return new Uint8Array(await readFile(join(dirname(found), name)));
}

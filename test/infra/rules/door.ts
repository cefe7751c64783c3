import type { Deployment } from "../graph.ts";
import { all, at, differs, one, only, permanent, type Rule, textAt, unlike } from "../reading.ts";

const turnSeconds = 900;
/** The status of each gateway refusal. */
const refused: Record<string, number> = {
  UNAUTHORIZED: 401,
  EXPIRED_TOKEN: 401,
  ACCESS_DENIED: 403,
  MISSING_AUTHENTICATION_TOKEN: 404,
  REQUEST_TOO_LARGE: 413,
  THROTTLED: 429,
  DEFAULT_4XX: 400,
  INTEGRATION_TIMEOUT: 504,
  DEFAULT_5XX: 502,
};
const open = [
  "GET /health",
  "GET /openapi.json",
  "GET /llms.txt",
  "GET /agents.json",
  "GET /docs",
  "GET /docs/{file}",
  "GET /.well-known/agent-card.json",
  "GET /.well-known/oauth-protected-resource",
  "GET /.well-known/oauth-protected-resource/mcp",
  "OPTIONS /{proxy+}",
];

/** Who may call the API, how, and for how long. */
export const door = {
  "every path streams, for as long as a turn may take": (deployment) => [
    ...all(deployment, "apigateway/integration").flatMap((integration) => [
      ...differs(integration, {
        type: "AWS_PROXY",
        responseTransferMode: "STREAM",
        timeoutMilliseconds: turnSeconds * 1_000,
      }),
      ...(/:path\/2021-11-15\/.*\/response-streaming-invocations$/.test(textAt(integration, "uri"))
        ? []
        : [`${integration.name}: is invoked as if it did not stream`]),
    ]),
    ...differs(one(deployment, "Api"), { timeout: turnSeconds }),
    ...(all(deployment, "apigateway/integration").length === 14
      ? []
      : ["not fourteen integrations"]),
  ],

  "the gateway is regional, because an edge endpoint cuts streams that pause": (deployment) =>
    differs(only(deployment, "apigateway/restApi"), { "endpointConfiguration.types": "REGIONAL" }),

  "only health, the API description and CORS preflight requests are public": (deployment) => [
    ...unlike(
      "open to all",
      all(deployment, "apigateway/method")
        .filter((method) => at(method, "authorization") !== "COGNITO_USER_POOLS")
        .map(
          (method) => `${at(method, "httpMethod")} ${pathOf(deployment, at(method, "resourceId"))}`,
        ),
      open,
    ),
    ...all(deployment, "apigateway/method")
      .filter((method) => at(method, "authorization") === "COGNITO_USER_POOLS")
      .flatMap((method) =>
        differs(method, {
          httpMethod: "ANY",
          authorizerId: `${only(deployment, "apigateway/authorizer").name}-id`,
        }),
      ),
    ...differs(only(deployment, "apigateway/authorizer"), {
      type: "COGNITO_USER_POOLS",
      providerArns: [
        `arn:aws:cognito:us-east-1:123456789012:userPool/${textAt(only(deployment, "cognito/userPool"), "name")}`,
      ],
    }),
  ],

  "access tokens of programs are accepted only on the paths for programs": (deployment) =>
    all(deployment, "apigateway/method")
      .filter((method) => at(method, "httpMethod") === "ANY")
      .flatMap((method) => {
        const forPrograms = /^\/(mcp|a2a)\b/.test(pathOf(deployment, at(method, "resourceId")));
        const scopes = forPrograms ? ["copilot/read", "copilot/write"] : undefined;
        return differs(method, { authorizationScopes: scopes });
      }),

  "the gateway's own errors allow only the page's origin and have the API's format": (
    deployment,
  ) => {
    const responses = all(deployment, "apigateway/response");
    const pages = textAt(one(deployment, "Api"), "environment.variables.SITE_ORIGIN");
    const origin = `'${pages.split(",")[0]}'`;
    return [
      ...unlike(
        "refusals",
        responses.map((response) => textAt(response, "responseType")),
        Object.keys(refused),
      ),
      ...responses.flatMap((response) => {
        const status = refused[textAt(response, "responseType")];
        const template = textAt(response, "responseTemplates.application/json");
        return [
          ...differs(response, { statusCode: String(status) }),
          ...(template.includes(`"status":${status},`) ? [] : [`${response.name}: says another`]),
        ];
      }),
      ...responses.flatMap((response) =>
        differs(response, {
          responseParameters: {
            "gatewayresponse.header.Access-Control-Allow-Origin": origin,
            "gatewayresponse.header.Content-Type": "'application/problem+json'",
          },
        }),
      ),
      ...all(deployment, "apigateway/integrationResponse").map(
        ({ name }) => `${name}: answers in place of the API`,
      ),
    ];
  },

  "calls are throttled, and their bodies are not logged": (deployment) => {
    const settings = only(deployment, "apigateway/methodSettings");
    const rate = permanent(deployment) ? 200 : 20;
    return differs(settings, {
      methodPath: "*/*",
      "settings.dataTraceEnabled": false,
      "settings.throttlingRateLimit": rate,
      "settings.throttlingBurstLimit": 2 * rate,
    });
  },

  "no function has a public URL, and only the gateway may invoke one": (deployment) => [
    ...all(deployment, "lambda/functionUrl").map(({ name }) => `${name}: is a public address`),
    ...all(deployment, "lambda/permission")
      .filter((permission) => at(permission, "principal") === "*")
      .map(({ name }) => `${name}: lets everybody invoke`),
    ...all(deployment, "lambda/permission")
      .filter((permission) => !textAt(permission, "sourceArn").startsWith("arn:"))
      .map(({ name }) => `${name}: does not say for whom`),
  ],
} satisfies Record<string, Rule>;

/** The full path of a gateway resource. */
function pathOf(deployment: Deployment, id: unknown): string {
  const found = all(deployment, "apigateway/resource").find(({ name }) => `${name}-id` === id);
  if (found === undefined) return "";
  return `${pathOf(deployment, at(found, "parentId"))}/${textAt(found, "pathPart")}`;
}

/** The gateway's own refusals, in the same format as the API's errors. */
const refusals = {
  UNAUTHORIZED: refusal(401, "unauthenticated", "Sign in first"),
  EXPIRED_TOKEN: refusal(401, "unauthenticated", "Sign in first"),
  ACCESS_DENIED: refusal(403, "denied", "Not allowed"),
  MISSING_AUTHENTICATION_TOKEN: refusal(404, "not_found", "Not found"),
  REQUEST_TOO_LARGE: refusal(413, "too_large", "Too large"),
  THROTTLED: refusal(429, "rate_limited", "Too many requests", "retryable"),
  DEFAULT_4XX: refusal(400, "refused", "The request is not valid"),
  INTEGRATION_TIMEOUT: refusal(504, "timeout", "It took too long", "retryable"),
  DEFAULT_5XX: refusal(502, "unavailable", "Something went wrong", "retryable"),
};

function refusal(status: number, code: string, title: string, again?: "retryable") {
  return { status, code, title, retryable: again !== undefined };
}

/** The gateway. Its address is known before there is anything to serve. */
export function gateway({ logs }: { logs: "1 week" | "1 year" }) {
  const responses: aws.apigateway.Response[] = [];
  const api = new sst.aws.ApiGatewayV1("Api", {
    // The default is an edge endpoint, which cuts a stream after 30 silent seconds; a regional one
    // waits 5 minutes.
    endpoint: { type: "regional" },
    // SST's default would allow every origin.
    cors: false,
    accessLog: { retention: logs },
    transform: {
      deployment(args, options) {
        options.dependsOn = responses;
        args.triggers = $output(args.triggers ?? {}).apply((triggers) =>
          $resolve(responses.map(said)).apply((words) => ({
            ...triggers,
            refusals: words.join("\n"),
          })),
        );
      },
    },
  });
  const region = aws.getRegionOutput().region;
  const origin = $interpolate`https://${api.nodes.api.id}.execute-api.${region}.amazonaws.com`;
  return { api, responses, origin };
}

export type Gateway = ReturnType<typeof gateway>;

const said = ({ statusCode, responseParameters, responseTemplates }: aws.apigateway.Response) =>
  $jsonStringify({ statusCode, responseParameters, responseTemplates });

interface Handler {
  common: Partial<sst.aws.FunctionArgs>;
  environment: Record<string, $util.Input<string>>;
  permissions: sst.aws.FunctionPermissionArgs[];
}

/** The function behind the gateway. A turn may take as long as the gateway waits. */
export const apiFunction = ({ common, environment, permissions }: Handler): sst.aws.Function =>
  new sst.aws.Function("ApiHandler", {
    ...common,
    handler: "packages/functions/src/api/lambda.handler",
    description: "The API",
    // Memory use: 113 MB after startup, 220 MB after ten turns with tools; 0.17 s of a full
    // processor per turn.
    memory: "1024 MB",
    timeout: "15 minutes",
    streaming: true,
    copyFiles: docsFiles,
    environment,
    permissions,
  });

/** The files behind /docs, at the path from which the API reads them. */
const docsFiles = ["package.json", "swagger-ui.css", "swagger-ui-bundle.js"].map((name) => ({
  from: `node_modules/swagger-ui-dist/${name}`,
}));

/** Paths that need no token: health, the API description, and where to get a token. */
const openPaths = [
  "/health",
  "/openapi.json",
  "/llms.txt",
  "/agents.json",
  "/docs",
  "/docs/{file}",
  "/.well-known/agent-card.json",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/mcp",
];

/** Programs use access tokens, which the gateway accepts only on routes with a scope. */
const programPaths = ["/mcp", "/mcp/{proxy+}", "/a2a"];

interface Served {
  gateway: Gateway;
  handler: sst.aws.Function;
  /** The pool of advisors who may call the API. */
  pool: $util.Input<string>;
  /** The page's origin, the only one that browsers let read responses. */
  site: $util.Input<string>;
  /** A program's token must have at least one of these scopes. */
  scopes: readonly string[];
  throttle: { rate: number; burst: number };
}

/** Serves every path to signed-in advisors only, except the open ones. */
export function serve({
  gateway: { api, responses },
  handler,
  pool,
  site,
  scopes,
  throttle,
}: Served) {
  const authorizer = api.addAuthorizer({ name: "advisors", userPools: [pool] });
  const streamed = {
    streaming: true,
    // The default is 29 seconds.
    transform: { integration: { timeoutMilliseconds: 900_000 } },
  };
  const advisorsOnly = { auth: { cognito: { authorizer: authorizer.id } } };
  api.route("ANY /{proxy+}", handler.arn, { ...streamed, ...advisorsOnly });
  const programsOnly = {
    auth: { cognito: { authorizer: authorizer.id, scopes: [...scopes] } },
  };
  for (const path of programPaths)
    api.route(`ANY ${path}`, handler.arn, { ...streamed, ...programsOnly });
  for (const path of openPaths) api.route(`GET ${path}`, handler.arn, streamed);
  // Browsers send CORS preflight requests without a token; the function allows the page's origin
  // only.
  api.route("OPTIONS /{proxy+}", handler.arn, streamed);
  for (const type of Object.keys(refusals)) responses.push(refusalResponse(api, type, site));
  api.deploy();
  return new aws.apigateway.MethodSettings("ApiThrottle", {
    restApi: api.nodes.api.id,
    stageName: api.nodes.stage?.stageName ?? "",
    methodPath: "*/*",
    settings: {
      throttlingRateLimit: throttle.rate,
      throttlingBurstLimit: throttle.burst,
      metricsEnabled: true,
      dataTraceEnabled: false,
    },
  });
}

function refusalResponse(api: sst.aws.ApiGatewayV1, type: string, site: $util.Input<string>) {
  const { status, code, title, retryable } = refusals[type as keyof typeof refusals];
  const body = {
    type: "about:blank",
    title,
    status,
    detail: `${title}.`,
    code,
    request_id: "$context.requestId",
    retryable,
  };
  return new aws.apigateway.Response(`ApiRefusal${type.replaceAll("_", "")}`, {
    restApiId: api.nodes.api.id,
    responseType: type,
    statusCode: String(status),
    responseParameters: {
      "gatewayresponse.header.Access-Control-Allow-Origin": $interpolate`'${site}'`,
      "gatewayresponse.header.Content-Type": "'application/problem+json'",
    },
    responseTemplates: { "application/json": JSON.stringify(body) },
  });
}

/** What the gateway says itself, before a function is asked: in the form of every other refusal. */
const refusals = {
  UNAUTHORIZED: { status: 401, code: "unauthenticated", title: "Sign in first", retryable: false },
  EXPIRED_TOKEN: { status: 401, code: "unauthenticated", title: "Sign in first", retryable: false },
  ACCESS_DENIED: { status: 403, code: "denied", title: "Not allowed", retryable: false },
  MISSING_AUTHENTICATION_TOKEN: {
    status: 404,
    code: "not_found",
    title: "Not found",
    retryable: false,
  },
  REQUEST_TOO_LARGE: { status: 413, code: "too_large", title: "Too large", retryable: false },
  THROTTLED: { status: 429, code: "rate_limited", title: "Too many requests", retryable: true },
  DEFAULT_4XX: {
    status: 400,
    code: "refused",
    title: "The request is not valid",
    retryable: false,
  },
  INTEGRATION_TIMEOUT: { status: 504, code: "timeout", title: "It took too long", retryable: true },
  DEFAULT_5XX: { status: 502, code: "unavailable", title: "Something went wrong", retryable: true },
} as const;

/** The gateway; its address is known before there is anything to serve. */
export function gateway({ logs }: { logs: "1 week" | "1 year" }) {
  const responses: aws.apigateway.Response[] = [];
  const api = new sst.aws.ApiGatewayV1("Api", {
    // The default is the edge, which cuts a stream that is silent for 30 seconds; here it is 5 minutes.
    endpoint: { type: "regional" },
    // SST's own answer would allow every origin.
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

/** The one function behind the gateway. As long as the gateway waits, a turn may take. */
export const apiFunction = ({ common, environment, permissions }: Handler): sst.aws.Function =>
  new sst.aws.Function("ApiHandler", {
    ...common,
    handler: "packages/functions/src/api/lambda.handler",
    description: "The API",
    // 113 MB when started, 220 MB after ten turns with tools, 0.17 s of a whole processor for each.
    memory: "1024 MB",
    timeout: "15 minutes",
    streaming: true,
    copyFiles: docsFiles,
    environment,
    permissions,
  });

/** What /docs shows; the API reads it from where the package would be. */
const docsFiles = ["package.json", "swagger-ui.css", "swagger-ui-bundle.js"].map((name) => ({
  from: `node_modules/swagger-ui-dist/${name}`,
}));

/** What needs no token: the state of health, the description of the API, and where programs get a token. */
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

/** Other programs bring access tokens, which a gateway takes only where it is told a scope. */
const programPaths = ["/mcp", "/mcp/{proxy+}", "/a2a"];

interface Served {
  gateway: Gateway;
  handler: sst.aws.Function;
  /** The advisors who may ask. */
  pool: $util.Input<string>;
  /** The page's origin, the only one that browsers let read an answer. */
  site: $util.Input<string>;
  /** Scopes of which a program's token has one at least. */
  scopes: readonly string[];
  throttle: { rate: number; burst: number };
}

/** Serves every path to advisors and to nobody else, but for the open ones. */
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
  // A browser asks without a token what it may send; the function names the page and nobody else.
  api.route("OPTIONS /{proxy+}", handler.arn, streamed);
  for (const type of Object.keys(refusals)) responses.push(refusal(api, type, site));
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

function refusal(api: sst.aws.ApiGatewayV1, type: string, site: $util.Input<string>) {
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

import { adding, type Mistakes, ofFunction, set, setting, without } from "../planting.ts";
import { all } from "../reading.ts";
import type { door } from "../rules/door.ts";

export const planted: Mistakes<typeof door> = {
  "every path streams, for as long as a turn may take": {
    "the default of 29 seconds": setting(
      "apigateway/integration",
      "timeoutMilliseconds",
      undefined,
    ),
    "29 seconds": setting("apigateway/integration", "timeoutMilliseconds", 29_000),
    "a buffered answer": setting("apigateway/integration", "responseTransferMode", "BUFFERED"),
    "a function with 30 seconds": ofFunction("Api", "timeout", 30),
    "the address for whole answers": setting(
      "apigateway/integration",
      "uri",
      "arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/x/invocations",
    ),
  },
  "the gateway is regional, because an edge endpoint cuts streams that pause": {
    "the edge": setting("apigateway/restApi", "endpointConfiguration.types", "EDGE"),
  },
  "only health, the API description and CORS preflight requests are public": {
    "no authorizer": setting("apigateway/method", "authorization", "NONE"),
    "another pool": setting("apigateway/authorizer", "providerArns", ["arn:other"]),
    "another open path": setting("apigateway/resource", "pathPart", "admin"),
    "MCP in place of the health": (deployment) => {
      const idOf = (part: string) =>
        `${all(deployment, "apigateway/resource").find(({ inputs }) => inputs.pathPart === part && inputs.parentId === "root")?.name}-id`;
      const health = all(deployment, "apigateway/method").find(
        ({ inputs }) => inputs.resourceId === idOf("health"),
      );
      if (health !== undefined) set(health, "resourceId", idOf("mcp"));
    },
    "an authorizer that does not exist": setting("apigateway/method", "authorizerId", "other"),
  },
  "access tokens of programs are accepted only on the paths for programs": {
    "a gateway without scopes": setting("apigateway/method", "authorizationScopes", undefined),
    "a scope for every path": setting("apigateway/method", "authorizationScopes", ["copilot/read"]),
  },
  "the gateway's own errors allow only the page's origin and have the API's format": {
    "every origin": setting("apigateway/response", "responseParameters", {
      "gatewayresponse.header.Access-Control-Allow-Origin": "'*'",
    }),
    "SST's own answer to browsers": adding("apigateway/integrationResponse", "Cors", {}),
    "no message": without("apigateway/response"),
    "one status for all": setting("apigateway/response", "statusCode", "400"),
  },
  "calls are throttled, and their bodies are not logged": {
    "no throttle": without("apigateway/methodSettings"),
    "no bound": setting("apigateway/methodSettings", "settings.throttlingRateLimit", -1),
    "no bound to a burst": setting(
      "apigateway/methodSettings",
      "settings.throttlingBurstLimit",
      100_000,
    ),
    "bodies in the log": setting("apigateway/methodSettings", "settings.dataTraceEnabled", true),
  },
  "no function has a public URL, and only the gateway may invoke one": {
    "a public function URL": adding("lambda/functionUrl", "Url", { authorizationType: "NONE" }),
    "anyone may invoke": setting("lambda/permission", "principal", "*"),
    "any gateway may invoke": setting("lambda/permission", "sourceArn", undefined),
  },
};

import { adding, type Mistakes, ofFunction, setting, without } from "../planting.ts";
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
  "the gateway is regional: the edge cuts a stream that pauses": {
    "the edge": setting("apigateway/restApi", "endpointConfiguration.types", "EDGE"),
  },
  "only health, the API's description and what a browser asks beforehand are open": {
    "no authorizer": setting("apigateway/method", "authorization", "NONE"),
    "another pool": setting("apigateway/authorizer", "providerArns", ["arn:other"]),
    "another open path": setting("apigateway/resource", "pathPart", "admin"),
  },
  "a program's access token is taken where programs ask, and nowhere else": {
    "a gateway that is told no scope": setting(
      "apigateway/method",
      "authorizationScopes",
      undefined,
    ),
    "a scope for every path": setting("apigateway/method", "authorizationScopes", ["copilot/read"]),
  },
  "what the gateway says itself is for the page's origin, in the form of the API": {
    "every origin": setting("apigateway/response", "responseParameters", {
      "gatewayresponse.header.Access-Control-Allow-Origin": "'*'",
    }),
    "SST's own answer to browsers": adding("apigateway/integrationResponse", "Cors", {}),
    "no words": without("apigateway/response"),
    "one status for all": setting("apigateway/response", "statusCode", "400"),
  },
  "calls are throttled, and what they say is not logged": {
    "no throttle": without("apigateway/methodSettings"),
    "no bound": setting("apigateway/methodSettings", "settings.throttlingRateLimit", -1),
    "bodies in the log": setting("apigateway/methodSettings", "settings.dataTraceEnabled", true),
  },
  "no function has an address of its own, and nobody may invoke all of them": {
    "a public function URL": adding("lambda/functionUrl", "Url", { authorizationType: "NONE" }),
    "everybody may invoke": setting("lambda/permission", "principal", "*"),
    "any gateway may invoke": setting("lambda/permission", "sourceArn", undefined),
  },
};

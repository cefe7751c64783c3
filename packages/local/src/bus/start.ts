import { text } from "node:stream/consumers";
import * as z from "zod";
import { parseJson } from "../dynamo/json.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { type Delivery, type DeliveryOptions, openDelivery } from "./delivery.ts";
import { eventOf, MAX_BYTES, PutEventsRequest, sizeOf } from "./entry.ts";
import { matchesPattern, Pattern } from "./pattern.ts";

export interface Bus extends RunningServer {
  /** Resolves when no delivery or retry is pending. */
  idle(): Promise<void>;
}

const TestEventPatternRequest = z.object({ EventPattern: z.string(), Event: z.string() });

type Answer = [status: number, body: object];

/** An EventBridge endpoint on this machine: every bus name uses these rules. */
export async function startBus(options: DeliveryOptions & { port?: number }): Promise<Bus> {
  const deliveries = openDelivery(options);
  const server = await listen(async (request, response) => {
    const operation = request.headers["x-amz-target"];
    const [status, body] = answer(deliveries, operation, await text(request));
    response.writeHead(status, { "content-type": "application/x-amz-json-1.1" });
    response.end(JSON.stringify(body));
  }, options.port);
  return {
    url: server.url,
    idle: deliveries.idle,
    close: async () => {
      await server.close();
      await deliveries.close();
    },
  };
}

function answer(deliveries: Delivery, operation: unknown, body: string): Answer {
  switch (operation) {
    case "AWSEvents.PutEvents":
      return putEvents(deliveries, body);
    case "AWSEvents.TestEventPattern":
      return testEventPattern(body);
    default:
      return failure("UnknownOperationException", "This endpoint does not know the operation.");
  }
}

function putEvents(deliveries: Delivery, body: string): Answer {
  const request = PutEventsRequest.safeParse(parseJson(body));
  if (!request.success) return failure("ValidationException", request.error.message);
  const entries = request.data.Entries;
  if (entries.reduce((sum, entry) => sum + sizeOf(entry), 0) > MAX_BYTES) {
    const message = "Total size of the entries in the request is over the limit.";
    return failure("ValidationException", message);
  }

  const outcomes = entries.map(eventOf);
  const Entries = outcomes.map((outcome) => {
    if ("ErrorCode" in outcome) return outcome;
    deliveries.send(outcome);
    return { EventId: outcome.id };
  });
  return [200, { FailedEntryCount: Entries.filter((e) => "ErrorCode" in e).length, Entries }];
}

function testEventPattern(body: string): Answer {
  const request = TestEventPatternRequest.safeParse(parseJson(body));
  if (!request.success) return failure("ValidationException", request.error.message);
  const pattern = Pattern.safeParse(parseJson(request.data.EventPattern));
  if (!pattern.success) return failure("InvalidEventPatternException", pattern.error.message);
  const event = parseJson(request.data.Event);
  if (event === undefined) return failure("ValidationException", "Event is not valid JSON.");
  return [200, { Result: matchesPattern(pattern.data, event) }];
}

function failure(type: string, message: string): Answer {
  return [400, { __type: type, message }];
}

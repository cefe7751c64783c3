import type { Readable } from "node:stream";
import { getEndpointFromInstructions } from "@smithy/core/endpoints";
import { HttpRequest, type HttpResponse } from "@smithy/core/protocols";
import { isClockSkewError, isThrottlingError, isTransientError } from "@smithy/core/retry";
import type { RetryErrorType, RetryStrategyV2, SdkError } from "@smithy/types";
import { type AwsCredentials, openSigner } from "./sign.ts";

/**
 * The only part of an SDK client that we use: its configuration. The SDK's middleware takes five times
 * as long as the call itself.
 */
export interface SdkClient {
  readonly config: {
    serviceId: string;
    region(): Promise<string>;
    credentials(): Promise<AwsCredentials>;
    retryStrategy(): Promise<unknown>;
    /** An API key, which takes precedence over the credentials. */
    apiKey?(): Promise<string | undefined>;
    requestHandler: {
      handle(
        request: HttpRequest,
        options: { abortSignal: AbortSignal },
      ): Promise<{ response: HttpResponse }>;
    };
  };
}

export interface ServiceRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** An error response, with the fields of the error that the SDK would throw. */
export class AwsError extends Error {
  readonly $response: { statusCode: number; headers: Record<string, string> };
  readonly $metadata: { httpStatusCode: number; requestId?: string; clockSkewCorrected?: true };
  /** The parsed body of the error response. */
  readonly body: Record<string, unknown>;

  constructor({ statusCode, headers }: HttpResponse, body: Record<string, unknown>) {
    super(String(body.message ?? body.Message ?? ""));
    const type = String(body.__type ?? headers["x-amzn-errortype"] ?? statusCode);
    this.name = /([^#:]+)(:.*)?$/.exec(type)?.[1] ?? type;
    this.body = body;
    this.$response = { statusCode, headers };
    const requestId = headers["x-amzn-requestid"];
    this.$metadata = {
      httpStatusCode: statusCode,
      ...(requestId === undefined ? {} : { requestId }),
    };
  }
}

const parameters = {
  getEndpointParameterInstructions: () => ({
    UseFIPS: { type: "builtInParams", name: "useFipsEndpoint" },
    Endpoint: { type: "builtInParams", name: "endpoint" },
    Region: { type: "builtInParams", name: "region" },
    UseDualStack: { type: "builtInParams", name: "useDualstackEndpoint" },
  }),
};

const endpointOf = async (config: SdkClient["config"]): Promise<URL> =>
  (await getEndpointFromInstructions({}, parameters as never, config as never)).url;

/**
 * Calls one AWS service without the SDK's middleware, with the client's own endpoint, credentials,
 * retries and connections. Returns the response with its body unread, and throws an `AwsError` for
 * an error response.
 */
export function openServiceCalls({ config }: SdkClient, service: string) {
  const sign = openSigner(service);
  let skew = 0;
  let address: Promise<URL> | undefined;
  const addressed = async () => {
    address ??= endpointOf(config);
    try {
      return await address;
    } catch (error) {
      // After a failure the next call resolves the endpoint again.
      address = undefined;
      throw error;
    }
  };

  async function authorized(call: ServiceRequest, { host }: URL): Promise<Record<string, string>> {
    const key = await config.apiKey?.();
    if (key !== undefined) return { ...call.headers, host, authorization: `Bearer ${key}` };
    const [credentials, region] = await Promise.all([config.credentials(), config.region()]);
    return sign({ ...call, host }, { credentials, region, time: Date.now() + skew });
  }

  async function attempt(call: ServiceRequest, abortSignal: AbortSignal): Promise<HttpResponse> {
    const url = await addressed();
    const headers = await authorized(call, url);
    headers["content-length"] = String(Buffer.byteLength(call.body));
    const { protocol, hostname, port } = url;
    const request = new HttpRequest({
      method: "POST",
      protocol,
      hostname,
      ...(port === "" ? {} : { port: Number(port) }),
      path: call.path,
      headers,
      body: call.body,
    });
    const { response } = await config.requestHandler.handle(request, { abortSignal });
    if (response.statusCode < 300) return response;
    const error = new AwsError(
      response,
      errorBody((await readBody(response.body)).toString("utf8")),
    );
    // Like the SDK, correct our clock by the server's before the next attempt.
    const date = Date.parse(response.headers.date ?? "");
    if (isClockSkewError(error as SdkError) && !Number.isNaN(date)) {
      skew = date - Date.now();
      error.$metadata.clockSkewCorrected = true;
    }
    throw error;
  }

  return async (call: ServiceRequest, signal: AbortSignal): Promise<HttpResponse> => {
    const strategy = (await config.retryStrategy()) as RetryStrategyV2;
    let token = await strategy.acquireInitialRetryToken("");
    for (;;) {
      try {
        const response = await attempt(call, signal);
        strategy.recordSuccess(token);
        return response;
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        const error = thrown as SdkError;
        const errorType = kindOf(error);
        const next = strategy.refreshRetryTokenForRetry(token, { error, errorType });
        token = await next.catch(() => {
          throw thrown;
        });
      }
    }
  };
}

function kindOf(error: SdkError): RetryErrorType {
  if (isThrottlingError(error)) return "THROTTLING";
  return isTransientError(error) ? "TRANSIENT" : "CLIENT_ERROR";
}

export async function readBody(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

export const readJson = async (body: Readable) =>
  JSON.parse((await readBody(body)).toString("utf8"));

/** Parses an error body, which may be plain text when a proxy sent it. */
function errorBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : { message: text };
  } catch {
    return { message: text };
  }
}

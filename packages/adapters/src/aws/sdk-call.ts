import type { Readable } from "node:stream";
import type { RetryErrorType, RetryStrategyV2, RetryToken, SdkError } from "@smithy/types";
import type { Connection, ServiceClient } from "./connection.ts";
import type { HttpResponse } from "./http-handler.ts";
import { openSigner } from "./sign.ts";

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

/**
 * Calls one AWS service without the SDK's middleware, which takes five times as long as the call itself.
 * Returns the response with its body unread, and throws an `AwsError` for an error response. The SDK
 * decides what is retried, except errors that are `final`.
 */
export function openServiceCalls(
  client: ServiceClient,
  service: string,
  isFinal: (error: unknown) => boolean = () => false,
) {
  const sign = openSigner(service);
  let skew = 0;
  let strategy: RetryStrategyV2 | undefined;

  async function authorized(
    call: ServiceRequest,
    { url: { host }, region, apiKey, credentials }: Connection,
  ): Promise<Record<string, string>> {
    if (apiKey !== undefined) return { ...call.headers, host, authorization: `Bearer ${apiKey}` };
    const signing = { credentials: await credentials(), region, time: Date.now() + skew };
    return sign({ ...call, host }, signing);
  }

  async function attempt(call: ServiceRequest, abortSignal: AbortSignal): Promise<HttpResponse> {
    const connection = await client.connection();
    const { protocol, hostname, port } = connection.url;
    const headers = await authorized(call, connection);
    headers["content-length"] = String(Buffer.byteLength(call.body));
    const { response } = await client.requestHandler.handle(
      {
        method: "POST",
        protocol,
        hostname,
        ...(port === "" ? {} : { port: Number(port) }),
        path: call.path,
        headers,
        body: call.body,
      },
      { abortSignal },
    );
    if (response.statusCode < 300) return response;
    const text = (await readBody(response.body)).toString("utf8");
    throw new AwsError(response, errorBody(text));
  }

  /** Like the SDK, corrects our clock by the server's before the next attempt. */
  async function kindOf(error: SdkError): Promise<RetryErrorType> {
    const { isClockSkewError, isThrottlingError, isTransientError } = await import(
      "@smithy/core/retry"
    );
    const date = Date.parse(error instanceof AwsError ? (error.$response.headers.date ?? "") : "");
    if (error instanceof AwsError && isClockSkewError(error) && !Number.isNaN(date)) {
      skew = date - Date.now();
      error.$metadata.clockSkewCorrected = true;
    }
    if (isThrottlingError(error)) return "THROTTLING";
    return isTransientError(error) ? "TRANSIENT" : "CLIENT_ERROR";
  }

  /** Waits as long as the SDK would before the next attempt; throws if it would make none. */
  async function pause(token: RetryToken | undefined, error: SdkError): Promise<RetryToken> {
    if (isFinal(error)) throw error;
    strategy ??= await client.retries();
    const errorType = await kindOf(error);
    const last = token ?? (await strategy.acquireInitialRetryToken(""));
    return strategy.refreshRetryTokenForRetry(last, { error, errorType });
  }

  return async (call: ServiceRequest, signal: AbortSignal): Promise<HttpResponse> => {
    let token = await strategy?.acquireInitialRetryToken("");
    for (;;) {
      try {
        const response = await attempt(call, signal);
        if (token !== undefined) strategy?.recordSuccess(token);
        return response;
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        token = await pause(token, thrown as SdkError).catch(() => {
          throw thrown;
        });
      }
    }
  };
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

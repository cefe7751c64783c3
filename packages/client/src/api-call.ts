import { ApiError, problemOf } from "./api-error.ts";

export type Fetch = (input: string, init: RequestInit) => Response | Promise<Response>;

/**
 * Where the API is and whose token to send. `fetch` is the global one, or that of an app in the
 * same process.
 */
export interface Access {
  base: string;
  token: string;
  fetch: Fetch;
}

/** Sends one request; throws an `ApiError` unless the response is a success. */
export type ApiCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** A request with a body gets a new idempotency key, unless the caller supplies one. */
export function apiCall({ base, token, fetch }: Access): ApiCall {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: "text/event-stream, application/json",
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new ApiError(await problemOf(response));
  };
}

/** Pauses before a reconnect. */
export type Wait = (milliseconds: number) => Promise<void>;

export const pauseFor: Wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

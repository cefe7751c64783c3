import { ApiError, problemOf } from "./api-error.ts";

export type Fetch = (input: string, init: RequestInit) => Response | Promise<Response>;

/** Where the API is and who asks. `fetch` is the world's, or an app's own in the same process. */
export interface Access {
  base: string;
  token: string;
  fetch: Fetch;
}

/** Sends one request; throws an `ApiError` for every answer that is not a success. */
export type ApiCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** Requests with a body carry an idempotency key of their own, unless the caller brings one. */
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

/** The pause before a lost connection is tried again. */
export type Wait = (milliseconds: number) => Promise<void>;

export const pause: Wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

import { providerFault } from "./provider-fault.ts";

const mostHops = 3;

/** Follows redirects only within the same origin: the API key must not be sent to another host. */
export async function fetchSameOrigin(
  ask: typeof fetch,
  start: URL,
  init: RequestInit,
  provider: string,
): Promise<Response> {
  let url = start;
  for (let hop = 0; hop <= mostHops; hop++) {
    const response = await ask(url, { ...init, redirect: "manual" });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== url.origin || init.body !== undefined)
      throw providerFault("upstream", provider, "sent the request on to another place.");
    url = next;
  }
  throw providerFault("upstream", provider, "sent the request around in a circle.");
}

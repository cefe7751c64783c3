import { ApiError, problemOf } from "@advisor/client/api-error";
import * as z from "zod";
import { apiBase } from "../settings.ts";

const Session = z.object({ token: z.string().min(1), advisor: z.string() });
/** Who is signed in, in this tab and until it is closed. */
export type Session = z.infer<typeof Session>;

const place = "advisor-session";

export function keptSession(): Session | undefined {
  const kept = sessionStorage.getItem(place);
  if (kept === null) return undefined;
  return Session.safeParse(JSON.parse(kept)).data;
}

export function keepSession(session: Session | undefined): void {
  if (session === undefined) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, JSON.stringify(session));
}

const Minted = z.object({ token: z.string() });

/** Signs in as a demo advisor, which only a laptop allows. */
export async function demoSession(advisor_id: string): Promise<Session> {
  const response = await fetch(`${apiBase}/dev/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advisor_id }),
  });
  if (!response.ok) throw new ApiError(await problemOf(response));
  return { token: Minted.parse(await response.json()).token, advisor: advisor_id };
}

import { ApiError, problemOf } from "@advisor/client/api-error";
import * as z from "zod";
import { apiBase } from "../settings.ts";

export const Session = z.object({
  token: z.string().min(1),
  advisor: z.string(),
  /** Milliseconds since 1970; null if unknown. */
  expires_at: z.number().nullable().default(null),
  /** Renews the token without the advisor; null if the provider gave none. */
  refresh_token: z.string().nullable().default(null),
});
/** The signed-in advisor; kept until the tab is closed. */
export type Session = z.infer<typeof Session>;

const Minted = z.object({ token: z.string() });

/** Signs in as a demo advisor, which only a laptop allows. */
export async function demoSession(advisor_id: string): Promise<Session> {
  const response = await fetch(`${apiBase}/dev/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advisor_id }),
  });
  if (!response.ok) throw new ApiError(await problemOf(response));
  const { token } = Minted.parse(await response.json());
  return { token, advisor: advisor_id, expires_at: null, refresh_token: null };
}

import * as z from "zod";

const Settings = z.object({
  /** The API's address; by default the page's own origin. */
  VITE_API_URL: z.string().default(""),
  VITE_OIDC_AUTHORITY: z.string().optional(),
  VITE_OIDC_CLIENT_ID: z.string().optional(),
});

const read = Settings.parse(import.meta.env);

export const apiBase = read.VITE_API_URL.replace(/\/+$/, "");

/** The identity provider; undefined on a laptop, which has demo advisors. */
export const oidc =
  read.VITE_OIDC_AUTHORITY && read.VITE_OIDC_CLIENT_ID
    ? { authority: read.VITE_OIDC_AUTHORITY, client_id: read.VITE_OIDC_CLIENT_ID }
    : undefined;

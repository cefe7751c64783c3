import * as z from "zod";

/** A trader's own credentials, sent with the request. */
export interface DhanCredentials {
  access_token: string | undefined;
  /** Read from the token when it is not given. */
  client_id: string | undefined;
}

const Claims = z.object({ dhanClientId: z.string() });

/** The token is a JWT that names its owner; only the vendor can verify it. */
export function dhanClientId({ access_token, client_id }: DhanCredentials): string | undefined {
  if (client_id) return client_id;
  const payload = access_token?.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    return Claims.safeParse(claims).data?.dhanClientId;
  } catch {
    return undefined;
  }
}

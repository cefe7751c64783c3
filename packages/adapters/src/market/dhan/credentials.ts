import * as z from "zod";

/** A trader's own access, which comes with the request. */
export interface Credentials {
  access_token: string | undefined;
  /** Where it is not given, it is read from the token. */
  client_id: string | undefined;
}

const Claims = z.object({ dhanClientId: z.string() });

/** The token is a signed JSON document that names its owner; only the vendor can check it. */
export function clientId({ access_token, client_id }: Credentials): string | undefined {
  if (client_id) return client_id;
  const payload = access_token?.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    return Claims.safeParse(claims).data?.dhanClientId;
  } catch {
    return undefined;
  }
}

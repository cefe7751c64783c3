import { listen, type RunningServer } from "@advisor/local/dynamo/listen";
import { exportJWK, generateKeyPair, type JWK } from "jose";

export interface KeyServer extends RunningServer {
  /** The requested addresses, oldest first. */
  fetched: string[];
  /** Sets the next response: keys, or any other text. */
  serve(answer: JWK[] | string, status?: number): void;
}

/** An issuer's key set, or one that must never be requested. */
export async function startKeyServer(): Promise<KeyServer> {
  const fetched: string[] = [];
  let answer: { status: number; text: string } = { status: 200, text: '{"keys":[]}' };
  const server = await listen(async (request, response) => {
    fetched.push(request.url ?? "");
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.text);
  });
  return {
    ...server,
    fetched,
    serve(keys, status = 200) {
      answer = { status, text: typeof keys === "string" ? keys : JSON.stringify({ keys }) };
    },
  };
}

export async function signingKey(kid: string, alg = "RS256") {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg, use: "sig" };
  return { kid, alg, jwk, privateKey, publicKey };
}
export type SigningKey = Awaited<ReturnType<typeof signingKey>>;

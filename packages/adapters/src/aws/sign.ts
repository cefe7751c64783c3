import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { sha256 } from "../sha256.ts";

export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** A POST request without a query string. */
export interface UnsignedRequest {
  host: string;
  /** The path as sent, with every segment URL-encoded. */
  path: string;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

export type SignRequest = (
  request: UnsignedRequest,
  signing: { credentials: AwsCredentials; region: string; time: number },
) => Record<string, string>;

/**
 * Signs requests to one service with Signature Version 4 and returns the headers to send. The
 * signing key is derived once per day and secret, because all requests of a day share it.
 */
export function openSigner(service: string): SignRequest {
  let derived: { of: string; key: KeyObject } | undefined;

  function keyFor(secret: string, day: string, region: string): KeyObject {
    const of = `${secret} ${day} ${region}`;
    if (derived?.of !== of) {
      const parts = [day, region, service, "aws4_request"];
      const key = parts.reduce(
        (before: Buffer | string, part) => hmac(before, part),
        `AWS4${secret}`,
      );
      derived = { of, key: createSecretKey(Buffer.from(key)) };
    }
    return derived.key;
  }

  return ({ host, path, headers, body }, { credentials, region, time }) => {
    const stamp = new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, "");
    const day = stamp.slice(0, 8);
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const all: Record<string, string> = { ...headers, host, "x-amz-date": stamp };
    if (sessionToken !== undefined) all["x-amz-security-token"] = sessionToken;
    const names = Object.keys(all).sort();
    const signed = names.join(";");
    const lines = names.map((name) => `${name}:${all[name]}`);
    // Every service but S3 signs the path encoded a second time.
    const canonicalPath = path.split("/").map(encodeURIComponent).join("/");
    const canonical = ["POST", canonicalPath, "", ...lines, "", signed, sha256(body)].join("\n");
    const scope = `${day}/${region}/${service}/aws4_request`;
    const text = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n");
    const signature = hmac(keyFor(secretAccessKey, day, region), text).toString("hex");
    all.authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
    return all;
  };
}

const hmac = (key: KeyObject | Buffer | string, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

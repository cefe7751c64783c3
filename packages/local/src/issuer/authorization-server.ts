import * as z from "zod";
import { isLoopback } from "../loopback.ts";
import type { Codes } from "./codes.ts";
import { isRedirectUri, isRegistered } from "./redirect-uri.ts";
import type { Seal } from "./seal.ts";
import { refusalPage, signInPage } from "./sign-in-page.ts";

/** The scope that the API asks of programs that write. */
const writeScope = "copilot:write";
const tokenLifeSeconds = 12 * 3600;

/**
 * Signs programs on this machine in with OAuth 2.1: registration, authorization codes with PKCE, tokens. Client ids
 * and the requests of the sign-in page are signed instead of stored, so that registrations survive a restart.
 */
export interface AuthorizationServer {
  url: string;
  seal: Seal;
  codes: Codes;
  mint(advisorId: string, options: { expiresIn: string; scope?: string }): Promise<string>;
}

/** A response: JSON, a page, or a redirect. */
export type Reply =
  | { status: number; json: object }
  | { status: number; html: string }
  | { status: 303; location: string };

const Registration = z.object({
  redirect_uris: z.array(z.string().max(2_000).refine(isRedirectUri)).min(1).max(10),
  client_name: z.string().max(200).optional(),
});

const AuthorizeRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.string().default(""),
  code_challenge: z.string().default(""),
  code_challenge_method: z.string().default(""),
  scope: z.string().default(""),
  state: z.string().optional(),
  resource: z.string().optional(),
});
type AuthorizeRequest = z.infer<typeof AuthorizeRequest>;

/** What the sign-in page sends back: a request that was found valid. */
const ValidRequest = AuthorizeRequest.omit({ response_type: true, code_challenge_method: true });
type ValidRequest = z.infer<typeof ValidRequest>;

const TokenRequest = z.object({
  grant_type: z.string(),
  code: z.string().default(""),
  client_id: z.string(),
  redirect_uri: z.string().default(""),
  code_verifier: z.string().default(""),
  resource: z.string().optional(),
});

/** Registers a program (RFC 7591). */
export async function register({ seal }: AuthorizationServer, body: unknown): Promise<Reply> {
  const { data, error } = Registration.safeParse(body);
  if (error !== undefined) {
    const isUri = error.issues[0]?.path[0] === "redirect_uris";
    return failed(isUri ? "invalid_redirect_uri" : "invalid_client_metadata");
  }
  const json = {
    ...data,
    client_id: await seal.seal("client", data),
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code"],
    response_types: ["code"],
  };
  return { status: 201, json };
}

const registered = async ({ seal }: AuthorizationServer, id: string) =>
  Registration.safeParse(await seal.unseal("client", id)).data;

/** Shows the page on which a person decides. */
export async function authorize(server: AuthorizationServer, query: unknown): Promise<Reply> {
  const { data: asked } = AuthorizeRequest.safeParse(query);
  const client = asked && (await registered(server, asked.client_id));
  if (asked === undefined || client === undefined)
    return refused("The program is not registered here. Let it register and try again.");
  if (!isRegistered(client.redirect_uris, asked.redirect_uri))
    return refused("The program asks to be called back at an address that it has not registered.");
  const error = faultOf(asked);
  if (error !== undefined) return back(server, asked, { error });
  const html = signInPage({
    request: await server.seal.seal("sign-in", ValidRequest.parse(asked), "10m"),
    program: client.client_name ?? "A program",
    redirect_uri: asked.redirect_uri,
    writes: scopeOf(asked) !== "",
  });
  return { status: 200, html };
}

/** The person has chosen an advisor, or none. */
export async function decide(
  server: AuthorizationServer,
  { request = "", advisor_id = "", write }: Readonly<Record<string, string>>,
): Promise<Reply> {
  const { data: asked } = ValidRequest.safeParse(await server.seal.unseal("sign-in", request));
  if (asked === undefined) return refused("This page is too old. Start again in the program.");
  if (advisor_id === "") return back(server, asked, { error: "access_denied" });
  const scope = write === "yes" ? scopeOf(asked) : "";
  return back(server, asked, { code: server.codes.issue({ ...asked, advisor_id, scope }) });
}

/** Exchanges a code for an access token. */
export async function exchange(server: AuthorizationServer, form: unknown): Promise<Reply> {
  const { data: asked } = TokenRequest.safeParse(form);
  if (asked === undefined) return failed("invalid_request");
  if (asked.grant_type !== "authorization_code") return failed("unsupported_grant_type");
  if ((await registered(server, asked.client_id)) === undefined)
    return failed("invalid_client", 401);
  const grant = server.codes.redeem(asked.code, asked);
  if (grant === undefined) return failed("invalid_grant");
  const { advisor_id, resource, scope } = grant;
  if (asked.resource !== undefined && asked.resource !== resource) return failed("invalid_target");
  const granted = scope === "" ? {} : { scope };
  const access_token = await server.mint(advisor_id, {
    expiresIn: `${tokenLifeSeconds}s`,
    ...granted,
  });
  const json = { access_token, token_type: "Bearer", expires_in: tokenLifeSeconds, ...granted };
  return { status: 200, json };
}

function back(
  { url }: AuthorizationServer,
  { redirect_uri, state }: ValidRequest,
  result: Record<string, string>,
): Reply {
  const to = new URL(redirect_uri);
  const said = { ...result, ...(state === undefined ? {} : { state }), iss: url };
  for (const [name, value] of Object.entries(said)) to.searchParams.set(name, value);
  return { status: 303, location: to.href };
}

/** What is wrong with a request of a registered program. */
function faultOf(asked: AuthorizeRequest): string | undefined {
  const { response_type, code_challenge, code_challenge_method, resource } = asked;
  if (response_type !== "code") return "unsupported_response_type";
  if (code_challenge_method !== "S256" || !/^[\w-]{43}$/.test(code_challenge))
    return "invalid_request";
  // Its tokens open the API on this machine only: another server must not collect them (RFC 8707).
  if (resource !== undefined && !isLoopback(URL.parse(resource)?.host)) return "invalid_target";
  return undefined;
}

const scopeOf = ({ scope }: ValidRequest): string =>
  scope.split(" ").includes(writeScope) ? writeScope : "";

const refused = (reason: string): Reply => ({ status: 400, html: refusalPage(reason) });
const failed = (error: string, status = 400): Reply => ({ status, json: { error } });

/** The metadata of the server (RFC 8414), which is its OpenID configuration as well. */
export const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  registration_endpoint: `${issuer}/register`,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  scopes_supported: [writeScope],
  response_types_supported: ["code"],
  grant_types_supported: ["authorization_code"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["none"],
  authorization_response_iss_parameter_supported: true,
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
});

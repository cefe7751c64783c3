/** The claim with the advisor id, which only an administrator can write. */
const attribute = "advisor_id";

interface Options {
  protect: boolean;
  /** The function that Cognito calls before it signs a token. */
  beforeToken: sst.aws.FunctionArgs;
  /** The prefix of the sign-in page's address, unique in its region. */
  prefix: $util.Input<string>;
}

/**
 * The advisors' user pool. An administrator creates each user and sets the advisor id; there is no
 * sign-up.
 */
export function advisors({ protect, prefix, beforeToken }: Options) {
  const region = aws.getRegionOutput().region;
  const pool = new sst.aws.CognitoUserPool("Advisors", {
    usernames: ["email"],
    mfa: protect ? "on" : "optional",
    softwareToken: true,
    domain: { prefix },
    triggers: { preTokenGeneration: beforeToken, preTokenGenerationVersion: "v2" },
    transform: {
      userPool: {
        adminCreateUserConfig: { allowAdminCreateUserOnly: true },
        deletionProtection: protect ? "ACTIVE" : "INACTIVE",
        passwordPolicy: {
          minimumLength: 12,
          requireLowercase: true,
          requireUppercase: true,
          requireNumbers: true,
          requireSymbols: false,
          temporaryPasswordValidityDays: 3,
        },
        schemas: [
          {
            name: attribute,
            attributeDataType: "String",
            mutable: true,
            required: false,
            stringAttributeConstraints: { minLength: "1", maxLength: "128" },
          },
        ],
      },
    },
  });
  const issuer = $interpolate`https://cognito-idp.${region}.amazonaws.com/${pool.id}`;
  const signIn = $interpolate`https://${prefix}.auth.${region}.amazoncognito.com`;
  return {
    pool,
    issuer,
    signIn,
    keys: $interpolate`${issuer}/.well-known/jwks.json`,
    claim: `custom:${attribute}`,
    /** The origins of the sign-in page, which the page may call. */
    origins: [$interpolate`https://cognito-idp.${region}.amazonaws.com`, signIn],
  };
}

export type Advisors = ReturnType<typeof advisors>;

/**
 * The page's client: no secret, the code flow only, and no permission to write the claims of its
 * tokens.
 */
export const pageClient = (pool: sst.aws.CognitoUserPool, sites: readonly $util.Input<string>[]) =>
  pool.addClient("PageClient", {
    callbackUrls: withSlash(sites),
    transform: {
      client: {
        generateSecret: false,
        allowedOauthFlows: ["code"],
        allowedOauthScopes: ["openid", "email", "profile"],
        explicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH", "ALLOW_USER_SRP_AUTH"],
        logoutUrls: withSlash(sites),
        readAttributes: ["email", "name", `custom:${attribute}`],
        writeAttributes: ["name"],
        preventUserExistenceErrors: "ENABLED",
        enableTokenRevocation: true,
        idTokenValidity: 60,
        accessTokenValidity: 60,
        refreshTokenValidity: 12,
        tokenValidityUnits: { idToken: "minutes", accessToken: "minutes", refreshToken: "hours" },
      },
    },
  });

const withSlash = (sites: readonly $util.Input<string>[]): $util.Input<string>[] =>
  sites.flatMap((site) => [site, $interpolate`${site}/`]);

/** The identifier of the API's scopes, which advisors grant to programs. */
const identifier = "copilot";
const scopes = { read: "Read what the advisor may read", write: "Write tasks and start research" };
export const programScopes = Object.keys(scopes).map((name) => `${identifier}/${name}`);
export const writeScope = `${identifier}/write`;

/**
 * The client for programs: the code flow with PKCE, no secret, and API scopes instead of a profile.
 */
export function programClient(pool: sst.aws.CognitoUserPool, callbackUrls: readonly string[]) {
  const server = new aws.cognito.ResourceServer("ProgramScopes", {
    identifier,
    name: "Advisor Copilot API",
    userPoolId: pool.id,
    scopes: Object.entries(scopes).map(([scopeName, scopeDescription]) => ({
      scopeName,
      scopeDescription,
    })),
  });
  return pool.addClient("ProgramClient", {
    callbackUrls: [...callbackUrls],
    transform: {
      client(args, options) {
        // A scope must exist before a client can use it.
        options.dependsOn = [server];
        Object.assign(args, {
          generateSecret: false,
          allowedOauthFlows: ["code"],
          allowedOauthScopes: ["openid", ...programScopes],
          explicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH"],
          writeAttributes: ["name"],
          preventUserExistenceErrors: "ENABLED",
          enableTokenRevocation: true,
          accessTokenValidity: 60,
          refreshTokenValidity: 12,
          tokenValidityUnits: { accessToken: "minutes", refreshToken: "hours" },
        });
      },
    },
  });
}

/**
 * The pool's metadata for programs (RFC 8414), published by another server. The pool's own does not
 * say that it supports PKCE, and then MCP requires clients to refuse it.
 */
export const signInMetadata = ({ signIn, keys }: Advisors, server: $util.Input<string>) =>
  $jsonStringify({
    issuer: server,
    authorization_endpoint: $interpolate`${signIn}/oauth2/authorize`,
    token_endpoint: $interpolate`${signIn}/oauth2/token`,
    revocation_endpoint: $interpolate`${signIn}/oauth2/revoke`,
    jwks_uri: keys,
    scopes_supported: programScopes,
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
  });

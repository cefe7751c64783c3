/** The claim that names the advisor; only an administrator can write it. */
const attribute = "advisor_id";

interface Given {
  protect: boolean;
  /** What Cognito asks before it signs a token. */
  beforeToken: sst.aws.FunctionArgs;
  /** The start of the sign-in page's address, unique in its region. */
  prefix: $util.Input<string>;
}

/** The advisors. An administrator makes each one and says which advisor it is; nobody signs up. */
export function advisors({ protect, prefix, beforeToken }: Given) {
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
  return {
    pool,
    issuer,
    keys: $interpolate`${issuer}/.well-known/jwks.json`,
    claim: `custom:${attribute}`,
    /** Where the page signs in, as origins that it may talk to. */
    origins: [
      $interpolate`https://cognito-idp.${region}.amazonaws.com`,
      $interpolate`https://${prefix}.auth.${region}.amazoncognito.com`,
    ],
  };
}

/** The page as a client: no secret, the code flow only, and no right to write what its tokens claim. */
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

/** What a program may be allowed by the advisor who signs in for it. */
const identifier = "copilot";
const scopes = { read: "Read what the advisor may read", write: "Write tasks and start research" };
export const programScopes = Object.keys(scopes).map((name) => `${identifier}/${name}`);
export const writeScope = `${identifier}/write`;

/** Programs as one client: the code flow with PKCE, no secret, and scopes of the API in place of a profile. */
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
        // A scope must be there before a client may have it.
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

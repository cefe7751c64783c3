/** The claim that names the advisor; only an administrator can write it. */
const attribute = "advisor_id";

interface Given {
  protect: boolean;
  /** The start of the sign-in page's address, unique in its region. */
  prefix: $util.Input<string>;
}

/** The advisors. An administrator makes each one and says which advisor it is; nobody signs up. */
export function advisors({ protect, prefix }: Given) {
  const region = aws.getRegionOutput().region;
  const pool = new sst.aws.CognitoUserPool("Advisors", {
    usernames: ["email"],
    mfa: protect ? "on" : "optional",
    softwareToken: true,
    domain: { prefix },
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
export const pageClient = (pool: sst.aws.CognitoUserPool, site: $util.Input<string>) =>
  pool.addClient("PageClient", {
    callbackUrls: [site, $interpolate`${site}/`],
    transform: {
      client: {
        generateSecret: false,
        allowedOauthFlows: ["code"],
        allowedOauthScopes: ["openid", "email", "profile"],
        explicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH", "ALLOW_USER_SRP_AUTH"],
        logoutUrls: [site, $interpolate`${site}/`],
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

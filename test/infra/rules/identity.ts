import type { Resource } from "../answers.ts";
import type { Deployment } from "../graph.ts";
import {
  all,
  at,
  called,
  differs,
  functions,
  one,
  only,
  permanent,
  type Rule,
  textAt,
  unlike,
} from "../reading.ts";

/** Who signs in, how, and for how long. */
export const identity = {
  "only an administrator creates advisors and sets their advisor ids": (deployment) => [
    ...differs(only(deployment, "cognito/userPool"), {
      "adminCreateUserConfig.allowAdminCreateUserOnly": true,
      deletionProtection: permanent(deployment) ? "ACTIVE" : "INACTIVE",
      mfaConfiguration: permanent(deployment) ? "ON" : "OPTIONAL",
      "softwareTokenMfaConfiguration.enabled": true,
    }),
    ...differs(clientOf(deployment, "Page"), {
      writeAttributes: ["name"],
      readAttributes: ["email", "name", "custom:advisor_id"],
      allowedOauthScopes: ["openid", "email", "profile"],
      allowedOauthFlows: ["code"],
      generateSecret: false,
      callbackUrls: pagesOf(deployment).flatMap((page) => [page, `${page}/`]),
    }),
  ],

  "the API trusts only this user pool, client and claim": (deployment) => {
    const issuer = "https://cognito-idp.us-east-1.amazonaws.com/AdvisorsUserPool-id";
    return differs(one(deployment, "Api"), {
      "environment.variables.OIDC_ISSUER": issuer,
      "environment.variables.OIDC_JWKS_URL": `${issuer}/.well-known/jwks.json`,
      "environment.variables.OIDC_AUDIENCE": [
        "PageClientClient-id",
        "ProgramClientClient-id",
        `https://ApiApi-id.execute-api.us-east-1.amazonaws.com/${deployment.stage}/mcp`,
      ].join(),
      "environment.variables.OIDC_ADVISOR_CLAIM": "custom:advisor_id",
    });
  },

  "the page may run on localhost only in a development stage": (deployment) => {
    const local = pagesOf(deployment).filter((page) => new URL(page).hostname === "localhost");
    return unlike("pages", local, permanent(deployment) ? [] : ["http://localhost:5173"]);
  },

  "a program gets only scopes that the API knows, by the code flow without a secret": (
    deployment,
  ) => [
    ...differs(only(deployment, "cognito/resourceServer"), {
      identifier: "copilot",
      userPoolId: "AdvisorsUserPool-id",
      scopes: [
        { scopeName: "read", scopeDescription: "Read what the advisor may read" },
        { scopeName: "write", scopeDescription: "Write tasks and start research" },
      ],
    }),
    ...differs(clientOf(deployment, "Program"), {
      userPoolId: "AdvisorsUserPool-id",
      generateSecret: false,
      allowedOauthFlows: ["code"],
      allowedOauthScopes: ["openid", "copilot/read", "copilot/write"],
      writeAttributes: ["name"],
      callbackUrls: ["http://localhost:6274/oauth/callback"],
    }),
    ...differs(one(deployment, "Api"), {
      "environment.variables.OIDC_WRITE_SCOPE": "copilot/write",
    }),
  ],

  "passwords are long, are never sent to the API of the pool, and do not show who is registered": (
    deployment,
  ) => [
    ...differs(only(deployment, "cognito/userPool"), {
      "passwordPolicy.minimumLength": 12,
      "passwordPolicy.temporaryPasswordValidityDays": 3,
    }),
    ...differs(clientOf(deployment, "Page"), {
      explicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH", "ALLOW_USER_SRP_AUTH"],
    }),
    ...differs(clientOf(deployment, "Program"), {
      explicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH"],
    }),
    ...all(deployment, "cognito/userPoolClient").flatMap((client) =>
      differs(client, { preventUserExistenceErrors: "ENABLED" }),
    ),
  ],

  "only the page and programs sign in, for an hour at a time, and can be signed out": (
    deployment,
  ) => {
    const clients = all(deployment, "cognito/userPoolClient");
    const lifetimes = {
      enableTokenRevocation: true,
      accessTokenValidity: 60,
      "tokenValidityUnits.accessToken": "minutes",
      refreshTokenValidity: 12,
      "tokenValidityUnits.refreshToken": "hours",
    };
    return [
      ...unlike(
        "clients of the pool",
        clients.map(({ name }) => name),
        ["PageClientClient", "ProgramClientClient"],
      ),
      ...clients.flatMap((client) => differs(client, lifetimes)),
      ...differs(clientOf(deployment, "Page"), {
        idTokenValidity: 60,
        "tokenValidityUnits.idToken": "minutes",
      }),
    ];
  },

  "the sign-in page has an address that Cognito accepts, of this stage and account alone": (
    deployment,
  ) => {
    const prefix = textAt(only(deployment, "cognito/userPoolDomain"), "domain");
    return [
      ...(prefix.includes(deployment.stage) && prefix.includes("123456789012")
        ? []
        : [`${prefix}: other stages or accounts would want this address, too`]),
      ...(/^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/.test(prefix) && !/aws|amazon|cognito/.test(prefix)
        ? []
        : [`${prefix}: Cognito refuses this prefix`]),
    ];
  },

  "an access token has the same advisor claim as an ID token": (deployment) => {
    const { lambdaVersion, lambdaArn = "" } = Object(
      at(only(deployment, "cognito/userPool"), "lambdaConfig.preTokenGenerationConfig"),
    );
    const asked = functions(deployment).find(({ name }) => /preTokenGeneration/.test(name));
    const build = deployment.builds.find(({ functionID }) => /preTokenGeneration/.test(functionID));
    return [
      ...(lambdaVersion === "V2_0" ? [] : ["the pool: asks in a version without access tokens"]),
      ...(asked !== undefined && String(lambdaArn).endsWith(called(asked))
        ? []
        : ["the pool: asks no function of ours before it signs"]),
      ...(build?.handler === "packages/functions/src/token.handler" ? [] : ["another handler"]),
    ];
  },
} satisfies Record<string, Rule>;

/** The client of the page or of programs. */
export const clientOf = (deployment: Deployment, start: "Page" | "Program"): Resource =>
  all(deployment, "cognito/userPoolClient").find(({ name }) => name.startsWith(start)) ?? {
    type: "aws:cognito/userPoolClient:UserPoolClient",
    name: `no client ${start}`,
    inputs: {},
  };

/** The page's origins. */
const pagesOf = (deployment: Deployment): string[] =>
  textAt(one(deployment, "Api"), "environment.variables.SITE_ORIGIN").split(",");

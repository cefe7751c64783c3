import type { Resource } from "../answers.ts";
import type { Deployment } from "../graph.ts";
import { all, at, differs, one, only, type Rule, textAt, unlike } from "../reading.ts";

const api = "https://ApiApi-id.execute-api.us-east-1.amazonaws.com";
const issuer = "https://cognito-idp.us-east-1.amazonaws.com";
const pool = `${issuer}/AdvisorsUserPool-id`;

/** The page. */
export const site = {
  "the page has headers that block third-party content and frames": (deployment) => {
    const headers = only(deployment, "cloudfront/responseHeadersPolicy");
    const domain = textAt(only(deployment, "cognito/userPoolDomain"), "domain");
    return [
      ...differs(headers, {
        "securityHeadersConfig.contentSecurityPolicy": {
          contentSecurityPolicy: [
            "default-src 'self'",
            "img-src 'self' data:",
            "style-src 'self' 'unsafe-inline'",
            `connect-src 'self' ${api} ${issuer} https://${domain}.auth.us-east-1.amazoncognito.com`,
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
          ].join("; "),
          override: true,
        },
        "securityHeadersConfig.contentTypeOptions": { override: true },
        "securityHeadersConfig.frameOptions": { frameOption: "DENY", override: true },
        "securityHeadersConfig.referrerPolicy": { referrerPolicy: "no-referrer", override: true },
        "securityHeadersConfig.strictTransportSecurity": {
          accessControlMaxAgeSec: 365 * 24 * 3_600,
          includeSubdomains: true,
          override: true,
        },
      }),
      ...differs(only(deployment, "cloudfront/distribution"), {
        "defaultCacheBehavior.responseHeadersPolicyId": `${headers.name}-id`,
        "defaultCacheBehavior.viewerProtocolPolicy": "redirect-to-https",
      }),
    ];
  },

  "the page is built for this API and user pool": (deployment) =>
    differs(onlyNamed(deployment, "PageBuilder"), {
      create: "npm run build",
      "environment.VITE_API_URL": `${api}/${deployment.stage}`,
      "environment.VITE_OIDC_AUTHORITY": pool,
      "environment.VITE_OIDC_CLIENT_ID": "PageClientClient-id",
    }),

  "programs read at the page's address how this pool signs in, with PKCE": (deployment) => {
    const domain = textAt(only(deployment, "cognito/userPoolDomain"), "domain");
    const signIn = `https://${domain}.auth.us-east-1.amazoncognito.com/oauth2`;
    const handler = one(deployment, "Api");
    const [server] = textAt(handler, "environment.variables.SITE_ORIGIN").split(",");
    const metadata = {
      issuer: server,
      authorization_endpoint: `${signIn}/authorize`,
      token_endpoint: `${signIn}/token`,
      revocation_endpoint: `${signIn}/revoke`,
      jwks_uri: `${pool}/.well-known/jwks.json`,
      scopes_supported: ["copilot/read", "copilot/write"],
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      revocation_endpoint_auth_methods_supported: ["none"],
    };
    return [
      ...differs(handler, { "environment.variables.OIDC_AUTHORIZATION_SERVER": server }),
      ...differs(onlyNamed(deployment, "PageBuilder"), {
        "environment.SIGN_IN_METADATA": JSON.stringify(metadata),
      }),
      ...differs(onlyNamed(deployment, "PageAssetFiles"), {
        "files.0.key": ".well-known/oauth-authorization-server",
        "files.0.contentType": "application/json",
        "files.0.cacheControl": "max-age=300,public",
      }),
    ];
  },

  "a browser asks for the page again each time, so that it sees a new version at once": (
    deployment,
  ) => {
    const files = at(onlyNamed(deployment, "PageAssetFiles"), "files") as Record<string, string>[];
    const cached = files
      .filter(({ contentType }) => contentType?.startsWith("text/html"))
      .map(({ key, cacheControl }) => `${key} ${cacheControl}`);
    return unlike("HTML", cached, ["index.html max-age=0,no-cache,no-store,must-revalidate"]);
  },

  "only CloudFront can read the files": (deployment) => [
    ...differs(only(deployment, "s3/bucketPublicAccessBlock"), {
      blockPublicAcls: true,
      ignorePublicAcls: true,
      restrictPublicBuckets: true,
    }),
    ...all(deployment, "s3/bucketPolicy").flatMap((policy) =>
      /"identifiers":\["\*"\]/.test(allowed(at(policy, "policy")))
        ? [`${policy.name}: is public`]
        : [],
    ),
  ],
} satisfies Record<string, Rule>;

/** The part of the page with this name, among those that no AWS service knows. */
const onlyNamed = ({ resources }: Deployment, start: string): Resource =>
  resources.find(({ type, name }) => !type.startsWith("aws:") && name.startsWith(start)) ?? {
    type: "",
    name: `no ${start}`,
    inputs: {},
  };

/** The statements that allow access; the one that denies plain HTTP applies to everyone. */
const allowed = (policy: unknown): string => {
  const { statements } = JSON.parse(String(policy)) as { statements: { effect?: string }[] };
  return JSON.stringify(statements.filter(({ effect }) => effect !== "Deny"));
};

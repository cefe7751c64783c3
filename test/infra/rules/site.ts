import { all, at, differs, only, type Rule, textAt } from "../reading.ts";

const api = "https://ApiApi-id.execute-api.us-east-1.amazonaws.com";
const issuer = "https://cognito-idp.us-east-1.amazonaws.com";

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

  "the page is built for this API and user pool": (deployment) => {
    const build = deployment.resources.find(({ type }) => type === "command:local:Command");
    return build === undefined
      ? ["the page is not built"]
      : differs(build, {
          create: "npm run build",
          environment: {
            VITE_API_URL: `${api}/${deployment.stage}`,
            VITE_OIDC_AUTHORITY: `${issuer}/AdvisorsUserPool-id`,
            VITE_OIDC_CLIENT_ID: "PageClientClient-id",
          },
        });
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

/** The statements that allow access; the one that denies plain HTTP applies to everyone. */
const allowed = (policy: unknown): string => {
  const { statements } = JSON.parse(String(policy)) as { statements: { effect?: string }[] };
  return JSON.stringify(statements.filter(({ effect }) => effect !== "Deny"));
};

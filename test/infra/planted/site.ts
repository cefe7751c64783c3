import { type Mistakes, ofFunction, set, setting } from "../planting.ts";
import type { site } from "../rules/site.ts";

export const planted: Mistakes<typeof site> = {
  "the page has headers that block third-party content and frames": {
    none: setting(
      "cloudfront/distribution",
      "defaultCacheBehavior.responseHeadersPolicyId",
      undefined,
    ),
    "scripts from anywhere": setting(
      "cloudfront/responseHeadersPolicy",
      "securityHeadersConfig.contentSecurityPolicy.contentSecurityPolicy",
      "default-src *",
    ),
    frames: setting("cloudfront/responseHeadersPolicy", "securityHeadersConfig.frameOptions", {}),
    "plain HTTP": setting(
      "cloudfront/distribution",
      "defaultCacheBehavior.viewerProtocolPolicy",
      "allow-all",
    ),
  },
  "the page is built for this API and user pool": {
    "another API": ({ resources }) => {
      const build = resources.find(({ type }) => type === "command:local:Command");
      if (build !== undefined) set(build, "environment.VITE_API_URL", "https://other");
    },
  },
  "programs read at the page's address how this pool signs in, with PKCE": {
    "the pool's own metadata": ofFunction(
      "Api",
      "environment.variables.OIDC_AUTHORIZATION_SERVER",
      "https://cognito-idp.us-east-1.amazonaws.com/AdvisorsUserPool-id",
    ),
    "the name of another server": ({ resources }) => {
      const build = resources.find(({ name }) => name === "PageBuilder");
      if (build !== undefined)
        set(build, "environment.SIGN_IN_METADATA", '{"issuer":"https://other"}');
    },
    "a file of no type": ({ resources }) => {
      const files = resources.find(({ name }) => name.startsWith("PageAssetFiles"));
      if (files !== undefined) set(files, "files", []);
    },
  },
  "a browser asks for the page again each time, so that it sees a new version at once": {
    "a page kept for a year": ({ resources }) => {
      const files = resources.find(({ name }) => name.startsWith("PageAssetFiles"));
      const all = (files?.inputs.files ?? []) as Record<string, string>[];
      for (const file of all) file.cacheControl = "max-age=31536000,public,immutable";
    },
  },
  "only CloudFront can read the files": {
    "public files": setting("s3/bucketPublicAccessBlock", "restrictPublicBuckets", false),
    "a public policy": setting(
      "s3/bucketPolicy",
      "policy",
      '{"statements":[{"effect":"Allow","principals":[{"identifiers":["*"]}]}]}',
    ),
  },
};

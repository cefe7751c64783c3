interface Entrance {
  domain: string | undefined;
  /** Origins besides its own that the page may call. */
  talksTo: $util.Input<string>[];
}

const yearSeconds = 365 * 24 * 3_600;

/** The page's router, with headers that block foreign content and frames. */
export function entrance({ domain, talksTo }: Entrance): sst.aws.Router {
  const contentSecurityPolicy = $resolve(talksTo).apply((origins) =>
    [
      "default-src 'self'",
      "img-src 'self' data:",
      // The component library positions its layers with style attributes.
      "style-src 'self' 'unsafe-inline'",
      `connect-src 'self' ${origins.join(" ")}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  );
  const headers = new aws.cloudfront.ResponseHeadersPolicy("PageHeaders", {
    comment: "Security headers of the page",
    securityHeadersConfig: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: "DENY", override: true },
      referrerPolicy: { referrerPolicy: "no-referrer", override: true },
      strictTransportSecurity: {
        accessControlMaxAgeSec: yearSeconds,
        includeSubdomains: true,
        override: true,
      },
    },
  });
  return new sst.aws.Router("Site", {
    ...(domain === undefined ? {} : { domain }),
    transform: {
      cdn(args) {
        args.defaultCacheBehavior = $output(args.defaultCacheBehavior).apply((behavior) => ({
          ...behavior,
          responseHeadersPolicyId: headers.id,
        }));
      },
    },
  });
}

interface Page {
  router: sst.aws.Router;
  environment: Record<string, $util.Input<string>>;
}

/** The page, built for the address where it will run. */
export const page = ({ router, environment }: Page): sst.aws.StaticSite =>
  new sst.aws.StaticSite("Page", {
    path: "packages/web",
    build: { command: "npm run build", output: "dist" },
    assets: {
      fileOptions: [
        { files: "**", cacheControl: "max-age=31536000,public,immutable" },
        { files: "**/*.html", cacheControl: "max-age=0,no-cache,no-store,must-revalidate" },
        {
          files: ".well-known/*",
          contentType: "application/json",
          cacheControl: "max-age=300,public",
        },
      ],
    },
    router: { instance: router },
    environment,
  });

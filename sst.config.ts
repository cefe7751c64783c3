/// <reference path="./.sst/platform/config.d.ts" />

export default $config({
  async app({ stage }) {
    const { isPermanent } = await import("./stacks/stage.ts");
    const permanent = isPermanent(stage);
    return {
      name: "advisor-copilot",
      home: "aws",
      removal: permanent ? "retain" : "remove",
      protect: permanent,
      providers: {
        aws: {
          defaultTags: { tags: { product: "advisor-copilot", permanent: String(permanent) } },
        },
      },
    };
  },
  async run() {
    const { start } = await import("./stacks/index.ts");
    return start();
  },
});

import { describe, expect, test } from "vitest";
import { modelArns } from "../../stacks/model-arns.ts";
import { stageOf } from "../../stacks/stage.ts";

const claude = "anthropic.claude-sonnet-5-5";

describe("a stage", () => {
  test("of one developer is small, has no alarms, and keeps logs briefly", () => {
    expect(stageOf("kim", { PATH: "/bin" })).toEqual({
      name: "kim",
      permanent: false,
      model: { id: `us.${claude}`, regions: ["us-east-1", "us-east-2", "us-west-2"] },
      market: {},
      running: {},
      spending: {},
      domain: undefined,
      pages: ["http://localhost:5173"],
      programs: ["http://localhost:6274/oauth/callback"],
      watch: undefined,
      logs: "1 week",
      throttle: { rate: 20, burst: 40 },
    });
  });

  test("of production follows the deployment settings", () => {
    const said = {
      MODEL_ID: "amazon.nova-pro-v1:0",
      MODEL_REGIONS: "eu-west-1, eu-central-1",
      SITE_DOMAIN: "copilot.example.com",
      ALARM_MAIL: "ops@example.com",
      BUDGET_USD: "1200",
      PROVIDERS: "sec,embedded",
      PROVIDERS_GET_TICKER_NEWS: "embedded",
      SEC_USER_AGENT: "Example ops@example.com",
      BUDGET_DAY_USD: "5",
      TURNS_AT_ONCE: "2",
      LOG_LEVEL: "DEBUG",
      FMP_API_KEY: "not-a-setting",
    };
    expect(stageOf("production", said)).toEqual({
      name: "production",
      permanent: true,
      model: { id: "amazon.nova-pro-v1:0", regions: ["eu-west-1", "eu-central-1"] },
      market: {
        PROVIDERS: "sec,embedded",
        PROVIDERS_GET_TICKER_NEWS: "embedded",
        SEC_USER_AGENT: "Example ops@example.com",
      },
      running: { LOG_LEVEL: "DEBUG" },
      spending: { BUDGET_DAY_USD: "5", TURNS_AT_ONCE: "2" },
      pages: [],
      programs: ["http://localhost:6274/oauth/callback"],
      domain: "copilot.example.com",
      watch: { mail: "ops@example.com", budgetUsd: 1_200 },
      logs: "1 year",
      throttle: { rate: 200, burst: 400 },
    });
  });

  test("can use any OpenAI-compatible server, and then has no access to Bedrock", () => {
    const said = { MODEL_PROVIDER: "openai", MODEL_ID: "qwen3" };
    expect(stageOf("kim", said)).toMatchObject({
      model: { id: "qwen3", regions: [] },
      spending: { MODEL_PROVIDER: "openai" },
    });
    expect(() => stageOf("kim", { MODEL_PROVIDER: "openai" })).toThrow("set MODEL_ID");
  });

  test("treats an empty variable as unset", () => {
    expect(stageOf("kim", { PROVIDERS: "", MODEL_ID: "", SITE_DOMAIN: "" })).toEqual(
      stageOf("kim", {}),
    );
  });

  test.each([
    [
      "staging",
      {},
      "The stage staging has alarms: set ALARM_MAIL to the address that receives them.",
    ],
    [
      "a-very-long-name-of-a-branch",
      {},
      'The stage name "a-very-long-name-of-a-branch" has more than 20 characters.',
    ],
    ["Kim", {}, 'The stage name "Kim" must have lowercase letters, digits and hyphens only'],
    ["kim-", {}, 'The stage name "kim-" must have lowercase letters'],
    ["my_stage", {}, 'The stage name "my_stage" must have lowercase letters'],
    ["aws-trial", {}, 'The stage name "aws-trial" must not contain "aws".'],
    ["kim", { MODEL_ID: "offline" }, "Name a model of Bedrock or an inference profile."],
    ["kim", { BUDGET_USD: "-1" }, "BUDGET_USD"],
    ["production", { ALARM_MAIL: "ops" }, "ALARM_MAIL"],
    // What the functions would refuse at their start.
    ["kim", { BUDGET_DAY_USD: "much" }, "BUDGET_DAY_USD must be "],
    ["kim", { TURNS_AT_ONCE: "0" }, "TURNS_AT_ONCE must be a whole number from 1 to 200"],
    ["kim", { LOG_LEVEL: "LOUD" }, "LOG_LEVEL must be one of "],
    ["kim", { MODEL_CAPABILITIES: "wings=yes" }, "MODEL_CAPABILITIES"],
    ["kim", { MODEL_PRICES: "{" }, "MODEL_PRICES must be a JSON object"],
    [
      "kim",
      { MODEL_PROVIDER: "openai", MODEL_ID: "qwen3", OPENAI_BASE_URL: "localhost:11434" },
      "OPENAI_BASE_URL must be an address",
    ],
    [
      "kim",
      { MODEL_PROVIDER: "openai", MODEL_ID: "qwen3", BUDGET_DAY_USD: "5" },
      "a budget is set, and nothing says what qwen3 costs",
    ],
    [
      "kim",
      { TITLE_MODEL_ID: "vendor.small-v1:0", BUDGET_DAY_USD: "5" },
      "a budget is set, and nothing says what vendor.small-v1:0 costs",
    ],
    ["kim", { PROVIDERS: "nope" }, 'PROVIDERS names "nope", which is no provider.'],
    ["kim", { PROVIDERS_GET_NOTHING: "sec" }, "PROVIDERS_GET_NOTHING"],
  ])("%s with %o is refused", (name, variables, message) => {
    expect(() => stageOf(name, variables)).toThrow(message);
  });
});

describe("model access is limited to the regions of its profile", () => {
  const here = { partition: "aws", region: "us-east-1", account: "123456789012" };
  const arns = (id: string) => modelArns({ id, regions: ["us-east-1", "us-west-2"] }, here);

  test.each([
    ["amazon.nova-pro-v1:0", ["arn:aws:bedrock:us-east-1::foundation-model/amazon.nova-pro-v1:0"]],
    [
      `us.${claude}`,
      [
        `arn:aws:bedrock:us-east-1::foundation-model/${claude}`,
        `arn:aws:bedrock:us-west-2::foundation-model/${claude}`,
        `arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.${claude}`,
      ],
    ],
    [
      `global.${claude}`,
      [
        `arn:aws:bedrock:us-east-1::foundation-model/${claude}`,
        `arn:aws:bedrock:::foundation-model/${claude}`,
        `arn:aws:bedrock:us-east-1:123456789012:inference-profile/global.${claude}`,
      ],
    ],
  ])("%s", (id, wanted) => {
    expect(arns(id)).toEqual(wanted);
  });
});

import { fromSdkClient } from "@advisor/adapters/aws/sdk-settings";
import { openTable } from "@advisor/adapters/dynamo/table";
import { systemClock } from "@advisor/adapters/world";
import { seed } from "@advisor/sample-data/seed";
import { usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { stageNameProblem } from "../../../stacks/stage.ts";
import { runCommand } from "./command.ts";
import { failureWords, runMain } from "./run-main.ts";

const usage = `npm run seed -- --stage NAME [--households]
Writes the simulated market data into the table of a deployed stage, with the AWS credentials and region of the
environment. --households also writes the fictional households of the demo advisors adv_north and adv_south.
Running it again changes nothing. Exit codes: 0 written, 1 failed, 64 usage.`;

const main = (): Promise<number> => runCommand(usage, options, seedStage);

async function seedStage(asked: SeedOptions): Promise<number> {
  const client = new DynamoDBClient();
  const name = await tableOf(client, asked.stage);
  const table = openTable({ name, client: fromSdkClient(client), clock: systemClock(undefined) });
  const written = await seed(table, asked);
  process.stdout.write(`${written} items in ${name}. All of it is simulated.\n`);
  return 0;
}

interface SeedOptions {
  stage: string;
  households: boolean;
}

function options(): SeedOptions {
  const { values } = parseArguments({
    options: { stage: { type: "string" }, households: { type: "boolean", default: false } },
  });
  const { stage, households } = values;
  if (stage === undefined) throw usageFault("stage", "Name the stage: --stage NAME.");
  const problem = stageNameProblem(stage);
  if (problem !== undefined) throw usageFault("stage", `The stage name "${stage}" ${problem}.`);
  return { stage, households };
}

/** SST adds random letters to the end of the table's name. */
async function tableOf(client: DynamoDBClient, stage: string): Promise<string> {
  const start = `advisor-copilot-${stage}-TableTable-`;
  let after: string | undefined;
  do {
    const page = await client.send(new ListTablesCommand({ ExclusiveStartTableName: after }));
    const found = page.TableNames?.find((name) => name.startsWith(start));
    if (found !== undefined) return found;
    after = page.LastEvaluatedTableName;
  } while (after !== undefined);
  throw new Error(
    `There is no table of the stage ${stage} in this account and region. Deploy it first.`,
  );
}

/** The SDK's own messages do not say where a region and credentials come from. */
const hints: Readonly<Record<string, string>> = {
  "Region is missing": "Set AWS_REGION to the region of the stage.",
  "Could not load credentials from any providers":
    "There are no AWS credentials. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
};

runMain(main, (error) => hints[failureWords(error)] ?? failureWords(error));

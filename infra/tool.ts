interface Given {
  /** The wire name, such as get_quotes. */
  name: string;
  /** Fixed and short: the API is told all of them in one variable, and variables are few kilobytes. */
  functionName: string;
  /** How long it may run, and what starting up and the way back may take beyond that. */
  seconds: number;
  common: Partial<sst.aws.FunctionArgs>;
  environment: Record<string, $util.Input<string>>;
  /** For each action on the table, or on an index that is named behind it, the partitions that it may touch. */
  access: Readonly<Record<string, readonly string[]>>;
  table: $util.Input<string>;
}

const grace = 5;

/** One tool, one function, with a role that can do this tool's work and no other's. */
export const tool = ({ name, functionName, seconds, common, environment, access, table }: Given) =>
  new sst.aws.Function(`Tool${titled(name)}`, {
    ...common,
    handler: "packages/functions/src/tool.handler",
    name: functionName,
    description: `The tool ${name}`,
    // The process holds 107 to 123 MB at most, whatever the tool; the rest buys processor for the start.
    memory: "512 MB",
    timeout: `${seconds + grace} seconds`,
    environment: { ...environment, TOOL: name },
    permissions: Object.entries(access).map(([action, partitions]) => ({
      actions: [`dynamodb:${action.split(" ")[0]}`],
      resources: [resourceOf(action, table)],
      conditions: [
        {
          test: "ForAllValues:StringLike",
          variable: "dynamodb:LeadingKeys",
          values: [...partitions],
        },
      ],
    })),
  });

const resourceOf = (action: string, table: $util.Input<string>): $util.Input<string> => {
  const [, index] = action.split(" ");
  return index === undefined ? table : $interpolate`${table}/index/${index}`;
};

const titled = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

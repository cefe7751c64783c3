interface Options {
  /** The wire name, such as get_quotes. */
  name: string;
  /** Fixed, because its callers build it from the tool's name. */
  functionName: string;
  /** The tool's deadline, plus time for startup and the response. */
  seconds: number;
  common: Partial<sst.aws.FunctionArgs>;
  environment: Record<string, $util.Input<string>>;
  /** For each action on the table (or on an index, if named), the partitions it may access. */
  access: Readonly<Record<string, readonly string[]>>;
  table: $util.Input<string>;
}

const grace = 5;

/** A function for one tool, with a role that permits only this tool's work. */
export const tool = ({
  name,
  functionName,
  seconds,
  common,
  environment,
  access,
  table,
}: Options) =>
  new sst.aws.Function(`Tool${titled(name)}`, {
    ...common,
    handler: "packages/functions/src/tool.handler",
    name: functionName,
    description: `The tool ${name}`,
    // Tools use at most 107 to 123 MB. The rest buys processor time for startup.
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

import { cycles } from "./cycles.ts";
import {
  dependency,
  type File,
  fileOf,
  type Import,
  relative,
  type Source,
  target,
} from "./file.ts";

/** A package may import lower floors only. */
const floors: Readonly<Record<string, number>> = {
  domain: 0,
  protocol: 1,
  query: 1,
  tools: 2,
  agent: 3,
  workflows: 3,
  client: 3,
  adapters: 4,
  functions: 5,
  web: 5,
  terminal: 5,
  scripts: 5,
  import: 5,
  "sample-data": 5,
  local: 6,
};

/** Packages with fewer allowed imports than their floor permits. */
const sights: Readonly<Record<string, readonly string[]>> = {
  client: ["protocol", "domain"],
  web: ["client", "protocol", "domain"],
  terminal: ["client", "protocol", "domain"],
};

const browser = ["domain", "protocol", "query", "client", "web"];
const maxLines = 300;
const maxFiles = 25;

type Rule = (file: File) => string[];

/** Rules for non-test files in `packages`. */
const inPackages: Rule[] = [
  forBrowser,
  only("aws-sdk", ["packages/adapters/", "packages/local/"], (name) => /^@aws-sdk\//.test(name)),
  only("hono", ["packages/functions/src/api/", "packages/local/"], (name) =>
    /^(hono|@hono)(\/|$)/.test(name),
  ),
  only("React", ["packages/web/"], (name) => /^react(-dom)?(\/|$)/.test(name)),
  only("sst", [], (name) => /^sst(\/|$)/.test(name)),
  only(
    "the catalog",
    ["packages/tools/", "packages/functions/", "packages/local/", "packages/scripts/"],
    (name) => name.includes("catalog.gen"),
  ),
  environment,
  keys,
];

/** All violations of the tree's rules, as `path: problem`. A pure function. */
export function breaches(sources: readonly Source[]): string[] {
  const files = sources.filter(({ path }) => /\.tsx?$/.test(path)).map(fileOf);
  const packaged = files.filter((file) => file.package !== undefined);
  const product = packaged.filter((file) => !file.test);
  const declared = declarations(sources);
  return [
    ...files.flatMap((file) => withPath(file, tooLong(file))),
    ...files.flatMap((file) => withPath(file, infra(file))),
    ...packaged.flatMap((file) => withPath(file, belowOnly(file))),
    ...product.flatMap((file) => inPackages.flatMap((rule) => withPath(file, rule(file)))),
    ...product.flatMap((file) => withPath(file, undeclared(file, declared))),
    ...crowded(packaged),
    ...cycles(product).map((path) => `${path[0]}: imports itself by ${path.slice(1).join(", ")}`),
  ];
}

const withPath = ({ path }: File, faults: string[]): string[] =>
  faults.map((fault) => `${path}: ${fault}`);

const belowOnly = (file: File): string[] => file.imports.flatMap((one) => floorFault(file, one));

function floorFault(file: File, { name }: Import): string[] {
  const own = file.package ?? "";
  const other = relative(name)
    ? fileOf({ path: target(file, name), source: "" }).package
    : mate(name);
  if (other === undefined || (relative(name) && other === own)) return [];
  if (relative(name) || other === own) return [`reaches ${other} by ${name}`];
  const seen = sights[own] ?? Object.keys(floors);
  const lower = (floors[other] ?? Number.POSITIVE_INFINITY) < (floors[own] ?? -1);
  return lower && seen.includes(other) ? [] : [`may not import ${other}`];
}

const mate = (name: string): string | undefined => /^@advisor\/([^/]+)/.exec(name)?.[1];

function forBrowser({ package: own = "", imports, source }: File): string[] {
  if (!browser.includes(own)) return [];
  const node = imports.filter(({ name }) => name.startsWith("node:")).map(({ name }) => name);
  const globals = /(?<![\w.])(Buffer|process)(?=\.\w)/.exec(source)?.slice(1, 2) ?? [];
  return [...node, ...globals].map((name) => `must run in a browser and uses ${name}`);
}

function only(what: string, homes: readonly string[], is: (name: string) => boolean): Rule {
  return ({ path, imports }) =>
    imports.some(({ name }) => is(name)) && !homes.some((home) => path.startsWith(home))
      ? [`may not import ${what}`]
      : [];
}

function environment({ path, source }: File): string[] {
  const readers = ["packages/functions/src/runtime.ts", "packages/terminal/src/bin.ts"];
  const home = readers.includes(path) || path.startsWith("packages/local/");
  return !home && /\bprocess\.env\b/.test(source) ? ["may not read the environment"] : [];
}

/** A key is built where a key attribute gets text, or text follows a key prefix. */
function keys({ path, source }: File): string[] {
  const home =
    path === "packages/adapters/src/dynamo/keys.ts" || path.startsWith("packages/local/");
  const built = /\b(?:gsi_)?[ps]k: ?["'`]|["'`][A-Z]{2,}#(?:\$\{|["'`] ?\+)/.test(source);
  return !home && built ? ["builds a key of the table"] : [];
}

const tooLong = ({ source }: File): string[] => {
  const lines = source.trimEnd().split("\n").length;
  return lines > maxLines ? [`has ${lines} lines, more than ${maxLines}`] : [];
};

/** Folders with too many files to navigate, not counting tests and fixtures. */
function crowded(files: readonly File[]): string[] {
  const counted = files.filter(({ path }) => !/\.(?:test|fixture)\.tsx?$/.test(path));
  return [...Map.groupBy(counted, ({ path }) => path.slice(0, path.lastIndexOf("/")))]
    .filter(([, { length }]) => length > maxFiles)
    .map(([folder, { length }]) => `${folder}: has ${length} files, more than ${maxFiles}`);
}

/** Resource groups are combined in `stacks`, which alone knows the stage. */
function infra({ path, imports, source }: File): string[] {
  if (!path.startsWith("infra/")) return [];
  const others = imports.filter(({ name }) => name.startsWith("./"));
  const stage = /\$app\.stage\b|stacks\//.test(source);
  return [
    ...others.map(({ name }) => `may not import infra ${name}`),
    ...(stage ? ["may not ask for the stage"] : []),
  ];
}

/** Files outside `src` build the package, and may use build dependencies. */
function undeclared(file: File, declared: ReadonlyMap<string, Set<string>>): string[] {
  if (!file.path.includes("/src/")) return [];
  const known = declared.get(file.package ?? "") ?? new Set();
  const names = file.imports.map(({ name }) => name).filter((name) => !/^(\.|node:)/.test(name));
  return [...new Set(names.map(dependency))]
    .filter((name) => !known.has(name))
    .map((name) => `imports ${name}, which its package does not declare`);
}

function declarations(sources: readonly Source[]): Map<string, Set<string>> {
  return new Map(
    sources.flatMap(({ path, source }) => {
      const name = /^packages\/([^/]+)\/package\.json$/.exec(path)?.[1];
      if (name === undefined) return [];
      const { dependencies = {} } = JSON.parse(source) as { dependencies?: object };
      return [[name, new Set(Object.keys(dependencies))] as const];
    }),
  );
}

import { posix } from "node:path";

/** A file in the repository: its path from the root, and its text. */
export interface Source {
  path: string;
  source: string;
}

/** A source with what the rules need to know about it. */
export interface File extends Source {
  /** The folder in `packages`; undefined elsewhere. */
  package: string | undefined;
  test: boolean;
  imports: Import[];
}

export interface Import {
  /** As written. */
  name: string;
  /** True for a type import, which is erased. */
  type: boolean;
}

export const fileOf = ({ path, source }: Source): File => ({
  path,
  source,
  package: /^packages\/([^/]+)\//.exec(path)?.[1],
  test: /\.(test|fixture)\.tsx?$/.test(path),
  imports: importsOf(source),
});

const statement = /^(?:import|export)\s(type\s)?(?:[^;"'`]*?\sfrom\s)?["']([^"']+)["']/gm;
const dynamic = /\bimport\(\s*["']([^"']+)["']/g;

function importsOf(source: string): Import[] {
  const stated = [...source.matchAll(statement)].map(([, type, name = ""]) => ({
    name,
    type: type !== undefined,
  }));
  const late = [...source.matchAll(dynamic)].map(([, name = ""]) => ({ name, type: false }));
  return [...stated, ...late];
}

export const relative = (name: string): boolean => name.startsWith(".");

/** The file that a relative import refers to. */
export const target = (file: File, name: string): string =>
  posix.join(posix.dirname(file.path), name);

/**
 * The package in an import: `@aws-sdk/util-dynamodb` in `@aws-sdk/util-dynamodb/x`, `hono` in
 * `hono/aws-lambda`.
 */
export const dependency = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * One secret for each variable, linked to the functions that read it and never a variable of theirs; empty until `sst secret set` says otherwise: an empty key counts as none.
 */
export const secrets = (variables: readonly string[]): Record<string, sst.Secret> =>
  Object.fromEntries(variables.map((variable) => [variable, new sst.Secret(titled(variable), "")]));

/** FMP_API_KEY is set as FmpApiKey. */
const titled = (variable: string): string =>
  variable.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

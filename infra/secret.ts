/**
 * One secret per variable, linked to the functions that read it rather than set as an environment
 * variable. Empty until `sst secret set`; an empty key counts as no key.
 */
export const secrets = (variables: readonly string[]): Record<string, sst.Secret> =>
  Object.fromEntries(variables.map((variable) => [variable, new sst.Secret(titled(variable), "")]));

/** FMP_API_KEY becomes FmpApiKey. */
const titled = (variable: string): string =>
  variable.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** FMP_API_KEY is the secret FmpApiKey. */
export const secretOf = (variable: string): string =>
  variable.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

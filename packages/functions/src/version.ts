/** Same as in package.json. Importing that file would add it to every bundle. */
export const version = "0.1.0";

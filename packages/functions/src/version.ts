/** As in package.json, which is not read at the start: it would be carried in every bundle. */
export const version = "0.1.0";

import { accountDimensions } from "../book/account-dimensions.ts";
import type { Filter } from "./query.ts";

/** Fields that identify securities, each in its own way. */
const securityNames = new Set(["symbol", "name", "issuer"]);
const securityClasses = new Set(["kind", "asset_class", "sector", "side"]);

/** True for fields that select accounts, by name, owner or any other property. */
export const isAccountField = (field: string): boolean => Object.hasOwn(accountDimensions, field);

/** True for the fields by which a question names one account or person. */
export const namesAccount = (field: string): boolean => field === "account" || field === "owner";

/** True for fields that select securities. */
export const isSecurityField = (field: string): boolean =>
  namesSecurity(field) || securityClasses.has(field);

export const namesSecurity = (field: string): boolean => securityNames.has(field);

/** True for fields that say what kind of security is meant, without naming one. */
export const saysKind = (field: string): boolean => securityClasses.has(field);

/** What a filter on the field selects: accounts, securities, or values of the field alone. */
export const subjectOf = (field: string): string =>
  isAccountField(field) ? "account" : isSecurityField(field) ? "security" : field;

/** True for a filter on one symbol. */
export const namesOneSecurity = ({ field, op, values }: Filter): boolean =>
  field === "symbol" && op === "is" && values.length === 1;

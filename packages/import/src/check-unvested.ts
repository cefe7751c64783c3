import { priceFaults } from "./check-holdings.ts";
import { type FileFault, positive, unknownAccount } from "./fault.ts";
import { duplicateFaults, hasId, independentFaults, type ParsedHousehold } from "./view.ts";

/** Grants arrive in an account that is there, and have a quantity and a price that can be. */
export const unvestedFaults = ({ unvested, accounts }: ParsedHousehold): FileFault[] => [
  ...duplicateFaults(unvested.ids, "the grant"),
  ...unvested.fit.flatMap((row) =>
    independentFaults(row, [
      ...positive(row.value.quantity, [...row.path, "quantity"]),
      ...priceFaults(row),
      ...(hasId(accounts, row.value.account_id)
        ? []
        : [unknownAccount(row.value.account_id, row.path)]),
    ]),
  ),
];

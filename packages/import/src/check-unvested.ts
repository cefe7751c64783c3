import { priceFaults } from "./check-holdings.ts";
import { type FileFault, positiveFaults, unknownAccount } from "./fault.ts";
import { duplicateFaults, hasId, independentFaults, type ParsedHousehold } from "./view.ts";

/** Checks that grants refer to an existing account and have a possible quantity and price. */
export const unvestedFaults = ({ unvested, accounts }: ParsedHousehold): FileFault[] => [
  ...duplicateFaults(unvested.ids, "the grant"),
  ...unvested.fit.flatMap((row) =>
    independentFaults(row, [
      ...positiveFaults(row.value.quantity, [...row.path, "quantity"]),
      ...priceFaults(row),
      ...(hasId(accounts, row.value.account_id)
        ? []
        : [unknownAccount(row.value.account_id, row.path)]),
    ]),
  ),
];

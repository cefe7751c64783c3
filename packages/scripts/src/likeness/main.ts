import { writeFileSync } from "node:fs";
import { kinds } from "@advisor/agent/route/likeness/kinds";
import { digest } from "./digest.ts";
import { examples } from "./examples.ts";
import { tableSource } from "./table.ts";
import { train } from "./train.ts";

/** `npm run likeness`: writes the table by which a clause is compared with the known questions. */
const table = new URL("../../../agent/src/route/likeness/table.gen.ts", import.meta.url);
const trained = train(examples(), kinds.length, { fewest: 3, units: 32, passedOver: 0.3 });
writeFileSync(table, tableSource(trained, digest()));

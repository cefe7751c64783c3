import { writeFileSync } from "node:fs";
import { kinds } from "@advisor/agent/route/likeness/kinds";
import { digest } from "./digest.ts";
import { examples } from "./examples.ts";
import { tableSource } from "./table.ts";
import { train } from "./train.ts";

/** `npm run likeness`: writes the table by which a clause is compared with the known questions. */
const table = new URL("../../../agent/src/route/likeness/table.gen.ts", import.meta.url);
writeFileSync(table, tableSource(train(examples(), kinds.length), digest()));

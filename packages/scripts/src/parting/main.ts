import { writeFileSync } from "node:fs";
import { partings } from "@advisor/agent/route/parting/parting";
import { digest } from "../likeness/digest.ts";
import { tableSource } from "../likeness/table.ts";
import { train } from "../likeness/train.ts";
import { examples } from "./examples.ts";

/** The second step of `npm run likeness`: writes the table that tells where a message asks for something else. */
const table = new URL("../../../agent/src/route/parting/table.gen.ts", import.meta.url);
/** What stands in fewer places says nothing: most messages are put together of the same questions. */
const fewest = 8;
const trained = train(examples(), partings.length, { fewest, units: 0, passedOver: 0.5 });
writeFileSync(table, tableSource(trained, digest()));

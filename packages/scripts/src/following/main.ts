import { writeFileSync } from "node:fs";
import { followings } from "@advisor/agent/route/following/followings";
import { digest } from "../likeness/digest.ts";
import { tableSource } from "../likeness/table.ts";
import { train } from "../likeness/train.ts";
import { examples } from "./examples.ts";

/** The third step of `npm run likeness`: writes the table that tells what is asked after an answer. */
const table = new URL("../../../agent/src/route/following/table.gen.ts", import.meta.url);
const trained = train(examples(), followings.length, { fewest: 8, units: 0, passedOver: 0.3 });
writeFileSync(table, tableSource(trained, digest()));

import { d1 } from "./households/d1.ts";
import { d2 } from "./households/d2.ts";
import { d3 } from "./households/d3.ts";
import { d4 } from "./households/d4.ts";
import { d5 } from "./households/d5.ts";
import { d6 } from "./households/d6.ts";
import { d7 } from "./households/d7.ts";
import { d8 } from "./households/d8.ts";
import { d9 } from "./households/d9.ts";
import { d10 } from "./households/d10.ts";
import { d11 } from "./households/d11.ts";
import { d12 } from "./households/d12.ts";
import type { Sample } from "./sample.ts";

/** All sample households, by number. */
export const samples: readonly Sample[] = [d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12];

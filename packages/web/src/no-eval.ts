import * as z from "zod";

/** The page's content policy allows no code made from text, so schemas must not try it. */
z.config({ jitless: true });

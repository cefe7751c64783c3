import type { Estimate } from "@advisor/protocol/research/responses";
import { useEffect, useState } from "react";
import { rethrowReadable } from "../../api/parse-response.ts";
import { count } from "../../format/figures.ts";
import type { ResearchClient } from "../research-api.ts";
import { priceRange } from "../words.ts";
import type { startBody } from "./start-body.ts";

interface Props {
  client: ResearchClient;
  read: ReturnType<typeof startBody>;
}

/** The estimated cost range of a run before it starts. */
export function EstimateLine({ client, read }: Props) {
  const { estimate, error } = useEstimate(client, "body" in read ? read.body : undefined);
  return (
    <p aria-live="polite" className="estimate">
      {"missing" in read && <span className="quiet">{read.missing}</span>}
      {"body" in read && error !== undefined && <span data-tone="watch">{error.message}</span>}
      {"body" in read && error === undefined && estimate === undefined && (
        <span className="quiet">Estimating</span>
      )}
      {"body" in read && error === undefined && estimate && (
        <>
          <span className="quiet">Estimate</span> <b>{priceRange(estimate.estimate_usd)}</b>{" "}
          <span className="quiet">
            for {count(estimate.cells)} {estimate.cells === 1 ? "cell" : "cells"}, about{" "}
            {count(Math.round(estimate.steps_per_cell * 10) / 10)} steps each
          </span>
        </>
      )}
    </p>
  );
}

/** A delay that is long enough to type a name. */
const pauseMs = 400;

function useEstimate(
  client: ResearchClient,
  body: Parameters<ResearchClient["estimate"]>[0] | undefined,
) {
  const [said, setSaid] = useState<{ of: string; estimate?: Estimate; error?: Error }>();
  const text = JSON.stringify(body);
  useEffect(() => {
    if (text === undefined) return;
    let current = true;
    const timer = setTimeout(() => {
      client
        .estimate(JSON.parse(text))
        .catch(rethrowReadable)
        .then(
          (estimate) => current && setSaid({ of: text, estimate }),
          (error: Error) => current && setSaid({ of: text, error }),
        );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, text]);
  return said?.of === text ? { estimate: said?.estimate, error: said?.error } : {};
}

import type { Stage } from "./stage.ts";

interface Here {
  partition: string;
  region: string;
  account: string;
}

/** Where an inference profile may send a question, by the start of its id. */
const profile = /^(?:us|us-gov|ca|eu|apac|au|jp|global)\.(.+)$/;

/**
 * What must be allowed to ask a model: itself, or its inference profile and the model in each region
 * that the profile may choose. A global profile asks in this region, and in none by name.
 */
export function modelArns({ id, regions }: Stage["model"], here: Here): string[] {
  const { partition, region, account } = here;
  const foundation = profile.exec(id)?.[1];
  const places = id.startsWith("global.") ? [region, ""] : regions;
  const inRegion = (place: string, model: string) =>
    `arn:${partition}:bedrock:${place}::foundation-model/${model}`;
  if (foundation === undefined) return [inRegion(region, id)];
  return [
    ...places.map((place) => inRegion(place, foundation)),
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${id}`,
  ];
}

import type { Stage } from "./stage.ts";

interface Here {
  partition: string;
  region: string;
  account: string;
}

/** The regions that an inference profile may use, by the prefix of its id. */
const profile = /^(?:us|us-gov|ca|eu|apac|au|jp|global)\.(.+)$/;

/**
 * The ARNs to allow for a model: the model itself, or its inference profile plus the model in each
 * region the profile may choose. A global profile adds this region and an ARN without a region.
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

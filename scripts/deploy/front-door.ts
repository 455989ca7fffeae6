/** Address of a deployment: `url` is the Lambda function URL, `api` the HTTP API. */
export type FrontDoor = 'url' | 'api';

/** Values of FRONT_DOOR. */
export const FRONT_DOORS = ['url', 'api', 'both'] as const;
export type OpenDoors = (typeof FRONT_DOORS)[number];

export interface ChangeOfDoor {
  wanted: OpenDoors;
  /** Doors of the deployed stack; `null` for a new stack. */
  open: OpenDoors | null;
  /** Door that Discord has as its endpoint; `null` if it is neither of them, or if nobody asked Discord. */
  used: FrontDoor | null;
}

/**
 * Decides which doors to deploy. A new door opens beside the old one, because Discord probes an address before it takes
 * it. The old door stays open until Discord uses the wanted one.
 */
export function doorsToOpen({ wanted, open, used }: ChangeOfDoor): OpenDoors {
  if (open === null || wanted === 'both' || wanted === open) return wanted;
  return open === 'both' && used === wanted ? wanted : 'both';
}

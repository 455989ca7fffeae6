/** Address of a deployment: `url` is the Lambda function URL, `api` the HTTP API. */
export type FrontDoor = 'url' | 'api';

export const FRONT_DOORS = ['url', 'api', 'both'] as const;
export type OpenDoors = (typeof FRONT_DOORS)[number];

export interface ChangeOfDoor {
  wanted: OpenDoors;
  /** Doors of the deployed stack; `null` for a new stack. */
  open: OpenDoors | null;
  /** Door that Discord uses; `null` if it uses neither, or if Discord was not asked. */
  used: FrontDoor | null;
}

/**
 * Returns the doors to deploy. A new door is opened before Discord uses it, because Discord first tests an address. The
 * old door remains open until Discord uses the wanted one.
 */
export function doorsToOpen({ wanted, open, used }: ChangeOfDoor): OpenDoors {
  if (open === null || wanted === 'both' || wanted === open) return wanted;
  return open === 'both' && used === wanted ? wanted : 'both';
}

import type { FrontDoor } from '../../src/discord/http/request-log';

/** The values of FRONT_DOOR. */
export const FRONT_DOORS = ['url', 'api', 'both'] as const;
export type OpenDoors = (typeof FRONT_DOORS)[number];

/** When Discord's last signed PING came to each address, in milliseconds since 1970; `null` for none on record. */
export type Pings = Readonly<Record<FrontDoor, number | null>>;

export interface CutOver {
  wanted: OpenDoors;
  /** What the deployed stack has; `null` for a new one. */
  open: OpenDoors | null;
  pings: Pings;
  /** Whether the operator vouches for the change of address, whatever the record says. */
  isSwitched: boolean;
}

/**
 * The doors to deploy with. The one that Discord may still use stays open until its latest PING came to the other:
 * Discord sends one when an address is saved on the application's page.
 */
export function doorsToOpen({ wanted, open, pings, isSwitched }: CutOver): OpenDoors {
  if (open === null || wanted === 'both' || wanted === open) return wanted;
  if (open !== 'both') return 'both';
  return isSwitched || isLatest(wanted, pings) ? wanted : 'both';
}

function isLatest(door: FrontDoor, pings: Pings): boolean {
  const other = pings[door === 'url' ? 'api' : 'url'];
  const own = pings[door];
  return own !== null && (other === null || own > other);
}

import type { FrontDoor } from '../../src/discord/http/request-log';

/** Values of FRONT_DOOR. */
export const FRONT_DOORS = ['url', 'api', 'both'] as const;
export type OpenDoors = (typeof FRONT_DOORS)[number];

/** Time of Discord's last signed PING to each address, in milliseconds since 1970; `null` if none is on record. */
export type Pings = Readonly<Record<FrontDoor, number | null>>;

export interface CutOver {
  wanted: OpenDoors;
  /** Doors of the deployed stack; `null` for a new stack. */
  open: OpenDoors | null;
  pings: Pings;
  /** True if the operator vouches that Discord uses the wanted address. */
  isSwitched: boolean;
}

/**
 * Decides which doors to deploy. A door that Discord may still use stays open until Discord's latest PING went to the
 * other door. Discord sends a PING when the operator saves an address on the application's page.
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

import type { RawId } from '../../engine';
import type { ResultList, Run } from '../../storage/contract';

/** Where a run took place, and in which campaign if not the first. */
type Place = Pick<Run, 'home' | 'origin'> & { campaign?: RawId | undefined };

/**
 * The graves of a server at a depth of a campaign; `null` where there are none: outside of servers, and in daily
 * dungeons.
 */
export const gravesListOf = ({ home, origin, campaign }: Place, depth: number): ResultList | null =>
  home.kind === 'guild' && origin.kind !== 'daily'
    ? { kind: 'graves', guild: home.id, depth, ...(campaign === undefined ? {} : { campaign }) }
    : null;

import type { RawId } from '../../engine';
import type { ResultList, Run } from '../../storage/contract';

/** Home and origin of a run. `campaign` is absent for the first campaign. */
type Place = Pick<Run, 'home' | 'origin'> & { campaign?: RawId | undefined };

/**
 * Returns the stored list that contains the graves of a server, at one depth in one campaign. Returns `null` outside of
 * servers and in daily dungeons, because they have no graves.
 */
export const gravesListOf = ({ home, origin, campaign }: Place, depth: number): ResultList | null =>
  home.kind === 'guild' && origin.kind !== 'daily'
    ? { kind: 'graves', guild: home.id, depth, ...(campaign === undefined ? {} : { campaign }) }
    : null;

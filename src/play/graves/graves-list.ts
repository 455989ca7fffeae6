import type { RawId } from '../../engine';
import type { ResultList, Run } from '../../storage/contract';

type Place = Pick<Run, 'home' | 'origin'> & {
  campaign?: RawId | undefined;
  secondWays?: readonly number[] | undefined;
};

/** Returns `null` outside servers and in daily dungeons. */
export const gravesListOf = ({ home, origin, campaign, secondWays }: Place, depth: number): ResultList | null =>
  home.kind === 'guild' && origin.kind !== 'daily'
    ? {
        ...{ kind: 'graves', guild: home.id, depth },
        ...(secondWays?.includes(depth) && { isSecond: true }),
        ...(campaign === undefined ? {} : { campaign }),
      }
    : null;

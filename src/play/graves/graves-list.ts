import type { ResultList, Run } from '../../storage/contract';

/** The graves of a server at a depth; `null` where there are none: outside of servers, and in daily dungeons. */
export const gravesListOf = ({ home, origin }: Pick<Run, 'home' | 'origin'>, depth: number): ResultList | null =>
  home.kind === 'guild' && origin.kind !== 'daily' ? { kind: 'graves', guild: home.id, depth } : null;

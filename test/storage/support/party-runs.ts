import type { Action, Game } from '../../../src/engine';
import type { Commit, NewRun, Party, Run } from '../../../src/storage/contract';
import { scenario } from '../../support/scenario';
import { freshId, type OpenStore } from './tables';

export const GUILD = { kind: 'guild', id: '77' } as const;
export const WAIT: Action = { kind: 'wait' };

/** Small game without creatures, because tests write it again and again. */
export const GAME: Game = scenario('.@.', { depth: 1 });

/** Functions that begin and play runs in an open store. */
export function runsIn(opened: OpenStore) {
  return {
    async begin(more: Partial<NewRun> = {}): Promise<Run> {
      const made = { id: freshId(), owner: 'ann', home: GUILD, game: GAME, interaction: '900', now: 1_000, ...more };
      expect(await opened.store.createRun(made)).not.toBeNull();
      return (await opened.store.loadRun(made.id)) as Run;
    },

    /** Commits a turn, a wait by default. Throws if another turn was faster. */
    async commit(from: Run, more: Partial<Commit> = {}): Promise<Run> {
      const game = { ...from.game, turn: from.game.turn + 1 };
      const turn = { from, game, action: WAIT, interaction: freshId(), events: 1, now: 2_000, ...more };
      const result = await opened.store.commit(turn);
      if (!result.ok) throw new Error('lost a race without a rival');
      return result.run;
    },
  };
}

/** Party of Ann and Bob in a channel, with the given fields replaced. */
export const partyOf = (channel: string, more: Partial<Party> = {}): Party => ({
  channel,
  revision: 1,
  run: 'r1',
  mode: 'vote',
  holder: 'ann',
  holderSince: 5,
  members: ['ann', 'bob'],
  ...more,
});

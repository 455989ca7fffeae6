import { boardOf } from './board';
import type { SharedRun, Together } from './contract';
import type { Kit } from './kit';
import { pointAt } from './pointing';

/** The runs of one's own that wait to be taken up again, the latest first. */
export async function waiting(
  kit: Kit,
  { user, signal }: Parameters<Together['waiting']>[0],
): Promise<{ kind: 'waiting'; runs: SharedRun[] }> {
  const aside = (await kit.store.loadProfile(user, signal))?.aside ?? [];
  const loaded = await Promise.all(aside.map((run) => kit.store.loadRun(run, signal)));
  const living = loaded.flatMap((run) => (run && !run.game.over ? [run] : [])).reverse();
  const runs = living.map(({ id, owner, origin, game }) => {
    const { heroName, depth, turn } = game;
    return { run: id, owner, v: null, heroName, depth, turn, over: false, origin };
  });
  return { kind: 'waiting', runs };
}

/** Takes up another living run of one's own. */
export async function resume(kit: Kit, asking: Parameters<Together['resume']>[0]) {
  const run = await kit.store.loadRun(asking.run, asking.signal);
  if (!run || run.owner !== asking.user || run.channel !== null || run.game.over) return { kind: 'no-run' } as const;
  const profile = await pointAt(kit, asking, run.id);
  return profile ? ({ kind: 'board', board: boardOf(kit, run, profile) } as const) : ({ kind: 'busy' } as const);
}

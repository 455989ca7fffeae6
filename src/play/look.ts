import { newProfile } from './begin';
import { boardOf } from './board';
import type { Outcome, Play } from './contract';
import type { Kit } from './kit';

/** The board of the active run, or of a named one of one's own. Writes nothing. */
export async function look(kit: Kit, { run: named, user, signal }: Parameters<Play['look']>[0]): Promise<Outcome> {
  const profile = await kit.store.loadProfile(user, signal);
  const id = named ?? profile?.activeRun ?? null;
  const run = id === null ? null : await kit.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user) return { kind: 'not-yours', owner: run.owner };
  return { kind: 'board', board: boardOf(kit, run, profile) };
}

/** Changes the given settings and shows the active run under them. */
export async function changeSettings(kit: Kit, asking: Parameters<Play['settings']>[0]): Promise<Outcome> {
  const { user, signal } = asking;
  for (let round = 1; round <= kit.rounds; round++) {
    const profile = (await kit.store.loadProfile(user, signal)) ?? newProfile(user);
    const settings = { ...profile.settings, ...asking.settings };
    const put = await kit.store.putProfile({ ...profile, rev: profile.rev + 1, settings }, signal);
    if (put === 'put') return look(kit, asking);
  }
  return { kind: 'busy' };
}

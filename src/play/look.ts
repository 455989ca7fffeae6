import { newProfile } from './begin';
import { boardOf } from './board';
import type { Outcome, Play, SettingsOutcome } from './contract';
import { barrier } from './guard';
import type { Kit } from './kit';
import { companyOf } from './party-view';
import { meant } from './which-run';

/** The board of the active run, or of a named one, if one may play it. Writes nothing. */
export async function look(kit: Kit, asking: Parameters<Play['look']>[0]): Promise<Outcome> {
  const { run, party, profile } = await meant(kit, asking, asking.run ?? null);
  if (!run) return { kind: 'no-run' };
  const company = await companyOf(kit, run, party, asking);
  return (
    (await barrier(kit, run, profile, company, asking)) ?? { kind: 'board', board: boardOf(kit, run, profile, company) }
  );
}

/** Changes the settings given; with none, or none that is new, nothing is written. */
export async function changeSettings(kit: Kit, asking: Parameters<Play['settings']>[0]): Promise<SettingsOutcome> {
  const { user, signal } = asking;
  for (let round = 1; round <= kit.rounds; round++) {
    const profile = (await kit.store.loadProfile(user, signal)) ?? newProfile(user);
    const settings = { ...profile.settings, ...asking.settings };
    const told = { kind: 'settings', settings } as const;
    if (JSON.stringify(settings) === JSON.stringify(profile.settings)) return told;
    if ((await kit.store.putProfile({ ...profile, rev: profile.rev + 1, settings }, signal)) === 'put') return told;
  }
  return { kind: 'busy' };
}

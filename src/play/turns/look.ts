import type { Context } from '../context';
import type { Outcome, Play, SettingsOutcome } from '../contract';
import { loadPartyState } from '../parties/party-state';
import { accessRefusal } from './access';
import { boardOf } from './board';
import { resolveRun } from './resolve-run';
import { newProfile } from './start-run';

/** The board of the active run, or of a named one, if one may play it. Writes nothing. */
export async function look(context: Context, caller: Parameters<Play['look']>[0]): Promise<Outcome> {
  const { run, party, profile } = await resolveRun(context, caller, caller.run ?? null);
  if (!run) return { kind: 'no-run' };
  const company = await loadPartyState(context, run, party, caller);
  return (
    (await accessRefusal(context, run, profile, company, caller)) ?? {
      kind: 'board',
      board: boardOf(context, run, profile, company),
    }
  );
}

/** Changes the settings given; with none, or none that is new, nothing is written. */
export async function changeSettings(
  context: Context,
  caller: Parameters<Play['settings']>[0],
): Promise<SettingsOutcome> {
  const { user, signal } = caller;
  for (let round = 1; round <= context.rounds; round++) {
    const profile = (await context.store.loadProfile(user, signal)) ?? newProfile(user);
    const settings = { ...profile.settings, ...caller.settings };
    const told = { kind: 'settings', settings } as const;
    if (JSON.stringify(settings) === JSON.stringify(profile.settings)) return told;
    if ((await context.store.putProfile({ ...profile, revision: profile.revision + 1, settings }, signal)) === 'put')
      return told;
  }
  return { kind: 'busy' };
}

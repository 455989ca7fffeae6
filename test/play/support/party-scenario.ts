import type { Action, Game } from '../../../src/engine';
import { createPlay, type Play } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import type { PartyMode, Store } from '../../../src/storage';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { scenario } from '../../support/scenario';
import { ask, expectKind } from './callers';

export const raws = loadRaws();
export const HOUR = 3_600_000;
export const NOW = 1_700_000_000_000;

/** Small game, because tests write it again and again. */
export const QUIET: Game = scenario('.@.', { depth: 1 });

/** Functions by which users play in one channel. */
export interface PartyScenario {
  store: Store;
  play: Play;
  channel: string;
  run: string;
  /** Presses a button of the run's board at this version. */
  press(user: string, seenVersion: number, action?: Action, more?: object): ReturnType<Play['submitAction']>;
  type(user: string, action?: Action, more?: object): ReturnType<Play['submitAction']>;
  at<T extends object>(user: string, more?: T): ReturnType<typeof ask<T & { user: string; channel: string }>>;
}

let channels = 0;

/** Begins a party of Ann's, which the others join. */
export async function startParty(table: Table, mode: PartyMode, others: string[] = []): Promise<PartyScenario> {
  const store = createStore(table);
  const play = createPlay({ store, raws, newSeed: () => 'company' });
  const channel = `c${process.pid}x${channels++}`;
  const at = <T extends object>(user: string, more?: T) => ask({ user, channel, ...more } as T & Where);
  const { run } = expectKind((await play.party(at('ann', { mode }))) as never, 'started').board;
  for (const user of others) await play.joinParty(at(user));
  const wait: Action = { kind: 'wait' };
  return {
    store,
    play,
    channel,
    run,
    at,
    press: (user, seenVersion, action = wait, more = {}) =>
      play.submitAction(at(user, { run, seenVersion, action, ...more })),
    type: (user, action = wait, more = {}) =>
      play.submitAction(at(user, { run: null, seenVersion: null, action, ...more })),
  };
}

type Where = { user: string; channel: string };

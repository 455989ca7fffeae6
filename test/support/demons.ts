import type { Game, GameEvent } from '../../src/engine';
import { act, changed, find, type Legend, scenario } from './scenario';

const abyss: Legend = {
  i: 'ember-imp',
  t: 'twainfiend',
  h: 'gaffer',
  c: 'cinder-cantor',
  V: 'ember-vent',
  v: 'vault-hound',
  C: 'slag-colossus',
  R: 'gore-ram',
  b: 'bulwark-fiend',
  w: 'wick-eater',
};

/** Scenario options for a hero whom ordinary blows always miss. */
export const TOUGH = { hero: { naturalArmor: 999 } };

/** Game on a level of the Abyss. Letters of the map stand for demons. */
export const demons = (map: string, options: Parameters<typeof scenario>[1] = {}): Game =>
  scenario(map, { legend: abyss, depth: 13, ...options });

/** Game in which the first creature of a raw has the given hit points. */
export const hurt = (game: Game, raw: string, hp: number): Game =>
  changed(game, (draft) => {
    find(draft, raw).pools!.hp.current = hp;
  });

/** Waits, at most `turns` turns, until an event of a kind happens. Returns `null` if none does. */
export function until(game: Game, kind: GameEvent['kind'], turns = 40): { game: Game; events: GameEvent[] } | null {
  let now = game;
  for (let turn = 0; turn < turns; turn++) {
    const { game: next, events } = act(now, { kind: 'wait' });
    if (events.some((event) => event.kind === kind)) return { game: next, events };
    now = next;
  }
  return null;
}

/** Game in which a demon has prepared its spell, is about to cast it, and aims at the hero's cell. */
export const woundUp = (map: string, raw: string, spell: string): Game =>
  changed(demons(map, TOUGH), (draft) => {
    const demon = find(draft, raw);
    demon.windUp = { spell, at: { ...draft.hero.position }, turn: 0 };
    demon.initiative = 1;
  });

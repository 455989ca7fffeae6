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

/** Options of a scenario whose hero no common blow hits. */
export const TOUGH = { hero: { naturalArmor: 999 } };

/** A level of the Abyss in which letters of the map stand for demons. */
export const demons = (map: string, options: Parameters<typeof scenario>[1] = {}): Game =>
  scenario(map, { legend: abyss, depth: 13, ...options });

/** The same game with the first creature of a raw at so many hit points. */
export const hurt = (game: Game, raw: string, hp: number): Game =>
  changed(game, (draft) => {
    find(draft, raw).pools!.hp.current = hp;
  });

/** Waits until something is told of, for so many turns at most; `null` when it is not. */
export function until(game: Game, kind: GameEvent['kind'], turns = 40): { game: Game; events: GameEvent[] } | null {
  let now = game;
  for (let turn = 0; turn < turns; turn++) {
    const { game: next, events } = act(now, { kind: 'wait' });
    if (events.some((event) => event.kind === kind)) return { game: next, events };
    now = next;
  }
  return null;
}

/** With the demon of this raw about to do what it has wound up for, at where the hero stands. */
export const woundUp = (map: string, raw: string, spell: string): Game =>
  changed(demons(map, TOUGH), (draft) => {
    const demon = find(draft, raw);
    demon.windUp = { spell, at: { ...draft.hero.position }, turn: 0 };
    demon.initiative = 1;
  });

import { type Raws, STATUS_KINDS, STOP_REASONS } from '../../src/engine';
import { BUILDERS } from '../../src/engine/builders';
import { ACTION_KINDS } from './action-kinds';
import { type CensusKey, effectsOf } from './census';
import { EVENT_KINDS } from './event-kinds';
import { builtInto } from './placed';
import type { Summary } from './tally';

/** One kind of thing: what there is, what was met, and what nobody could meet. */
export interface Coverage {
  title: string;
  all: string[];
  unmet: string[];
  exempt: string[];
}

/**
 * What some runs never met of all there is. Exempt are rows that nothing places, worked out from the raws and from
 * `levels` built for each depth; recipes that are built only when all tries at another fail; and events that a refusal
 * always comes before.
 */
export function coverageOf(raws: Raws, summaries: readonly Summary[], levels: readonly string[]): Coverage[] {
  const met = (key: CensusKey): Set<string> => new Set(summaries.flatMap(({ census }) => Object.keys(census[key])));
  const { placed, builders } = builtInto(raws, levels);
  const unplaced = [...raws.mobs, ...raws.props].map(({ id }) => id).filter((id) => !placed.has(id));
  const friendly = raws.mobs.filter(({ faction }) => isPeaceful(raws, faction)).map(({ id }) => id);
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  const items = raws.items;
  const triggers = raws.props.filter(({ entry_trigger, door_open }) => entry_trigger || door_open !== undefined);
  const tags = [...new Set([...items, ...raws.props, ...raws.spells].flatMap(({ id }) => effectsOf(raws, id)))];
  const recipes = raws.levels.recipes;
  const line = (title: string, all: string[], found: Set<string>, exempt: string[] = []): Coverage => ({
    title,
    all,
    exempt: exempt.filter((id) => all.includes(id)),
    unmet: all.filter((id) => !found.has(id) && !exempt.includes(id)),
  });
  return [
    line('creatures seen', ids(raws.mobs), met('seen'), unplaced),
    line('creatures fought', ids(raws.mobs), met('fought'), [...unplaced, ...friendly]),
    line('creatures slain', ids(raws.mobs), met('slain'), [...unplaced, ...friendly]),
    line('props seen', ids(raws.props), met('seen'), unplaced),
    line('props set off or opened', ids(triggers), met('triggered'), unplaced),
    line('vendors dealt with', ids(raws.mobs.filter(({ vendor }) => vendor)), met('dealt')),
    line('items held', ids(items), met('held')),
    line('items used', ids(items.filter(({ consumable }) => consumable)), met('used')),
    line('items worn', ids(items.filter(({ weapon, wearable }) => weapon || wearable)), met('worn')),
    line('effects fired', tags, met('effects')),
    line('spells cast by the hero', taught(raws), met('cast')),
    line('spells cast by others', abilities(raws), met('suffered')),
    line('statuses', STATUS_KINDS, met('statuses')),
    line('recipes', ids(recipes), met('recipes'), ids(recipes.filter(({ depths }) => depths === null))),
    line('builders at work on sample levels', Object.keys(BUILDERS), builders),
    line('actions', ACTION_KINDS, met('actions')),
    line('events', EVENT_KINDS, met('events'), UNREACHED),
    line('reasons to stop', [...STOP_REASONS], met('stops')),
  ];
}

const taught = (raws: Raws): string[] => [
  ...new Set(raws.items.flatMap(({ consumable }) => consumable?.effects.teach_spell ?? [])),
];
const abilities = (raws: Raws): string[] => [
  ...new Set(raws.mobs.flatMap((mob) => (mob.abilities ?? []).map(({ spell }) => spell))),
];

/** What is put on becomes known, and a known curse is refused before anything sticks. */
const UNREACHED = ['stuck'];

/** Do its people let the hero be? */
function isPeaceful(raws: Raws, faction: string | undefined): boolean {
  const responses = raws.factions.find(({ id }) => id === (faction ?? 'mindless'))?.responses ?? {};
  return (responses.player ?? responses.default ?? 'ignore') === 'ignore';
}

/** What was met of each kind, and the names of what was not. */
export function formatCoverage(coverage: readonly Coverage[]): string {
  return coverage
    .map(({ title, all, unmet, exempt }) => {
      const total = all.length - exempt.length;
      const excused = exempt.length > 0 ? ` (out of reach: ${exempt.join(', ')})` : '';
      const never = unmet.length > 0 ? `; NEVER: ${unmet.join(', ')}` : '';
      return `${title}: ${total - unmet.length} of ${total}${excused}${never}`;
    })
    .join('\n');
}

import { type Raws, STATUS_KINDS, STOP_REASONS } from '../../src/engine';
import { BUILDERS } from '../../src/engine/builders';
import { buildWith } from '../../src/engine/builders/chain/build-level';
import type { Builder } from '../../src/engine/builders/common/builder';
import { hasFork, prizeOf, stageAt } from '../../src/engine/schema/campaigns';
import { isInCampaign, rawsFor } from '../../src/engine/state/campaign';
import { loadRaws } from '../../src/raws';
import {
  absentFrom,
  buildersOf,
  captivesIn,
  dealtIn,
  isElsewhere,
  itemsOfKits,
  kindling,
  partsOf,
  spellsOf,
  taught,
  twistsOf,
} from './campaign-content';
import { type CensusKey, effectsOf } from './census';
import { formatFeats } from './feats';
import { ACTION_KINDS, EVENT_KINDS } from './kinds';
import type { Summary } from './tally';

/** Coverage of one kind of content: all entries, entries in no run, and entries that are impossible in a run. */
export interface Coverage {
  title: string;
  all: string[];
  unmet: string[];
  exempt: string[];
}

/**
 * Lists the content that was in no run. Exceptions:
 * - creatures and props that no raw and no level of these seeds places in the campaign,
 * - recipes that no stage of the campaign names,
 * - items that exist only in kits with which no run began,
 * - shooting if the campaign has no bows, and retiring if a run ends with the laurel,
 * - stopping before deadly actions and for unseen attackers, unless the random bot played,
 * - events that a refusal always prevents,
 * - actions, events, statuses and reasons to stop for which the campaign has no content.
 */
export function coverageOf(raws: Raws, summaries: readonly Summary[], seeds: readonly string[]): Coverage[] {
  const met = (key: CensusKey): Set<string> => new Set(summaries.flatMap(({ census }) => Object.keys(census[key])));
  const { placed, builders } = contentOfLevels(raws, seeds);
  const unplaced = [...raws.mobs, ...raws.props].map(({ id }) => id).filter((id) => !placed.has(id));
  const friendly = raws.mobs.filter(({ faction }) => isPeaceful(raws, faction)).map(({ id }) => id);
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  const items = raws.items.filter((item) => !isElsewhere(raws, item));
  const withheld = itemsOfKits(raws, met('kits'));
  const gear = items.filter(({ variant }) => variant);
  const single = items.filter(({ variant }) => !variant);
  const hasBows = items.some(({ weapon }) => weapon && weapon.range !== 'melee');
  const endsWithPrize = prizeOf(raws.campaign) !== null;
  const isAnyRandom = summaries.some(({ bot }) => bot === 'random');
  const triggers = raws.props.filter(({ entry_trigger, door_open }) => entry_trigger || door_open !== undefined);
  const dealt = dealtIn(raws.campaign);
  const spells = spellsOf(raws.mobs.filter(({ id }) => placed.has(id)));
  const known = [...items, ...raws.props].map(({ id }) => id).concat(taught(raws), spells);
  const tags = [...new Set(known.flatMap((id) => effectsOf(raws, id)))];
  const absent = absentFrom(raws, { placed, dealt, spells });
  const captives = captivesIn(raws);
  const shrines = ids(raws.props.filter(({ shrine }) => shrine));
  const recipes = ids(raws.levels.recipes);
  const atWork = buildersOf(raws, (id) => dealt.has(id));
  const inAny = new Set(raws.campaigns.flatMap((campaign) => [...dealtIn(campaign)]));
  const elsewhere = [...buildersOf(raws, (id) => inAny.has(id))].filter((name) => !atWork.has(name));
  const line = (title: string, all: string[], found: Set<string>, exempt: string[] = []): Coverage => ({
    title,
    all,
    exempt: exempt.filter((id) => all.includes(id)),
    unmet: all.filter((id) => !found.has(id) && !exempt.includes(id)),
  });
  return [
    line('creatures seen', ids(raws.mobs), met('seen'), unplaced),
    line('creatures fought', ids(raws.mobs), met('fought'), [...unplaced, ...friendly]),
    line('ambushes', ['sure', 'double'], met('ambushes')),
    line('creatures slain', ids(raws.mobs), met('slain'), [...unplaced, ...friendly]),
    line('props seen', ids(raws.props), met('seen'), unplaced),
    line('props set off or opened', ids(triggers), met('triggered'), unplaced),
    line('fires', ['dry', 'lit', 'burnt'], met('fires')),
    line('fires lit by', kindling(raws, items, spells), met('kindling')),
    line('things burnt', ids(raws.props.filter(({ flammable }) => flammable)), met('consumed'), unplaced),
    line('cages seen', ids(raws.cages), met('cages')),
    line('cages taken from', ids(raws.cages), met('cagesTaken')),
    line('captives seen', captives, met('captives')),
    line('captives freed', captives, met('freed')),
    line('companions lost', captives, met('lost')),
    line('orders to companions', ['wait', 'follow'], met('bids')),
    line('shrines seen', shrines, met('shrines')),
    line('shrines used', shrines, met('shrinesUsed')),
    line('vendors dealt with', ids(raws.mobs.filter(({ vendor }) => vendor)), met('dealt'), unplaced),
    line('items held', ids(single), met('held'), withheld),
    line('items used', ids(items.filter(({ consumable }) => consumable)), met('used'), withheld),
    line('items thrown', ids(items.filter(({ throwable }) => throwable)), met('thrown'), withheld),
    line('items worn', ids(single.filter(({ weapon, wearable }) => weapon || wearable)), met('worn')),
    line(
      'magic gear worn: bases, bonuses, traits',
      partsOf(gear),
      new Set(partsOf(gear.filter(({ id }) => met('worn').has(id)))),
    ),
    line('effects fired', tags, met('effects')),
    line('spells cast by the hero', taught(raws), met('cast')),
    line('spells cast by others', spells, met('suffered')),
    line('statuses', STATUS_KINDS, met('statuses'), absent),
    line(
      'recipes',
      recipes,
      met('recipes'),
      recipes.filter((id) => !dealt.has(id)),
    ),
    line(
      'twists',
      twistsOf(raws, (id) => dealt.has(id)),
      met('twists'),
    ),
    line('kits', ids(raws.kits), met('kits')),
    line('boons taken', ids(raws.boons), met('boons')),
    line('builders at work on sample levels', Object.keys(BUILDERS), builders, elsewhere),
    line('actions', ACTION_KINDS, met('actions'), [
      ...absent,
      ...(hasBows ? [] : ['fire']),
      ...(endsWithPrize ? ['retire'] : []),
    ]),
    line('events', EVENT_KINDS, met('events'), [...UNREACHABLE_EVENTS, ...absent]),
    line('reasons to stop', [...STOP_REASONS], met('stops'), [
      ...FORMER_STOPS,
      ...absent,
      ...(hasBows ? [] : ['beside', 'out-of-range']),
      ...(isAnyRandom ? [] : RARE_STOPS),
    ]),
  ];
}

/** Events that cannot happen: equipping identifies an item, and the engine refuses to equip known curses. */
const UNREACHABLE_EVENTS = ['stuck'];

/** Stop reasons that only games of older builds contain. */
const FORMER_STOPS = ['crowd', 'secret'];

/**
 * Reasons that bots hardly ever have. A walk ends at any loss of hit points, long before the next step could be deadly.
 * Only a starving hero with one hit point left stops as `deadly`, in one random run of thousands. `attacked` is for a
 * blow that misses, by an unseen creature.
 */
const RARE_STOPS = ['deadly', 'attacked'];

function isPeaceful(raws: Raws, faction: string | undefined): boolean {
  const responses = raws.factions.find(({ id }) => id === (faction ?? 'mindless'))?.responses ?? {};
  return (responses.player ?? responses.default ?? 'ignore') === 'ignore';
}

/** Writes for each kind of content how much of it occurred in the runs, and the names of missing entries. */
export function formatCoverage(coverage: readonly Coverage[]): string {
  return coverage
    .map(({ title, all, unmet, exempt }) => {
      const total = all.length - exempt.length;
      const exemption = exempt.length > 0 ? ` (exempt: ${exempt.join(', ')})` : '';
      const missing = unmet.length > 0 ? `; NOT MET: ${unmet.join(', ')}` : '';
      return `${title}: ${total - unmet.length} of ${total}${exemption}${missing}`;
    })
    .join('\n');
}

/** Depth of the deepest level that is built. It is deep enough for every recipe and for many random levels. */
const DEEPEST = 16;

/** Returns the raw ids that the spawn table or the levels of some seeds place, and the builders of these levels. */
function contentOfLevels(raws: Raws, seeds: readonly string[]): { placed: Set<string>; builders: Set<string> } {
  const placed = new Set<string>(raws.spawnTable.filter((row) => isInCampaign(raws, row)).map(({ raw }) => raw));
  const builders = new Set<string>();
  const recording = Object.fromEntries(
    Object.entries(BUILDERS).map(([name, builder]): [string, Builder] => [
      name,
      {
        ...builder,
        build(draft, settings) {
          builders.add(name);
          builder.build(draft, settings);
        },
      },
    ]),
  );
  for (const seed of seeds) {
    for (let depth = 1; depth <= DEEPEST && stageAt(raws.campaign, depth) !== null; depth++) {
      const ways = hasFork(raws.campaign, depth - 1) ? [false, true] : [false];
      for (const isSecond of ways) {
        for (const { raw } of buildWith(recording, raws, { seed, depth, isSecond }).spawns) placed.add(raw);
      }
    }
  }
  // Scrolls place town portals, which are therefore on no level.
  placed.add('town-portal');
  // Creatures that spells raise from remains are placed too.
  const spells = spellsOf(raws.mobs.filter(({ id }) => placed.has(id)));
  const woken = spells.flatMap((spell) => raws.spell[spell]?.effects.wakes ?? []);
  for (const { as } of woken) placed.add(as);
  // Some runs have unique creatures, captives and shrines, but perhaps not those on these seeds.
  for (const { id, unique } of raws.mobs) if (unique) placed.add(id);
  for (const id of captivesIn(raws)) placed.add(id);
  for (const { id, shrine } of raws.props) if (shrine) placed.add(id);
  return { placed, builders };
}

/** Number of sample levels that show which content can be placed. */
const SAMPLE = 30;

/** Prints the coverage, and the feats that each bot earned. Returns true if the runs met all content. */
export function printCoverage(summaries: readonly Summary[], campaign: string): boolean {
  const seeds = Array.from({ length: SAMPLE }, (_, n) => `coverage ${n}`);
  const raws = rawsFor(loadRaws(), { campaign });
  const coverage = coverageOf(raws, summaries, seeds);
  console.log(`\n\n${formatCoverage(coverage)}\n\n${formatFeats(raws, summaries)}`);
  return coverage.every(({ unmet }) => unmet.length === 0);
}

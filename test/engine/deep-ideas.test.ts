import type { Game } from '../../src/engine';
import { stanceByNature } from '../../src/engine/creatures/factions';
import { armorClass } from '../../src/engine/formulas';
import { createLevel } from '../../src/engine/levels/create-level';
import type { MobRaw } from '../../src/engine/schema/mobs';
import { rawsFor } from '../../src/engine/state/campaign';
import type { RawId } from '../../src/engine/vocabulary/character';
import { loadRaws } from '../../src/raws';
import { eventsOfKind } from '../support/combat';
import { hurt, TOUGH, until } from '../support/demons';
import { think } from '../support/minds';
import { act, find, type Legend, scenario } from '../support/scenario';

const raws = loadRaws();
const WAIT = { kind: 'wait' } as const;

const veteran = (raw: RawId) => ({ raw, veteran: 9, ...raws.archetypes[raw]?.asVeteran });
const legend: Legend = {
  o: veteran('orc'),
  l: veteran('lizardman'),
  L: veteran('giant-lizard'),
  G: 'foreman-grud',
  f: 'fungus-man',
  z: 'spore-zombie',
  B: 'fungal-beast',
  a: 'arbat-dark-elf',
  c: 'cirro-dark-elf',
};
const deep = (map: string, hero = {}): Game => scenario(map, { legend, depth: 7, hero });
/** Game with a hero who is never hit, and whom the creatures have noticed. */
const tough = (map: string): Game => deep(map, TOUGH.hero);

test('every kind below the dragon’s lair has an ability that the view tells of', () => {
  const amulet = rawsFor(raws, { campaign: 'amulet' });
  const levels = [7, 8, 9, 10, 11, 12, 13, 14, 15].map((depth) => createLevel(amulet, { seed: 'ideas', depth }, 100));
  const rows = amulet.spawnTable.filter(({ campaigns }) => campaigns?.includes('amulet') !== false);
  const kinds = new Set([
    ...levels.flatMap(({ entities }) => entities.flatMap(({ raw, veteran }) => (veteran ? [raw] : []))),
    ...rows.filter(({ max_depth }) => max_depth >= 7).map(({ raw }) => raw),
    ...amulet.mobs.flatMap(({ captive }) => (captive && (captive.depths[1] ?? 15) >= 7 ? captive.captors : [])),
  ]);
  const foes = [...kinds].filter((raw) => amulet.mob[raw] && stanceByNature(amulet, raw) === 'hostile');
  expect(foes.length).toBeGreaterThan(30);
  const isArcher = ({ equipped = [] }: MobRaw) => equipped.some((id) => amulet.archetypes[id]?.rangedWeapon);
  const hasProc = ({ equipped = [] }: MobRaw) => equipped.some((id) => amulet.archetypes[id]?.meleeWeapon?.proc);
  const hasIdea = (mob: MobRaw): boolean =>
    [mob.abilities, mob.on_death, mob.guards, mob.divides, mob.coward, mob.shouts, mob.phases].some(Boolean) ||
    mob.veteran !== undefined ||
    isArcher(mob) ||
    hasProc(mob);
  const isTold = ({ habit, description, veteran: learned }: MobRaw) => habit ?? description ?? learned?.habit;
  const plain = foes.filter((raw) => !hasIdea(amulet.mob[raw]!) || !isTold(amulet.mob[raw]!));
  expect(plain).toEqual([]);
});

test('an Orc Veteran advances behind a shield, and lowers it to strike', () => {
  const armor = (game: Game): number => armorClass({ raws, game }, find(game, 'orc'));
  const far = tough('@....o');
  expect(armor(think(far).game)).toBeGreaterThan(armor(far));
  const near = tough('@o');
  expect(armor(think(near).game)).toBe(armor(near) + 8);
});

test.each([
  ['a Lizardman Veteran spits venom', 'l', 'venom'],
  ['a dark elf of the Cirro casts venom', 'c', 'venom'],
])('%s from afar', (_, letter, spell) => {
  const cast = until(tough(`@..${letter}`), 'cast')!;
  expect(eventsOfKind(cast, 'cast')[0]).toMatchObject({ spell });
});

test.each([
  ['a Giant Lizard Veteran', 'L', 'giant-lizard'],
  ['a dark elf of the Arbat', 'a', 'arbat-dark-elf'],
])('%s winds up for a leap, and lies dazed if the hero steps aside', (_, letter, raw) => {
  const map = `......\n@..${letter}..\n......`;
  const ready = until(tough(map), 'prepared')!;
  expect(eventsOfKind(ready, 'prepared')[0]).toMatchObject({ who: { raw }, spell: 'lunge' });
  const aside = act(ready.game, { kind: 'move', direction: 's' });
  const landed = until(aside.game, 'status-gained', 4) ?? aside;
  expect(eventsOfKind(landed, 'hurt')).toEqual([]);
});

test('Foreman Grud pounds a hero beside him, and misses one who stepped back', () => {
  const ready = until(tough('.....\n.@G..\n.....'), 'prepared')!;
  expect(eventsOfKind(act(ready.game, WAIT), 'hurt')).toMatchObject([{ target: { raw: 'hero' } }]);
  expect(eventsOfKind(act(ready.game, { kind: 'move', direction: 'w' }), 'hurt')).toEqual([]);
});

test('a Fungal Beast runs down a hero in its line', () => {
  const ready = until(tough('......\n@...B.\n......'), 'prepared')!;
  expect(eventsOfKind(ready, 'prepared')[0]).toMatchObject({ who: { raw: 'fungal-beast' }, spell: 'rush' });
});

test('a Spore Zombie slows a hero that its spores hit', () => {
  const gripped = until(tough('@~z'), 'status-gained')!;
  expect(eventsOfKind(gripped, 'status-gained')[0]).toMatchObject({ target: { raw: 'hero' }, status: 'slow' });
});

test('a dying Fungus Man confuses a hero beside it', () => {
  const struck = (map: string) =>
    act(hurt(deep(map, { skills: { melee: 99 } }), 'fungus-man', 1), { kind: 'attack', direction: 'e' });
  expect(eventsOfKind(struck('@f'), 'status-gained').map(({ target }) => target.raw)).toEqual(['hero']);
});

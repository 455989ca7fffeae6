import { join } from 'node:path';
import type { EffectMap } from '../../src/engine/schema/effects';
import type { SpawnRow } from '../../src/engine/schema/spawns';
import { ATTRIBUTES, SKILLS } from '../../src/engine/vocabulary/character';
import type { RenderableRaw } from '../../src/engine/vocabulary/schemas';
import { loadRaws } from '../../src/raws';
import { inTables, LATER_FACTIONS, LATER_ITEMS, LATER_SPELLS, type Row, readCsv, withDecidedValue } from './csv';

/** Folder of the reference tables, as named by the variable REFERENCE_DATA. Without it these tests are skipped. */
const folder = process.env.REFERENCE_DATA;
const suite = folder ? describe : describe.skip;

const { props, lootTables, spawnTable, archetypes, ...raws } = loadRaws();
/** Items of the reference tables. Quest items, items of a single campaign and those of kits are newer. */
const items = raws.items.filter(
  ({ id, quest, campaigns }) => !quest && !LATER_ITEMS.includes(id) && (campaigns?.includes('dragon') ?? true),
);
const mobs = inTables(raws.mobs);
const spells = raws.spells.filter(({ id }) => !LATER_SPELLS.includes(id));
const factions = raws.factions.filter(({ id }) => !LATER_FACTIONS.includes(id));
/**
 * Things newer than the reference tables: the town portal that a scroll makes, hidden doors, shrines, parts of cages
 * and prisons, what burns, stairs that have caved in, and lights of the endless levels.
 */
const OURS = [
  'town-portal',
  'hidden-door',
  'glowcap',
  'mine-lantern',
  'grave-light',
  'glow-algae',
  'moonflower',
  'moonbell',
  'amberthread',
  'grave-mould',
  'blade-brazier',
  'bolt-lantern',
  'silk-globe',
  'spider-cage',
  'wine-rack',
  'potted-toadstool',
  'bone-heap',
  'broken-column',
  'queue-rope',
  'citadel-gate',
  'water-grate',
  'portal-stone',
  'ember-vent',
  'cinder-rose',
  'hollow-lamp',
  'glowing-crack',
  'burning-crack',
  'fallen-key',
  'pedestal',
  'shut-cage',
  'treasury-gate',
  'treasury-lever',
  'pulled-lever',
  'dark-lamp',
  'burning-lamp',
  'stone-plate',
  'sunk-plate',
  'beam-lantern',
  'rising-mirror',
  'falling-mirror',
  'beam-across',
  'beam-upright',
  'sun-lock',
  'shackles',
  'sticky-web',
  'oil',
  'smoulder',
  'flame',
  'caved-in-stairs',
];
const inReference = props.filter(({ id, shrine }) => !shrine && !OURS.includes(id));
const table = (name: string): Row[] => readCsv(join(folder ?? '', `${name}.csv`));

/** Weights that differ from the tables. Wyrmlings are rare because no blade hurts them. */
const TUNED: Record<string, string> = { 'Dragon Wyrmling': '0.25' };

/** Value as a cell of the tables writes it. An absent value becomes an empty text. */
function cell(value: string | number | boolean | undefined): string {
  return value === undefined ? '' : String(value);
}

/** Effects newer than the reference tables: those of fire. */
const LATER_EFFECTS = ['kindles', 'lays'];
const FLAGS = ['food', 'magic_mapping', 'town_portal', 'identify', 'remove_curse'];

/** Effects with the values of the tables: text, empty for flags, spells by their names, milliseconds with a decimal. */
function effectsText(effects: EffectMap | undefined): Record<string, string> {
  const inTables = Object.entries(effects ?? {}).filter(([tag]) => !LATER_EFFECTS.includes(tag));
  const entries = inTables.map(([tag, value]): [string, string] => {
    if (FLAGS.includes(tag)) return [tag, ''];
    if (tag === 'single_activation') return [tag, '1'];
    if (tag === 'teach_spell') return [tag, spells.find(({ id }) => id === value)?.name ?? ''];
    if (tag.startsWith('particle')) return [tag, String(value).replace(/;(\d+)$/, ';$1.0')];
    return [tag, String(value)];
  });
  return Object.fromEntries(entries);
}

/** Effects written in a cell, with numbers in their shortest form. */
function effectsOfCell(text: string | undefined): Record<string, string> {
  const effects = JSON.parse(text || '{}') as Record<string, string>;
  return Object.fromEntries(Object.entries(effects).map(([tag, value]) => [tag, value.replace(/^(-?\d+)\.0$/, '$1')]));
}

function look({ glyph, fg, bg, order, x_size = 1, y_size = 1 }: RenderableRaw): Row {
  const codepoint = `U+${(glyph.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    glyph,
    glyph_codepoint: codepoint,
    fg,
    bg,
    render_order: cell(order),
    x_size: cell(x_size),
    y_size: cell(y_size),
  };
}

function pick(row: Row | undefined, columns: Row): Row {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, row?.[column] ?? '']));
}

function nameOf(rows: readonly { id: string; name: string }[], id: string | undefined): string {
  return id === undefined ? '' : (rows.find((row) => row.id === id)?.name ?? '?');
}

/** Rows that count in The Dragon. Two equal rows become one if the depths of the second follow on the first. */
function ofTheDragon(rows: readonly SpawnRow[]): SpawnRow[] {
  const joined: SpawnRow[] = [];
  for (const row of rows.filter(({ campaigns }) => campaigns?.includes('dragon') ?? true)) {
    const last = joined.at(-1);
    const goesOn = last?.raw === row.raw && last.weight === row.weight && row.min_depth === last.max_depth + 1;
    if (goesOn) joined.splice(-1, 1, { ...last, max_depth: row.max_depth });
    else joined.push(row);
  }
  return joined;
}

suite(`reference tables${folder ? '' : ' (REFERENCE_DATA names no folder)'}`, () => {
  test('items', () => {
    const rows = table('items').map(withDecidedValue);
    expect(rows).toHaveLength(items.length);
    for (const [index, item] of items.entries()) {
      const { weight_lbs, base_value, initiative_penalty, vendor_category, consumable, magic } = item;
      const ours: Row = {
        index: cell(index),
        name: item.name,
        kind: consumable ? 'consumable' : item.weapon ? 'weapon' : item.wearable ? 'wearable' : 'misc',
        ...look(item.renderable),
        weight_lbs: cell(weight_lbs),
        base_value: cell(base_value),
        initiative_penalty: cell(initiative_penalty),
        vendor_category: cell(vendor_category),
        charges: consumable ? cell(consumable.charges ?? 1) : '',
        magic_class: cell(magic?.class),
        magic_naming: cell(magic?.naming),
        magic_cursed: magic ? cell(magic.cursed ?? false) : '',
        ...Object.fromEntries(ATTRIBUTES.map((name) => [`attr_${name}`, cell(item.attributes?.[name])])),
      };
      expect(ours).toEqual(pick(rows[index], ours));
      expect(effectsText(consumable?.effects)).toEqual(effectsOfCell(rows[index]?.effects));
    }
  });

  test('weapons', () => {
    const rows = table('weapons').map(withDecidedValue);
    const weapons = items.filter(({ weapon }) => weapon);
    expect(weapons.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
    for (const { name, weapon, weight_lbs, base_value, initiative_penalty, magic } of weapons) {
      const ours: Row = {
        name,
        range: cell(weapon?.range),
        attribute: weapon?.attribute === 'quickness' ? 'Quickness' : 'Might',
        base_damage: cell(weapon?.base_damage),
        hit_bonus: cell(weapon?.hit_bonus),
        proc_chance: cell(weapon?.proc_chance),
        proc_target: weapon?.proc_target === 'target' ? 'Target' : weapon?.proc_target === 'self' ? 'Self' : '',
        weight_lbs: cell(weight_lbs),
        base_value: cell(base_value),
        initiative_penalty: cell(initiative_penalty),
        magic_class: cell(magic?.class),
        magic_cursed: magic ? cell(magic.cursed ?? false) : '',
      };
      const row = rows.find((candidate) => candidate.name === name);
      expect(ours).toEqual(pick(row, ours));
      expect(effectsText(weapon?.proc_effects)).toEqual(effectsOfCell(row?.proc_effects));
    }
  });

  test('wearables', () => {
    const rows = table('wearables');
    const wearables = items.filter(({ wearable }) => wearable);
    expect(wearables.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
    for (const { name, wearable } of wearables) {
      const row = rows.find((candidate) => candidate.name === name);
      expect([wearable?.slot, cell(wearable?.armor_class)]).toEqual([row?.slot?.toLowerCase(), row?.armor_class]);
    }
  });

  test('mobs', () => {
    const rows = table('mobs');
    expect(rows).toHaveLength(mobs.length);
    for (const [index, mob] of mobs.entries()) {
      const row = rows[index];
      const { attributes, skills, natural, light, equipped = [], abilities = [] } = mob;
      const archetype = archetypes[mob.id];
      const ours: Row = {
        index: cell(index),
        name: mob.name,
        ...look(mob.renderable),
        blocks_tile: cell(mob.blocks_tile),
        vision_range: cell(mob.vision_range),
        movement: mob.movement,
        level: cell(mob.level),
        res_level: cell(mob.level ?? 1),
        ...Object.fromEntries(ATTRIBUTES.map((name) => [name, cell(attributes?.[name])])),
        ...Object.fromEntries(ATTRIBUTES.map((name) => [`res_${name}`, cell(archetype?.attributes?.[name].base)])),
        ...Object.fromEntries(SKILLS.map((name) => [`skill_${name}`, cell(skills?.[name])])),
        ...Object.fromEntries(SKILLS.map((name) => [`res_${name}`, cell(archetype?.skills?.[name])])),
        natural_armor_class: cell(natural?.armor_class),
        faction: nameOf(factions, mob.faction),
        res_faction: nameOf(factions, archetype?.faction),
        gold: cell(mob.gold),
        loot_table: nameOf(lootTables, mob.loot_table),
        light_range: cell(light?.range),
        light_color: cell(light?.color),
        quips_count: cell(mob.quips?.length ?? 0),
      };
      expect(ours).toEqual(pick(row, ours));
      expect(natural?.attacks ?? []).toEqual(JSON.parse(row?.natural_attacks || '[]'));
      expect(equipped.map((id) => nameOf(items, id))).toEqual(JSON.parse(row?.equipped || '[]'));
      expect(mob.vendor ?? []).toEqual(JSON.parse(row?.vendor_categories || '[]'));
      const cast = abilities.map(({ spell, ...figures }) => ({ spell: nameOf(spells, spell), ...figures }));
      expect(cast).toEqual(JSON.parse(row?.abilities || '[]'));
    }
  });

  test('props', () => {
    const rows = table('props');
    expect(inReference.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
    for (const [index, prop] of inReference.entries()) {
      const row = rows[index];
      const ours: Row = {
        ...look(prop.renderable),
        hidden: cell(prop.hidden ?? false),
        blocks_tile: cell(prop.blocks_tile ?? false),
        blocks_visibility: cell(prop.blocks_visibility ?? false),
        door_open: cell(prop.door_open),
        light_range: cell(prop.light?.range),
        light_color: cell(prop.light?.color),
      };
      expect(ours).toEqual(pick(row, ours));
      expect(effectsText(prop.entry_trigger?.effects)).toEqual(effectsOfCell(row?.trigger_effects));
    }
  });

  test('spells', () => {
    const rows = table('spells');
    expect(spells.map(({ name, mana_cost }) => [name, cell(mana_cost)])).toEqual(
      rows.map(({ name, mana_cost }) => [name, mana_cost]),
    );
    for (const [index, { effects }] of spells.entries()) {
      expect(effectsText(effects)).toEqual(effectsOfCell(rows[index]?.effects));
    }
  });

  test('every single effect', () => {
    const carriers: Record<string, Record<string, EffectMap | undefined>> = {
      consumable: Object.fromEntries(items.map(({ name, consumable }) => [name, consumable?.effects])),
      weapon_proc: Object.fromEntries(items.map(({ name, weapon }) => [name, weapon?.proc_effects])),
      prop_trigger: Object.fromEntries(inReference.map(({ name, entry_trigger }) => [name, entry_trigger?.effects])),
      spell: Object.fromEntries(spells.map(({ name, effects }) => [name, effects])),
    };
    const ours = Object.entries(carriers).flatMap(([kind, byName]) =>
      Object.entries(byName).flatMap(([name, effects]) =>
        Object.entries(effectsText(effects)).map((entry) => [kind, name, ...entry].join(' | ')),
      ),
    );
    const rows = table('consumable_effects').filter(({ effect }) => !effect?.startsWith('attribute_'));
    const theirs = rows.map((row) => {
      const [[tag, value] = []] = Object.entries(effectsOfCell(JSON.stringify({ [row.effect!]: row.value_json })));
      return [row.owner_kind, row.owner, tag, value].join(' | ');
    });
    expect(ours.sort()).toEqual(theirs.sort());
  });

  test('factions', () => {
    const ours = factions.flatMap(({ name, responses }) => {
      const entries = Object.entries(responses).filter(([id]) => !LATER_FACTIONS.includes(id));
      const rows = entries.map(([id, reaction]) => [
        name,
        id === 'default' ? 'Default' : nameOf(factions, id),
        reaction,
      ]);
      return rows.length > 0 ? rows : [[name, 'Default', 'ignore']];
    });
    expect(ours).toEqual(table('factions').map(({ faction, toward, reaction }) => [faction, toward, reaction]));
  });

  test('loot', () => {
    const ours = lootTables.flatMap(({ name, drops }) =>
      drops.map(({ item, weight }) => [name, nameOf(items, item), cell(weight)]),
    );
    expect(ours).toEqual(table('loot_tables').map((row) => [row.table, row.drop, row.weight]));
  });

  test('spawns, with growing weights, no end to the depths and a rarer wyrmling', () => {
    const growing = ['Orc', 'Fireball Scroll', 'Confusion Scroll'];
    const theirs = table('spawn_table').map(({ name, kind, weight, min_depth, max_depth }) => {
      const endless = kind !== 'item' && min_depth === '5' && max_depth === '7';
      return [name, TUNED[name!] ?? weight, min_depth, endless ? '100' : max_depth, cell(growing.includes(name!))];
    });
    const ours = ofTheDragon(spawnTable).map(
      ({ raw, weight, min_depth, max_depth, add_map_depth_to_weight = false }) => [
        nameOf([...items, ...mobs, ...props], raw),
        cell(weight),
        cell(min_depth),
        cell(max_depth),
        cell(add_map_depth_to_weight),
      ],
    );
    expect(ours).toEqual(theirs);
  });

  test('magic items', () => {
    const ours = items.flatMap(({ name, magic }) => {
      if (!magic) return [];
      const fixed = magic.naming === 'scroll' || magic.naming === 'potion';
      const cursed = cell(magic.cursed ?? false);
      return [[name, magic.class, fixed ? magic.naming : 'literal', fixed ? '' : magic.naming, cursed].join(' | ')];
    });
    const rows = table('magic_item_rules').filter(({ rule }) => rule === 'item');
    const theirs = rows.map((row) =>
      [row.key, row.magic_class, row.naming_mode, row.unidentified_name, row.cursed].join(' | '),
    );
    expect(ours.sort()).toEqual(theirs.sort());
  });
});

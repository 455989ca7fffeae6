import type { EffectMap, EffectTag } from '../engine/schema/effects';
import type { Parsed } from './kinds';
import type { Problem } from './problem';

/** `attributes` stands for the bonuses of a thing worn or consumed. */
type Mechanism = EffectTag | 'attributes';

/** What the engine can carry out. A row that needs a `false` one must stand in the pending list, and only such a row. */
export const MECHANISMS = {
  provides_healing: true,
  provides_mana: true,
  food: true,
  damage: true,
  damage_over_time: true,
  slow: true,
  confusion: true,
  teach_spell: true,
  magic_mapping: true,
  town_portal: false,
  identify: false,
  remove_curse: false,
  ranged: true,
  area_of_effect: true,
  single_activation: true,
  particle: true,
  particle_line: true,
  attributes: true,
} satisfies Record<Mechanism, boolean>;

/** Is the list of pending rows exactly that of the rows the engine cannot carry out? */
export function checkPending(parsed: Parsed, mechanisms: Readonly<Record<Mechanism, boolean>>): Problem[] {
  const needs = needsOf(parsed);
  const listed = new Set(parsed.pending.pending.map(({ id }) => id));
  const problems: Problem[] = [];
  const report = (id: string, what: string) => problems.push({ file: 'pending.json', id, field: '', what });
  for (const id of listed) if (!needs.has(id)) report(id, 'no row of this id');
  for (const [id, mechanismsOfRow] of needs) {
    const missing = mechanismsOfRow.filter((mechanism) => !mechanisms[mechanism]);
    if (missing.length > 0 && !listed.has(id))
      report(id, `needs ${missing.join(', ')}, not built yet, and is not listed`);
    if (missing.length === 0 && listed.has(id)) report(id, 'is listed and needs nothing that is not built');
  }
  return problems;
}

/** By raw id, what each item, mob, prop and spell needs; a mob or book needs what its spells need. */
function needsOf(parsed: Parsed): Map<string, Mechanism[]> {
  const needs = new Map<string, Mechanism[]>();
  const tags = (effects: EffectMap | undefined) => Object.keys(effects ?? {}) as EffectTag[];
  for (const spell of parsed.spells.spells) needs.set(spell.id, tags(spell.effects));
  const bySpell = (spell: string | undefined) => (spell === undefined ? [] : (needs.get(spell) ?? []));
  for (const { id, attributes, consumable, weapon } of parsed.items.items) {
    const bonus: Mechanism[] = attributes ? ['attributes'] : [];
    const taught = bySpell(consumable?.effects.teach_spell);
    needs.set(id, [...tags(consumable?.effects), ...tags(weapon?.proc_effects), ...bonus, ...taught]);
  }
  for (const { id, entry_trigger } of parsed.props.props) needs.set(id, tags(entry_trigger?.effects));
  for (const { id, abilities } of parsed.mobs.mobs)
    needs.set(
      id,
      (abilities ?? []).flatMap(({ spell }) => bySpell(spell)),
    );
  return needs;
}

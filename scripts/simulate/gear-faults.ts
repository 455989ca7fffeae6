import type { AttributeName, Entity, Raws } from '../../src/engine';
import { ATTRIBUTES } from '../../src/engine';
import { component } from '../../src/engine/state/components';
import { definitionOf } from '../../src/engine/statuses';

/** Initiative penalty of carrying too much, and pounds carried per point of might. */
const OVERBURDENED = 4;
const POUNDS = 15;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Compares the stored weight, penalty and attributes of a creature with its items and statuses. */
export function gearFaults(raws: Raws, entity: Entity, pack: readonly Entity[]): string[] {
  const pools = component(raws, entity, 'pools');
  const attributes = component(raws, entity, 'attributes');
  if (!pools || !attributes || pools.hp.current < 1) return [];
  const gear = component(raws, entity, 'gear') ?? [];
  const statuses = component(raws, entity, 'statuses') ?? [];
  const worn = [...gear, ...pack.filter(({ equipped }) => equipped).map(({ raw }) => raw)];
  const found: string[] = [];
  const expect = (what: string, actual: number, expected: number): void => {
    if (actual !== expected) found.push(`${what} of ${entity.raw} ${entity.id} is ${actual}, should be ${expected}`);
  };

  for (const name of ATTRIBUTES) {
    const bonus = (given: Partial<Record<AttributeName, number>> | undefined): number => given?.[name] ?? 0;
    const fromGear = worn.reduce((sum, raw) => sum + bonus(raws.archetypes[raw]?.attributeBonus), 0);
    const passing = statuses.reduce((sum, status) => sum + bonus(definitionOf(status).attributeBonus(status)), 0);
    expect(`the modifier to ${name}`, attributes[name].modifiers, fromGear + passing);
  }
  const item = (raw: string) => raws.archetypes[raw]?.item;
  const carried = [...gear, ...pack.map(({ raw }) => raw)];
  const weight = hundredths(carried.reduce((sum, raw) => sum + (item(raw)?.weight ?? 0), 0));
  expect('the weight', pools.weight, weight);
  const might = attributes.might.base + attributes.might.modifiers;
  const burden = Math.trunc(weight) > POUNDS * might ? OVERBURDENED : 0;
  const slowness = statuses.reduce((sum, status) => sum + definitionOf(status).initiativePenalty(status), 0);
  const fromWorn = worn.reduce((sum, raw) => sum + (item(raw)?.initiativePenalty ?? 0), 0);
  expect('the penalty', pools.penalty, hundredths(hundredths(fromWorn + slowness) + burden));
  return found;
}

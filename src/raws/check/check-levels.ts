import { type NamedByStep, namedBy, type RecipeRaw } from '../../engine/schema/levels';
import type { Parsed } from '../kinds';
import type { KnownKind, Reporter } from './reporter';

/** Settings that must name a special kind of raw. */
const KINDS: Readonly<Record<string, KnownKind>> = {
  'dragon-spawner.raw': 'mob',
  'voronoi-spawner.weights.raw': 'mob',
  'lights.raw': 'prop with a light',
  'cavern-city.traders': 'vendor',
  'clan-quarters.clans.lamp': 'prop with a light',
  'clan-quarters.clans.leader': 'mob',
  'courts.lamp': 'prop with a light',
  'citadel.clans.lamp': 'prop with a light',
  'citadel.clans.leader': 'mob',
  'citadel.clans.guard': 'mob',
  'citadel.clans.archer': 'mob',
  'citadel.clans.patrol': 'mob',
};

const kindOf = ({ kind, setting }: NamedByStep): KnownKind =>
  KINDS[setting] ?? (kind === 'raw' ? 'item, mob or prop' : kind);

export function checkLevels({ levels }: Parsed, reporter: Reporter): void {
  const { refer, refuseUnique } = reporter;
  for (const recipe of levels.recipes) {
    const { id, theme, themeEast, validation, goal, prowlers, supplies, chain } = recipe;
    refer(id, 'goal', 'item', goal);
    refer(id, 'prowlers', 'mob', prowlers);
    refer(id, 'supplies', 'item', supplies);
    refer(id, 'theme', 'theme', theme);
    refer(id, 'themeEast', 'theme', themeEast);
    refer(id, 'validation.present', 'item, mob or prop', validation?.present);
    for (const named of namedBy(chain)) {
      refer(id, `chain.${named.setting}`, kindOf(named), named.name);
      if (named.kind === 'raw') refuseUnique(id, `chain.${named.setting}`, named.name);
    }
    checkNames(recipe, reporter);
  }
}

function checkNames({ id, names }: RecipeRaw, { report }: Reporter): void {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  for (const name of new Set(twice)) report(id, 'names', `${name} stands twice`);
}

/** Refuses unique enemies, because builders use prefabs at any depth. */
export function checkPrefabs({ prefabs }: Parsed, { refer, refuseUnique }: Reporter): void {
  for (const [mark, { raw }] of Object.entries(prefabs.legend)) {
    refer(mark, 'legend', 'item, mob or prop', raw);
    refuseUnique(mark, 'legend', raw);
  }
}

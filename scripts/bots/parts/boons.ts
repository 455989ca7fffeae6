import type { BoonGives } from '../../../src/engine/schema/boons';
import type { Moment, Proc } from '../../../src/engine/schema/procs';
import type { Plan, Situation } from '../situation';

/** Worth of the parts of a boon for each of their units. An armour point has the worth 8. */
const WORTHS: Partial<Record<keyof BoonGives, number>> = {
  armor_class: 8,
  initiative: -10,
  max_hp: 0.6,
  sight: 2,
  buy_percent: 0.3,
  sell_percent: 0.2,
  spoils_percent: 0.1,
  purse: 0.1,
  meals_percent: 0.06,
};

/** Worth of a hit point that the hero recovers in each turn. */
const RECOVERY = 110;
/** Worth of a new spell, and of each harm that the hero need no longer fear. */
const SPELL = 10;
const WARD = 5;
/** Worth of a faction that leaves the hero in peace. The hero then gets no experience from its members. */
const CALM = 3;
/** Worth of each kind of thing that the hero identifies. */
const KNOWLEDGE = 4;
const SAME_SCHOOL = 4;
/** Worth of a point of attribute, which is half a bonus. */
const ATTRIBUTE = 4;

export function* takeBoon(situation: Situation): Plan {
  const { boonOffer } = situation.view.hero;
  if (!boonOffer?.isOpen) return;
  const ranked = boonOffer.boons
    .map((boon, index) => ({ option: index + 1, worth: worthOf(situation, boon) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { option } of ranked) yield { kind: 'answer', option };
}

function worthOf({ raws, view }: Situation, id: string): number {
  const { hero, pack } = view;
  const boon = raws.boon[id];
  if (!boon) return 0;
  const { gives, school } = boon;
  const plain = Object.entries(WORTHS).reduce((sum, [part, worth]) => {
    const figure = gives[part as keyof BoonGives];
    return sum + (typeof figure === 'number' ? figure * worth : 0);
  }, 0);
  const attributes = Object.values(gives.attributes ?? {}).reduce((sum, points) => sum + points * ATTRIBUTE, 0);
  const procs = (gives.procs ?? []).reduce((sum, proc) => sum + worthOfProc(proc), 0);
  const spells = (gives.spells ?? []).filter((spell) => hero.spells.every((known) => known.spell !== spell)).length;
  const hasShield = pack.some(({ slot }) => slot === 'shield');
  const isSchool = (hero.boons ?? []).some((other) => raws.boon[other]?.school === school);
  return (
    plain +
    attributes +
    procs +
    spells * SPELL +
    worthOfMagic(gives, hero.spells.length) +
    (hasShield ? (gives.shield_armor ?? 0) * (WORTHS.armor_class ?? 0) : 0) +
    (gives.regeneration ? RECOVERY / gives.regeneration : 0) +
    (gives.wards ?? []).length * WARD +
    (gives.calms ?? []).length * CALM +
    (gives.knows ?? []).length * KNOWLEDGE +
    (isSchool ? SAME_SCHOOL : 0)
  );
}

/** Worth of one percent of magic damage, with or without a spell, and of one more turn of a harmful status. */
const MAGIC = { known: 0.3, unknown: 0.1 };
const LINGERING = 1;

function worthOfMagic({ magic_percent = 0, lingers = {} }: BoonGives, spells: number): number {
  const turns = Object.values(lingers).reduce((sum, more) => sum + more, 0);
  return magic_percent * (spells > 0 ? MAGIC.known : MAGIC.unknown) + turns * LINGERING;
}

/** Number of occasions in a fight for an effect, by kind of occasion. */
const OCCURRENCES: Record<Moment, number> = { hits: 8, 'is-hit': 4, kills: 1 };
/** Worth of haste or slowness, worth of confusion, and number of turns in which poison harms an enemy. */
const TEMPO = 4;
const CONFUSION = 5;
const POISONED_TURNS = 4;

/** Returns the worth of an effect: about the hit points that it takes from enemies or gives the hero in a fight. */
function worthOfProc({ when, chance, effects }: Proc): number {
  const { damage = 0, damage_over_time = 0, provides_healing = 0, slow, confusion, area_of_effect } = effects;
  const harm = (damage + damage_over_time * POISONED_TURNS) * (area_of_effect === undefined ? 1 : 1.5);
  const tempo = (slow === undefined ? 0 : TEMPO) + (confusion === undefined ? 0 : CONFUSION);
  return OCCURRENCES[when] * chance * (harm + provides_healing * 2 + tempo);
}

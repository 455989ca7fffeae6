import { tellEnglish } from './en/events';
import { englishNames } from './en/names';
import { refuseEnglish } from './en/refusals';
import type { Locale } from './locale';

/** English, the language everything falls back to. */
export const en: Locale = {
  id: 'en',
  names: englishNames,
  event: tellEnglish,
  refusal: refuseEnglish,
  labels: {
    slot: {
      melee: 'weapon',
      shield: 'shield',
      head: 'head',
      torso: 'torso',
      legs: 'legs',
      feet: 'feet',
      hands: 'hands',
    },
    attribute: { might: 'Might', fitness: 'Fitness', quickness: 'Quickness', intelligence: 'Intelligence' },
    skill: { melee: 'Melee', defense: 'Defense', magic: 'Magic' },
    hunger: { 'well-fed': 'Well Fed', normal: 'Not hungry', hungry: 'Hungry', starving: 'Starving' },
    status: { confusion: 'Confused', slow: 'Slowed', 'damage-over-time': 'Poisoned', attributes: 'Changed' },
    hasted: 'Hasted',
    level: (level) => `Level ${level}`,
    depth: (depth) => `depth ${depth}`,
    direction: { n: 'N', e: 'E', s: 'S', w: 'W' },
    here: 'here',
    condition: (share) => (share >= 1 ? 'unhurt' : share > 0.6 ? 'scratched' : share > 0.3 ? 'hurt' : 'nearly dead'),
    stance: { hostile: 'hostile', wary: 'wary', friendly: 'friendly' },
    times: (count) => ` ×${count}`,
    gauge: { health: 'Health', mana: 'Mana' },
    load: (weight, capacity, penalty, gold) => [
      `${weight} lbs (${capacity} lbs max)`,
      `Initiative Penalty: ${penalty}`,
      `Gold: ${gold.toFixed(1)}`,
    ],
    epitaph: {
      standing: (level, turns) => `Level ${level} · ${turns.toLocaleString('en')} ${turns === 1 ? 'turn' : 'turns'}`,
      slainBy: 'slain by',
      killedBy: 'killed by',
      starved: 'starved to death in',
      retired: 'retired victorious from',
      abandoned: 'gave up the quest in',
      the: (name) => `the ${name}`,
      kills: (count) => (count === 1 ? '1 kill' : `${count} kills`),
      seed: (seed) => `Seed ${seed}`,
    },
  },
};

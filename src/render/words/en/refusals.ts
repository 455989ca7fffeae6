import type { Action, Refusal } from '../../../engine';
import type { Names } from '../locale';
import { some } from './names';

type Code = Refusal['code'];
type Teller<C extends Code> = (refusal: Extract<Refusal, { code: C }>, names: Names, action: Action) => string;

/** Why not, and what would work instead. */
const TELLERS = {
  over: () => 'This run is over. `/play` begins a new one.',
  pending: () => 'Something waits for your choice first. Answer it, or cancel it.',
  'nothing-pending': () => 'There is nothing to answer.',
  'not-an-option': () => 'That is not one of the choices.',
  unavailable: () => 'That cannot be done in this version of the game.',
  blocked: () => 'Something solid is in the way there. Try another direction.',
  'nobody-there': () => 'There is nobody to strike in that direction.',
  'hostile-in-view': ({ who }, names) => `Not with ${some(names.raw(who))} in sight. Deal with that first.`,
  'nothing-to-rest': () => 'Rest would do you no good now. Hungry heroes do not recover: eat something first.',
  'no-stairs': ({ direction }) => `There are no stairs ${direction} here. Stand on them first.`,
  'nothing-here': () => 'There is nothing to pick up here.',
  'no-such-item': () => 'You do not have that. `/inventory` lists what you have.',
  'not-usable': () => 'That is nothing to use.',
  'not-equippable': () => 'That is nothing to wear or wield.',
  'already-equipped': () => 'You wear that already.',
  'not-equipped': () => 'You do not wear that.',
  equipped: () => 'You wear that. Take it off first.',
  cursed: ({ item }, names) => `${names.raw(item)} is cursed and will not come off.`,
  'no-charges': () => 'It is out of charges.',
  'already-known': ({ spell }, names) => `You know ${names.raw(spell)} already. The book is kept.`,
  'no-effect-here': () => 'That would do nothing here.',
  'unknown-spell': () => 'You do not know that spell. Books teach them.',
  'not-enough-mana': ({ need, have }) => `That takes ${need} mana and you have ${have}. Rest, or drink something.`,
  'target-needed': ({ range }) => `Choose a target within ${range} cells.`,
  'target-unseen': () => 'You cannot see that spot.',
  'out-of-range': ({ range }) => `That is too far: it reaches ${range} cells.`,
  'no-path': () => 'You know no way there.',
  'nothing-to-explore': () => 'You have seen all there is to see here.',
  'no-enemy': () => 'There is no enemy in sight.',
  'not-a-vendor': () => 'Nobody sells anything there.',
  'not-sold-here': () => 'That is not sold here.',
  'not-enough-gold': ({ need, have }) => `That costs ${need} gold and you have ${have}.`,
  'not-a-victor': () => 'Only who has slain the dragon may retire.',
  'level-parked': () => 'That level is still being fetched. Try again.',
  danger: () => 'That is dangerous. Confirm it if you mean it.',
} satisfies { [C in Code]: Teller<C> };

export function refuseEnglish(refusal: Refusal, action: Action, names: Names): string {
  const tell = TELLERS[refusal.code] as Teller<Code>;
  return tell(refusal as never, names, action);
}

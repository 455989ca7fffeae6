import type { Action, Danger, Refusal, View } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { createWords } from '../../src/render';
import { town } from '../support/views';

const words = createWords(loadRaws());
const { view } = town();
const wait: Action = { kind: 'wait' };
const why = (refusal: Refusal, seen: View = view): string => words.refusal(seen, refusal, wait);

type Case<C extends Refusal['code']> = [refusal: Omit<Extract<Refusal, { code: C }>, 'code'>, words: string];

/** Every refusal, and what it must say. */
const REFUSALS: { [C in Refusal['code']]: Case<C> } = {
  over: [{}, '`/play`'],
  pending: [{}, 'choice'],
  'nothing-pending': [{}, 'nothing to answer'],
  'not-an-option': [{}, 'not one of the choices'],
  blocked: [{}, 'in the way'],
  'nobody-there': [{}, 'nobody'],
  'hostile-in-view': [{ who: 'orc' }, 'Not with an Orc in sight'],
  'nothing-to-rest': [{}, 'as well as rest can make you'],
  'no-stairs': [{ direction: 'down' }, 'no stairs down'],
  'nothing-here': [{}, 'nothing to pick up'],
  'no-such-item': [{}, '`/inventory`'],
  'not-usable': [{}, 'no use'],
  'not-equippable': [{}, 'wear or wield'],
  'already-equipped': [{}, 'on already'],
  'not-equipped': [{}, 'not have that on'],
  equipped: [{}, 'Take it off first'],
  cursed: [{ item: 'longsword-minus-1' }, 'The Longsword -1 is cursed and will not come off.'],
  'no-charges': [{}, 'out of charges'],
  'already-known': [{ spell: 'zap' }, 'You know Zap already'],
  'no-effect-here': [{}, 'nothing for you here'],
  'unknown-spell': [{}, 'Books teach'],
  'not-enough-mana': [{ need: 3, have: 1 }, 'takes 3 mana and you have 1'],
  'target-needed': [{ range: 6 }, 'within 6 cells'],
  'target-unseen': [{}, 'cannot see'],
  'out-of-range': [{ range: 6 }, 'reaches 6 cells'],
  'no-path': [{}, 'no way there'],
  'nothing-to-explore': [{}, 'seen all'],
  'no-enemy': [{}, 'no enemy'],
  'not-a-vendor': [{}, 'Nobody sells'],
  'not-sold-here': [{}, 'not sold here'],
  'not-enough-gold': [{ need: 60.00000000000001, have: 0.1 + 0.2 }, 'costs 60 gold and you have 0.3'],
  'not-a-victor': [{}, 'slain the dragon'],
  'level-parked': [{ depth: 2 }, 'still being fetched'],
  danger: [{ danger: 'trap', what: 'bear-trap' }, 'There is a Bear Trap you know of.'],
};

const cases = Object.entries(REFUSALS).map(
  ([code, [rest, part]]) => [code, part, { code, ...rest } as Refusal] as const,
);

test.each(cases)('%s says "%s"', (_code, part, refusal) => {
  expect(why(refusal)).toContain(part);
  expect(why(refusal)).toMatch(/^[A-Z].*[.!?]$/);
});

const DANGERS = {
  friendly: ['barkeep', 'The Barkeep means you no harm.', 'They mean you no harm.'],
  trap: ['landmine', 'There is a Landmine you know of.', 'There is a trap you know of.'],
  fire: ['watch-fire', 'The Watch Fire burns there.', 'It burns there.'],
  'low-health': ['orc', 'You are badly hurt.', 'You are badly hurt.'],
  abandon: ['orc', 'This ends your run for good.', 'This ends your run for good.'],
  self: ['orc', 'You would be caught in it yourself.', 'You would be caught in it yourself.'],
} satisfies Record<Danger, [what: string, known: string, unknown: string]>;

test.each(Object.entries(DANGERS))('the danger %s is named', (danger, [what, known, unknown]) => {
  expect(why({ code: 'danger', danger: danger as Danger, what })).toBe(known);
  expect(why({ code: 'danger', danger: danger as Danger, what: null })).toBe(unknown);
});

test('who cannot rest for hunger is told to eat', () => {
  const hungry = { ...view, hero: { ...view.hero, hunger: 'hungry' as const } };
  expect(why({ code: 'nothing-to-rest' }, hungry)).toContain('Eat something');
});

test('who cannot get at an enemy is told what else to do', () => {
  expect(words.refusal(view, { code: 'no-path' }, { kind: 'fight' })).toContain('Step by hand');
});

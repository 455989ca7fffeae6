import type { Game } from '../../../src/engine';
import { optionsIn } from '../../../src/play/options/question';
import { act, changed, poolsWith, type ScenarioOptions, scenario } from '../../support/scenario';
import { justHurt, situationIn } from '../advice/advice-on';

const hp = (current: number) => poolsWith({ hp: { current, max: 30 } });
const options = (of: Game) => optionsIn(situationIn(of));

/** Game in which the hero does not know things of this raw, only how they look. */
const unknown = (game: Game, raw: string, looks: Game['aliases'][string]): Game =>
  changed(game, (draft) => {
    draft.aliases = { [raw]: looks };
  });
const FIZZY = { kind: 'potion', adjective: 'fizzy', colour: 'red' } as const;
const GAUNTLETS = { kind: 'plain', id: 'unidentified-gauntlets' } as const;

const holding = (raw: string, rest: ScenarioOptions = {}, drawing = `@${'.'.repeat(20)}`): Game =>
  scenario(drawing, { carried: [raw], ...rest });

test('an unknown potion is an option beside going on, and says that its effect is unknown', () => {
  const game = justHurt(unknown(holding('health-potion', { hero: hp(27) }), 'health-potion', FIZZY));
  expect(options(game)).toMatchObject([
    { kind: 'thing', action: { kind: 'use' }, subject: { kind: 'thing' }, price: { unsure: 'effect' } },
    { kind: 'leave', action: { kind: 'explore' }, subject: { kind: 'onward' } },
  ]);
});

test('an unknown potion is no choice near full health, because one that heals would be wasted', () => {
  expect(options(justHurt(unknown(holding('health-potion', { hero: hp(28) }), 'health-potion', FIZZY)))).toEqual([]);
});

test('a player who keeps an unknown potion is asked again only after the next wound', () => {
  const game = unknown(holding('health-potion', { hero: hp(27) }), 'health-potion', FIZZY);
  expect(options(justHurt(game, 2))).toEqual([]);
  expect(options(justHurt(justHurt(game, 2)))).toHaveLength(2);
});

test('armour that may be cursed is put on by an option', () => {
  const [wear, onward] = options(unknown(holding('gauntlets-of-ogre-power'), 'gauntlets-of-ogre-power', GAUNTLETS));
  expect(wear).toMatchObject({ subject: { kind: 'wear' }, price: { unsure: 'curse' } });
  expect(onward?.subject).toEqual({ kind: 'onward' });
});

test('a hero too hungry to rest is asked whether to drink, at the price of the potion', () => {
  const hungry = { hunger: { state: 'hungry', turns: 9 } } as const;
  const game = holding('health-potion', { hero: { ...hp(5), ...hungry }, identified: ['health-potion'] });
  expect(options(game)[0]).toMatchObject({ subject: { kind: 'thing' }, price: { left: 1 } });
  expect(act(game, options(game)[0]!.action).game.hero.pools.hp.current).toBe(5 + options(game)[0]!.price.heals!);
});

test('known things are no such choice, nor is anything with an enemy in view', () => {
  const known = holding('health-potion', { hero: hp(28), identified: ['health-potion'] });
  expect(options(known)).toEqual([]);
  const watched = unknown(holding('health-potion', { hero: hp(27) }, '@...r'), 'health-potion', FIZZY);
  expect(options(watched).map(({ subject }) => subject.kind)).not.toContain('onward');
});

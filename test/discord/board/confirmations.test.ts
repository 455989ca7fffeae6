import type { Game } from '../../../src/engine';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import { BotFixture, buttonsInStyle, buttonsOf, controlOf, OTHER_STARTS, textOf } from '../../support/bot-fixture';
import { poolsWith, scenario } from '../../support/scenario';

const victor = (): Game => ({ ...scenario('.@.'), laurel: true });

test('a hero with the laurel may retire after a confirmation', async () => {
  const fixture = new BotFixture(victor());
  const board = await fixture.type('play');
  const question = await fixture.press(controlOf(board, 'retire').custom_id!);
  expect(textOf(question)).toContain('**Sure?**');
  expect(buttonsOf(question)).toEqual(['Retire as victor', 'Not yet']);
  expect(fixture.game.over).toBeNull();
  const end = await fixture.press(controlOf(question, 'do:retire').custom_id!);
  expect(fixture.game.over?.result).toBe('retired');
  expect(buttonsOf(end)).toEqual(['New game', 'Replay', 'Card', ...OTHER_STARTS, 'Share this']);
});

test('/retire asks for the same confirmation', async () => {
  const fixture = new BotFixture(victor());
  expect(buttonsOf(await fixture.type('run retire'))).toEqual(['Retire as victor', 'Not yet']);
  expect(fixture.version).toBe(0);
});

test('without the laurel there is no retiring, and the command says why', async () => {
  const fixture = new BotFixture(scenario('.@.'));
  expect(buttonsOf(await fixture.type('play'))).not.toContain('Retire as victor');
  const note = await fixture.type('run retire');
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(note)).toContain('slain the dragon');
  expect(textOf(await fixture.press('v1|run|0|retire'))).not.toContain('Sure?');
});

describe('the confirmation of a danger', () => {
  /** Game of a badly hurt hero with an enemy beside it and no way out. */
  const cornered = (): Game => scenario('@b', { hero: poolsWith({ hp: { current: 4, max: 30 } }), carried: [] });

  class AdvisedFixture extends BotFixture {
    override board() {
      const board = super.board();
      return { ...board, advice: adviseOn(situationOf(this.game, loadRaws(), board)) };
    }
  }

  const asked = async (fixture: BotFixture, action: string) => {
    await fixture.type('play');
    return fixture.press(`v1|run|${fixture.version}|do:${action}`);
  };

  test('recommends to go on if the action was recommended', async () => {
    const question = await asked(new AdvisedFixture(cornered()), 'fight');
    expect(textOf(question)).toContain('**Sure?**');
    expect(buttonsInStyle(question, 'primary')).toEqual(buttonsOf(question).slice(0, 1));
  });

  test.each([
    ['with anything else', new AdvisedFixture(cornered()), 'abandon'],
    ['without advice', new BotFixture(cornered()), 'fight'],
  ])('does not recommend it %s', async (_, fixture, action) => {
    const question = await asked(fixture, action);
    expect(buttonsInStyle(question, 'primary')).toEqual([]);
    expect(buttonsInStyle(question, 'danger')).toEqual(buttonsOf(question).slice(0, 1));
  });
});

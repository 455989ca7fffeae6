import { attacksOfHero, confused, struck } from '../../support/actions';
import { streams } from '../../support/minds';
import { act, refusal, scenario } from '../../support/scenario';

const sure = true as const;

describe('attacking in a direction', () => {
  test('needs a creature there', () => {
    expect(refusal(scenario('@+'), { kind: 'attack', direction: 'e' })).toEqual({ code: 'nobody-there' });
  });

  test('strikes an enemy at once', () => {
    expect(act(scenario('@w'), { kind: 'attack', direction: 'e' }).turns).toBe(1);
  });

  test('by a confused hero strikes any of the eight neighbours', () => {
    const game = confused(scenario('www\nw@w\nwww'));
    const targets = streams(game, 60).flatMap((stream) =>
      attacksOfHero(act(stream, { kind: 'attack', direction: 'e' }).events).map(({ target }) => target.id),
    );
    expect(new Set(targets).size).toBe(8);
  });

  test.each([
    ['t', 'peasant', { faction: 'townsfolk', strike: 5, kill: 20 }],
    ['k', 'barkeep', { faction: 'townsfolk', strike: 5, kill: 20 }],
    ['d', 'deer', undefined],
  ])('asks before it strikes a harmless %s, and says what that costs', (letter, raw, cost) => {
    const game = scenario(`@${letter}`);
    expect(refusal(game, { kind: 'attack', direction: 'e' })).toEqual({
      code: 'danger',
      danger: 'friendly',
      what: raw,
      ...(cost && { cost }),
    });
    const result = act(game, { kind: 'attack', direction: 'e', sure });
    expect(struck(result)).toBe(true);
  });
});

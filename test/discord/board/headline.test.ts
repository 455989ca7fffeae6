import { boardMessage } from '../../../src/discord/board';
import { storyLines, storyOf } from '../../../src/discord/board/headline';
import type { EventFact, GameEvent } from '../../../src/engine';
import { blankRenderer, boardOf, englishI18n, textOf } from '../../support/bot-fixture';
import { scenario } from '../../support/scenario';

const at = { x: 1, y: 1 };
const hero = { id: 1, raw: 'hero' };
const orc = { id: 7, raw: 'orc' };

const fact = (event: EventFact, turn = 0): GameEvent => ({ ...event, turn, sense: 'seen' });
const blow = (amount: number, target = hero): GameEvent =>
  fact({ kind: 'hit', attacker: orc, target, attack: null, amount, at, from: at });

/** Board of a hero with `current` of 45 hit points. `map` shows who is in sight. */
function boardWith(current: number, events: GameEvent[] = [], map = '@') {
  const board = boardOf(scenario(map));
  return { ...board, view: { ...board.view, events, hero: { ...board.view.hero, hp: { current, max: 45 } } } };
}

const lines = (board: ReturnType<typeof boardWith>, events: GameEvent[]): string[] =>
  storyLines(storyOf(board, events, null, englishI18n));

test('a story is one headline in bold and at most two other lines in order of time', () => {
  const learned = fact({ kind: 'learned', spell: 'zap' });
  const steps = [1, 2, 3].map((xp) => fact({ kind: 'rewarded', xp, gold: 0 }));
  const noise = fact({ kind: 'fighting' });
  expect(lines(boardWith(45), [steps[0]!, learned, steps[1]!, steps[2]!, noise])).toEqual([
    '**You learn Zap!**',
    'You gain 2 experience.',
    'You gain 3 experience.',
  ]);
  expect(lines(boardWith(45), [noise])).toEqual(['**You hear fighting nearby.**']);
  expect(lines(boardWith(45), [])).toEqual([]);
});

test('the lines of a story are the most important ones', () => {
  const alarm = fact({ kind: 'alarmed', who: { id: 7, raw: 'goblin' } });
  const learned = fact({ kind: 'learned', spell: 'zap' });
  const steps = [1, 2].map((xp) => fact({ kind: 'rewarded', xp, gold: 0 }));
  expect(lines(boardWith(45), [alarm, steps[0]!, learned, steps[1]!])).toEqual([
    '**You learn Zap!**',
    expect.stringContaining('Goblin'),
    'You gain 2 experience.',
  ]);
});

describe('a heavy loss in one action', () => {
  test('is the headline, with the hit points left', () => {
    const events = [blow(10), blow(15)];
    const board = boardWith(8, events, '@o');
    expect(lines(board, events)[0]).toBe('⚠️ **You lost 25 HP\\: 8 of 45 left.**');
    const [first] = textOf({ kind: 'update', message: boardMessage(board, blankRenderer(), { events }) }).split('\n');
    expect(first).toBe(lines(board, events)[0]);
  });

  test('is none of other creatures, of a few points, or with many hit points left', () => {
    const headline = (current: number, event: GameEvent) => lines(boardWith(current, [], '@o'), [event])[0];
    expect(headline(8, blow(25, { id: 8, raw: 'rat' }))).not.toContain('lost');
    expect(headline(8, blow(14))).not.toContain('lost');
    expect(headline(23, blow(22))).not.toContain('lost');
  });
});

describe('a narrow escape', () => {
  const ESCAPE = '⚠️ **You got away, with 4 of 45 HP.**';
  const away = fact({ kind: 'stopped', reason: 'lost', what: 'orc', turns: 2 });

  test('is the headline if the attackers are out of sight', () => {
    expect(lines(boardWith(4, [blow(3), away]), [away])[0]).toBe(ESCAPE);
  });

  test('is no headline with an enemy in sight, after a victory, or with many hit points', () => {
    const died = fact({ kind: 'died', who: orc, by: hero, cause: null, at });
    expect(lines(boardWith(4, [blow(3), away], '@o'), [away])[0]).not.toBe(ESCAPE);
    expect(lines(boardWith(4, [blow(3), died]), [died])[0]).not.toBe(ESCAPE);
    expect(lines(boardWith(5, [blow(3), away]), [away])[0]).not.toContain('got away');
  });

  test('is told once, not long after the last blow', () => {
    const later = fact({ kind: 'stopped', reason: 'steps', what: null, turns: 1 }, 9);
    expect(lines(boardWith(4, [blow(3), later]), [later])).toEqual([]);
  });
});

test('an exchange that cost hit points goes before blows that missed', () => {
  const missed = fact({ kind: 'missed', attacker: orc, target: hero, fumble: false, at, from: at }, 1);
  const rat = { id: 9, raw: 'rat' };
  const bite = { ...blow(2), attacker: rat } as GameEvent;
  const stop = fact({ kind: 'stopped', reason: 'limit', what: null, turns: 3 }, 2);
  const events = [bite, { ...bite, turn: 1 }, missed, { ...missed, turn: 2 }, stop];
  expect(lines(boardWith(40, [], '@o'), events)[0]).toMatch(/^\*\*The Rat hit you 2 of 2 times/);
});

test("a blow against the hero goes before the hero's own, and both go before a miss", () => {
  const own = fact({ kind: 'hit', attacker: hero, target: orc, attack: null, amount: 3, at, from: at });
  const missed = fact({ kind: 'missed', attacker: orc, target: hero, fumble: false, at, from: at }, 1);
  expect(lines(boardWith(40), [blow(5), own, missed])[0]).toContain('The Orc hits you for 5');
  expect(lines(boardWith(40), [own, missed])[0]).toContain('You hit the Orc for 3');
});

test('a level goes before the boon that it brings', () => {
  const levelled = fact({ kind: 'levelled', level: 2, attribute: 'quickness' });
  const stop = fact({ kind: 'stopped', reason: 'boon', what: null, turns: 12 });
  const told = lines(boardWith(40), [levelled, fact({ kind: 'boon-earned', level: 2 }), stop]);
  expect(told).toEqual([expect.stringContaining('Welcome to level 2!'), expect.stringContaining('earned a boon')]);
});

test('a named enemy among the dead goes before a new level', () => {
  const slain = ['squeaky-bill', 'rat'].flatMap((raw, n) => [
    fact({ kind: 'died', who: { id: 9 + n, raw }, by: hero, cause: null, at }),
    fact({ kind: 'rewarded', xp: 50, gold: 0 }),
  ]);
  const levelled = fact({ kind: 'levelled', level: 2, attribute: 'might' });
  expect(lines(boardWith(40), [...slain, levelled])[0]).toContain('You kill Squeaky Bill and a Rat');
});

test('an introduced enemy and a wound that ends an action are told only once', () => {
  const wounded = fact({ kind: 'stopped', reason: 'damage', what: 'orc', turns: 4 });
  expect(lines(boardWith(40), [blow(5), wounded])).toEqual(['**The Orc hits you for 5!**']);
  const bill = { id: 9, raw: 'squeaky-bill' };
  const met = fact({ kind: 'met', who: bill, at });
  const stop = fact({ kind: 'stopped', reason: 'hostile', what: bill.raw, turns: 15 });
  expect(lines(boardWith(40), [met, stop])).toEqual([expect.stringMatching(/^\*\*You see Squeaky Bill/)]);
});

test('the end of a run is told as the end, not as a loss of hit points', () => {
  const board = boardWith(0);
  const over = { result: 'died', turn: 3, depth: 2, by: 'orc', cause: null } as const;
  const died = fact({ kind: 'died', who: hero, by: orc, cause: null, at });
  expect(lines({ ...board, view: { ...board.view, over } }, [blow(25), died])[0]).toBe('**You die…**');
});

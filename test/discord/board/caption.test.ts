import { boardMessage } from '../../../src/discord/board';
import {
  hindranceLines,
  newestLines,
  outOfSightLines,
  placeLines,
  rankingLine,
  statusLine,
} from '../../../src/discord/board/caption';
import type { EventFact, GameEvent } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { offered } from '../../support/boons';
import { blankRenderer, boardOf, englishI18n, textOf } from '../../support/bot-fixture';
import { mapped, scenario } from '../../support/scenario';

test('the newest lines within a limit are kept in order, one at least', () => {
  expect(newestLines(['a', 'b', 'c'], 3)).toEqual(['b', 'c']);
  expect(newestLines(['a', 'b', 'c'], 2)).toEqual(['c']);
  expect(newestLines(['a', 'b', 'c'], 5)).toEqual(['a', 'b', 'c']);
  expect(newestLines(['long'], 1)).toEqual(['long']);
  expect(newestLines([], 1)).toEqual([]);
});

test('only an ordinary run of one player is called unranked, because one in a daily dungeon may be practice', () => {
  const board = boardOf(scenario('@'));
  const party = { mode: 'vote', holder: '1', votes: [], needed: 1, open: 0, idle: false, log: [] } as never;
  expect(rankingLine({ ...board, ranked: false }, englishI18n)).toMatch(/^-# ./);
  expect(rankingLine(board, englishI18n)).toBe('');
  expect(rankingLine({ ...board, ranked: false, origin: { kind: 'seed' } }, englishI18n)).toBe('');
  expect(rankingLine({ ...board, ranked: false, party }, englishI18n)).toBe('');
  const origin = { kind: 'daily', scope: 'global', date: '2026-11-20' } as const;
  expect(rankingLine({ ...board, ranked: false, origin }, englishI18n)).toBe('');
});

test('the status is one line of small print with Markdown escaped', () => {
  const status = statusLine(boardOf({ ...scenario('@'), heroName: 'x' }), englishI18n);
  expect(status).toMatch(/^-# \S[^\n]*$/);
});

test('a grey button is explained, but not right after its own action', () => {
  const seen = boardOf(mapped(scenario('@..')));
  expect(hindranceLines(seen, englishI18n, null)).toEqual(['-# There is nothing left to explore here.']);
  expect(hindranceLines(seen, englishI18n, { kind: 'explore' })).toEqual([]);
});

test.each(Object.values(LOCALES))('$id: things that the hero knows only from a map are not called seen', (locale) => {
  const read = boardOf(mapped(scenario('@..#..!')));
  const [line] = hindranceLines(read, createI18n(loadRaws(), locale), null);
  expect(line).toMatch(/^-# \S/);
  expect(line).not.toMatch(/\bseen\b|gesehen|visto/);
});

describe('an enemy that came into sight in the act and is gone now', () => {
  const alone = boardOf(scenario('@...'));
  const wolf = { id: 77, raw: 'mangy-wolf' };
  const at = { x: 3, y: 1 };
  const fact = (event: EventFact): GameEvent => ({ ...event, turn: 1, sense: 'seen' });
  const came = fact({ kind: 'noticed', who: wolf, at });
  const linesOf = (...events: GameEvent[]) => outOfSightLines(alone, events, englishI18n);
  const GONE = ['-# There is no enemy in sight.'];

  test('is called gone, because Fight is grey for that reason', () => {
    expect(linesOf(came)).toEqual(GONE);
    expect(textOf({ kind: 'update', message: boardMessage(alone, blankRenderer(), { events: [came] }) })).toContain(
      GONE[0],
    );
    expect(linesOf(fact({ kind: 'met', who: wolf, at }))).toEqual(GONE);
    expect(linesOf()).toEqual([]);
    const beset = scenario('@..w');
    expect(outOfSightLines(boardOf(beset), [came], englishI18n)).toEqual([]);
  });

  test('is not mentioned while a boon is to be chosen', () => {
    expect(outOfSightLines(boardOf(offered(scenario('@...'), ['wildfire'])), [came], englishI18n)).toEqual([]);
  });

  test('is not mentioned if it died, stayed on another level, or ended the act', () => {
    expect(linesOf(came, fact({ kind: 'died', who: wolf, by: null, cause: null, at }))).toEqual([]);
    expect(linesOf(came, fact({ kind: 'arrived', depth: 3, recipe: 'caverns', first: true, way: 'stairs' }))).toEqual(
      [],
    );
    expect(linesOf(came, fact({ kind: 'stopped', reason: 'lost', what: wolf.raw, turns: 2 }))).toEqual([]);
  });
});

test('advice to go down because a trap blocks the rest does not claim that all was explored', () => {
  const action = { kind: 'descend' } as const;
  const board = {
    ...boardOf(scenario(`>.@X${'.'.repeat(12)}`)),
    advice: { action, reason: 'explored' },
  } as const;
  const words = textOf({ kind: 'update', message: boardMessage(board, blankRenderer()) });
  expect(words).toContain('What is left to see lies beyond a Bear Trap.');
  expect(words).toContain('Explore leads no further here');
});

test('an earned boon is said to wait for an empty view, but not if the choice is open already', () => {
  const earned: GameEvent = { kind: 'boon-earned', level: 2, turn: 1, sense: 'self' };
  const told = (drawing: string): string => {
    const message = boardMessage(boardOf(offered(scenario(drawing), ['wildfire'])), blankRenderer(), {
      events: [earned],
    });
    return textOf({ kind: 'update', message });
  };
  expect(told('@...')).not.toContain('no enemy is in sight');
  expect(told('@..w')).toContain('-# Choose the boon when no enemy is in sight.');
});

describe('the first arrival on a level', () => {
  const linesAt = (depth: number, first: boolean, campaign?: string): string[] => {
    const arrived = { kind: 'arrived', first, way: 'stairs', depth, recipe: 'forest', turn: 1, sense: 'self' };
    const game = { ...scenario('.@.', { depth }), ...(campaign && { campaign }) };
    return placeLines(boardOf(game), [arrived as GameEvent], englishI18n);
  };

  test("shows the lines of the campaign's help for that depth", () => {
    expect(linesAt(7, true, 'amulet')).toEqual([expect.stringMatching(/^💡 Firecaps, Sporecaps and Deathcaps/)]);
    expect(linesAt(12, true, 'amulet')).toEqual([expect.stringMatching(/^💡 The citadel has three ways in/)]);
    expect(linesAt(8, true, 'amulet')).toEqual([]);
  });

  test('leaves twists to the log', () => {
    expect(linesAt(13, true, 'amulet')).toHaveLength(1);
  });

  test('is the only moment for these lines', () => {
    expect(linesAt(7, false, 'amulet')).toEqual([]);
    expect(linesAt(7, true)).toEqual([]);
  });

  test('shows the lines in the message of the board', () => {
    const arrived = { kind: 'arrived', first: true, way: 'stairs', depth: 7, recipe: 'forest', turn: 0, sense: 'self' };
    const board = boardOf({ ...scenario('.@.', { depth: 7 }), campaign: 'amulet' });
    const message = boardMessage(board, blankRenderer(), { events: [arrived as GameEvent] });
    expect(JSON.stringify(message.components)).toContain('💡 Firecaps');
  });
});

import { CensusTaker } from '../../../scripts/simulate/census';
import type { Action, Game } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { dryScenario } from '../../support/fire';
import { act, find, type ScenarioOptions } from '../../support/scenario';

/** Returns what the census counts of one action. */
function censusOf(drawing: string, options: ScenarioOptions, choose: (game: Game) => Action) {
  const before = dryScenario(drawing, options);
  const taker = new CensusTaker(loadRaws());
  const action = choose(before);
  const { game, events } = act(before, action);
  taker.add(before, action, game, events);
  return taker.result(game);
}

test('a flask that sets a table on fire counts as kindling, and the table as burnt', () => {
  const { kindling, consumed } = censusOf('@...T', { carried: ['fire-flask'] }, (game) => ({
    kind: 'use',
    item: find(game, 'fire-flask').id,
    at: find(game, 'table').position!,
  }));
  expect([kindling, consumed]).toEqual([['fire-flask'], ['table']]);
});

test('a spell that sets grass on fire counts as kindling', () => {
  const knownSpells = [{ spell: 'fire-ring', manaCost: 0 }];
  const { kindling } = censusOf('@.""', { hero: { knownSpells } }, () => ({
    kind: 'cast',
    spell: 'fire-ring',
    sure: true,
  }));
  expect(kindling).toEqual(['fire-ring']);
});

test('a thrown weapon counts as thrown, though it was never used', () => {
  const { thrown, used } = censusOf('@.r', { carried: ['dagger'] }, (game) => ({
    kind: 'throw',
    item: find(game, 'dagger').id,
    at: find(game, 'rat').position!,
  }));
  expect([thrown, used]).toEqual([['dagger'], []]);
});

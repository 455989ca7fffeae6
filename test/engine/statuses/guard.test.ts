import { armorClass } from '../../../src/engine/formulas';
import { loadRaws } from '../../../src/raws';
import { changed, find, scenario } from '../../support/scenario';

const raws = loadRaws();

it('counts as armour while it lasts', () => {
  const bare = scenario('@.r');
  const armor = (...guards: number[]): number => {
    const game = changed(bare, (draft) => {
      find(draft, 'rat').statuses = guards.map((armor) => ({
        kind: 'guard',
        source: 'rat',
        turns: 3,
        by: null,
        armor,
      }));
    });
    return armorClass({ raws, game }, find(game, 'rat')) - armorClass({ raws, game: bare }, find(bare, 'rat'));
  };
  expect([armor(), armor(16), armor(2)]).toEqual([0, 16, 2]);
});

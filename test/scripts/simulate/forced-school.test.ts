import { UsageError } from '../../../scripts/lib/command-line';
import { forcedPick, schoolOption } from '../../../scripts/simulate/forced-school';
import { turn } from '../../../src/engine';
import { SCHOOLS } from '../../../src/engine/vocabulary/school';
import { loadRaws } from '../../../src/raws';
import { offered, withBoons } from '../../support/boons';
import { scenario } from '../../support/scenario';

const raws = loadRaws();
const OFFER = ['wildfire', 'toxins', 'bulwark'];

test.each(SCHOOLS)('the first two boons are of the school %s', (school) => {
  let game = offered(scenario('@'), OFFER, [3, 5]);
  for (let picks = 0; picks < 2; picks++) {
    const forced = forcedPick(raws, game, school)!;
    const result = turn(forced.game, forced.action, raws);
    if (!result.ok) throw new Error('refused');
    game = result.game;
  }
  expect(game.hero.boons?.map((id) => raws.boon[id]?.school)).toEqual([school, school]);
  expect(forcedPick(raws, game, school)).toBeNull();
});

test('no boon is forced without an offer, or while an enemy is in view', () => {
  expect(forcedPick(raws, scenario('@'), 'fire')).toBeNull();
  expect(forcedPick(raws, offered(scenario('@..w'), OFFER), 'fire')).toBeNull();
  expect(forcedPick(raws, withBoons(offered(scenario('@'), OFFER), 'ox-back', 'riposte'), 'fire')).toBeNull();
});

test('an unknown school is refused, and so is a recording', () => {
  expect(schoolOption({})).toEqual({});
  expect(schoolOption({ school: 'venom' })).toEqual({ schools: ['venom'] });
  expect(schoolOption({ school: 'all' })).toEqual({ schools: SCHOOLS });
  expect(() => schoolOption({ school: 'water' })).toThrow(UsageError);
  expect(() => schoolOption({ school: 'fire', record: 'runs' })).toThrow(UsageError);
});

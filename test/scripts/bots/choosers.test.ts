import { optionsOf } from '../../../scripts/bots/parts/options';
import { searcher } from '../../../scripts/bots/searcher';
import type { Action, Game } from '../../../src/engine';
import { offered } from '../../support/boons';
import { botChoice, botSituation } from '../../support/bot-choice';
import { poolsWith, type ScenarioOptions, scenario } from '../../support/scenario';

const MISSILE = 'magic-missile-scroll';
const PORTAL = 'town-portal-scroll';
const pools = (current: number) => poolsWith({ hp: { current, max: 30 } });
const zapper = { ...pools(30), knownSpells: [{ spell: 'zap', manaCost: 1 }] };

const armed = (map: string, current: number, { carried = [MISSILE], ...options }: ScenarioOptions = {}): Game =>
  scenario(map, { hero: pools(current), carried, identified: carried, ...options });

/** Board on which the player must choose: fight the dragon or leave by the stairs under the hero. */
const strongEnemy = (): Game => onStairs(scenario('.......\n<@....D', { hero: pools(20) }));

/** The game with the hero one cell farther left. */
const onStairs = (game: Game): Game => ({
  ...game,
  hero: { ...game.hero, position: { x: game.hero.position!.x - 1, y: game.hero.position!.y } },
});

const optionsIn = (game: Game): [string, number | null][] =>
  optionsOf(botSituation(game)).map(({ action: { kind }, loss }) => [
    kind,
    loss === null ? null : Math.round(10 * loss) / 10,
  ]);
const kindsIn = (game: Game): string[] => optionsIn(game).map(([kind]) => kind);

describe('the options of a board are', () => {
  test('none if one button is recommended', () => {
    expect(optionsIn(scenario('@..r', { hero: pools(30) }))).toEqual([]);
  });

  test('to fight or to leave by the stairs', () => {
    expect(kindsIn(strongEnemy())).toEqual(['fight', 'ascend']);
  });

  test('to fight or to spend a scroll, each with its mean loss', () => {
    const [fight, spend] = optionsIn(armed('@..b', 9));
    expect([fight?.[0], spend?.[0]]).toEqual(['fight', 'use']);
    expect(fight?.[1]).toBeGreaterThan(spend?.[1] ?? Number.NaN);
  });

  test('to fight or to open a portal', () => {
    expect(kindsIn(armed('@b', 4, { carried: [PORTAL] }))).toEqual(['fight', 'use']);
  });

  test('to fight or to drink an unknown potion', () => {
    const aliases: Game['aliases'] = { 'health-potion': { kind: 'potion', adjective: 'fizzy', colour: 'red' } };
    const game = scenario('@b', { hero: pools(4), carried: ['health-potion'] });
    expect(kindsIn({ ...game, aliases })).toEqual(['fight', 'use']);
  });

  test('to retire or to go on after victory', () => {
    const won: Game = {
      ...scenario('@..>', { depth: 6, hero: pools(30) }),
      laurel: true,
      events: [{ kind: 'laurel', turn: 1, sense: 'self' }],
    };
    expect(kindsIn(won)).toEqual(['retire', 'descend']);
  });
});

describe('the masher', () => {
  test.each([
    ['fights a foe that it sees', '@...w', 'fight'],
    ['explores with no foe in sight', `@.%${'.'.repeat(20)}`, 'explore'],
    ['goes down once there is nothing left to explore', '@..>', 'descend'],
  ])('%s', (_, map, kind) => {
    expect(botChoice('masher', scenario(map, { hero: pools(30) })).kind).toBe(kind);
  });

  test('fights even when nearly dead', () => {
    expect(botChoice('masher', armed('@...w', 2, { carried: ['health-potion'] }))).toEqual({
      kind: 'fight',
      sure: true,
    });
  });
});

test.each(['follower', 'first', 'reader', 'spender', 'searcher'] as const)('the %s presses the blue button', (bot) => {
  expect(botChoice(bot, scenario('@.!>', { hero: pools(30) })).kind).toBe('fetch');
});

describe('if the board recommends nothing,', () => {
  test('the first bot takes the first option', () => {
    expect(botChoice('first', strongEnemy()).kind).toBe('fight');
  });

  test('the follower takes any option', () => {
    const kinds = Array.from({ length: 30 }, (_, n) => botChoice('follower', strongEnemy(), { seed: `${n}` }).kind);
    expect(new Set(kinds)).toEqual(new Set(['fight', 'ascend']));
  });

  test('the reader takes the option with the smallest stated loss', () => {
    expect(botChoice('reader', armed('@..b', 9)).kind).toBe('use');
  });

  test('the reader takes an option with a stated loss before one without', () => {
    expect(botChoice('reader', strongEnemy()).kind).toBe('fight');
  });

  test('the spender takes the strongest item', () => {
    expect(botChoice('spender', armed('@..b', 9)).kind).toBe('use');
  });
});

describe('the spender', () => {
  const reads = (game: Game): boolean => botChoice('spender', game).kind === 'use';

  test('spends on a fight that would cost more than 15 %', () => {
    expect(reads(armed('@..b', 30))).toBe(true);
  });

  test('spends nothing on a fight that costs less', () => {
    expect(reads(armed('@..r', 30, { worn: ['battleaxe', 'chainmail-armor'] }))).toBe(false);
  });

  test('uses nothing that does not reach the foe', () => {
    expect(reads(armed(`@${'.'.repeat(11)}b`, 9))).toBe(false);
  });

  test('casts its strongest spell', () => {
    const knownSpells = ['zap', 'venom'].map((spell) => ({ spell, manaCost: 1 }));
    const game = scenario('@..b', { hero: { ...pools(9), knownSpells }, carried: [] });
    expect(botChoice('spender', game)).toMatchObject({ kind: 'cast', spell: 'venom' });
  });

  test('reads a scroll that is stronger than its spell', () => {
    const game = scenario('@..b', { hero: { ...zapper, ...pools(9) }, carried: [MISSILE], identified: [MISSILE] });
    expect(botChoice('spender', game).kind).toBe('use');
  });

  test('shoots if it has nothing else', () => {
    const game = scenario('@...b', { hero: pools(9), carried: [], worn: ['dagger', 'shortbow'] });
    expect(botChoice('spender', game)).toMatchObject({ kind: 'fire' });
  });
});

describe('the searcher', () => {
  test.each(['fight', 'use'])('takes the option with the greatest worth: %s', (best) => {
    const rollouts = { worth: ({ kind }: Action) => (kind === best ? 0.9 : 0.8) };
    const situation = Object.create(botSituation(armed('@..b', 9)), { rollouts: { value: rollouts } });
    expect(searcher(situation).next().value).toMatchObject({ kind: best });
  });

  test('plays each option on', () => {
    expect(botChoice('searcher', armed('@..b', 4)).kind).toBe('use');
  });
});

describe('a boon', () => {
  const offering = (offer: string[]): Game => offered(scenario('@'), offer);

  test.each(['planner', 'careful', 'fighter'] as const)('is taken by %s at once', (bot) => {
    expect(botChoice(bot, offering(['wildfire', 'toxins', 'bulwark']))).toMatchObject({ kind: 'answer' });
  });

  test('is judged by the planner: armour counts for more than knowing potions', () => {
    expect(botChoice('planner', offering(['toxins', 'steadfast', 'gold-nose']))).toEqual({ kind: 'answer', option: 2 });
  });

  test('is an option like any other to bots that press buttons', () => {
    expect(optionsIn(offering(['wildfire', 'toxins', 'bulwark'])).map(([kind]) => kind)).toEqual(
      Array(3).fill('answer'),
    );
    expect(botChoice('first', offering(['wildfire', 'toxins', 'bulwark']))).toEqual({ kind: 'answer', option: 1 });
  });
});

import { type Game, legalActions } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { attacksOfHero, stopped } from '../../support/actions';
import { streams } from '../../support/minds';
import { act, all, changed, find, refusal, scenario, withPortalUnder } from '../../support/scenario';

/** Enemies that stay where they are and hurt nobody. */
const legend = {
  w: { raw: 'mangy-wolf', initiative: 10000 },
  o: { raw: 'orc', initiative: 10000, naturalArmor: 40 },
  D: { raw: 'black-dragon', initiative: 10000, naturalArmor: 99 },
} as const;

test('the hero approaches the nearest enemy and attacks it', () => {
  const { events } = act(scenario('w....@..w', { legend: { ...legend } }), { kind: 'fight' });
  expect(attacksOfHero(events)[0]).toMatchObject({
    target: { raw: 'mangy-wolf' },
    at: { x: 9, y: 1 },
    from: { x: 8, y: 1 },
  });
});

test('the hero turns to an enemy that comes beside it on the way to another', () => {
  const far = { raw: 'bandit', initiative: 10000 };
  const game = scenario('@......s\n.......b\n........', { legend: { s: far } });
  const [, coming] = all(game, 'bandit');
  const { events } = act(game, { kind: 'fight' });
  expect(attacksOfHero(events)[0]).toMatchObject({ target: { id: coming!.id } });
});

test('a fight has ten blows of the hero at most', () => {
  const { events, turns } = act(scenario('@o', { legend: { ...legend } }), { kind: 'fight' });
  expect(attacksOfHero(events)).toHaveLength(10);
  expect(turns).toBe(10);
  expect(stopped(events)).toMatchObject({ reason: 'limit', what: 'orc', turns: 10 });
});

test('hunger does not end a fight', () => {
  const game = scenario('@o', { legend: { ...legend }, hero: { hunger: { state: 'normal', turns: 3 } }, carried: [] });
  const { game: after, events } = act(game, { kind: 'fight' });
  expect(after.hero.hunger?.state).toBe('hungry');
  expect(stopped(events)).toMatchObject({ reason: 'limit', turns: 10 });
});

test('a fight ends with the death of the enemy', () => {
  const weak = changed(scenario('@w', { legend: { ...legend }, seed: 'hit' }), (draft) => {
    for (const level of Object.values(draft.levels)) {
      if ('entities' in level) for (const { pools } of level.entities) if (pools) pools.hp.current = 1;
    }
  });
  let game = weak;
  for (let click = 0; click < 10; click++) {
    const { game: next, events } = act(game, { kind: 'fight' });
    game = next;
    if (!events.some(({ kind }) => kind === 'died')) continue;
    expect(stopped(events)).toMatchObject({ reason: 'done', what: 'mangy-wolf' });
    return;
  }
  throw new Error('the wolf would not die');
});

/** Game with a wolf that always hits, deals `damage`, and cannot be hit. */
const biting = (damage: string, hp: number): Game =>
  changed(
    scenario('@w', {
      legend: {
        w: {
          raw: 'mangy-wolf',
          naturalArmor: 60,
          naturalAttacks: [{ name: 'bite', hitBonus: 90, damage }],
          abilities: [],
        },
      },
      hero: { skills: { defense: -20 } },
    }),
    ({ hero }) => {
      if (hero.pools) hero.pools.hp.current = hp;
    },
  );
const full = scenario('@').hero.pools?.hp.max ?? 0;

test('blows that the hero can bear do not end a fight', () => {
  const strong = changed(biting('1d1+4', full), ({ hero }) => {
    if (hero.pools) hero.pools.hp = { current: 60, max: 60 };
  });
  const result = act(strong, { kind: 'fight' });
  expect(result.events.some((event) => event.kind === 'hit' && event.amount > 0)).toBe(true);
  expect(stopped(result.events)).toMatchObject({ reason: 'limit', what: 'mangy-wolf' });
});

test.each([
  ['a quarter of the hit points is lost', '1d1+9', full],
  ['less than half of them is left', '1d1+4', full / 2 + 1],
])('a fight ends when %s', (_, damage, hp) => {
  const { events, turns } = act(biting(damage, hp), { kind: 'fight' });
  expect(stopped(events)).toMatchObject({ reason: 'damage', what: 'mangy-wolf' });
  expect(turns).toBeLessThan(3);
});

test('the last blow of an enemy that dies in the same turn does not end a fight', () => {
  let seen = 0;
  for (const stream of streams(biting('1d1+4', Math.ceil(full / 2)), 40)) {
    const dying = changed(stream, (draft) => {
      const wolf = find(draft, 'mangy-wolf');
      Object.assign(wolf, { naturalArmor: 1, pools: { ...wolf.pools, hp: { current: 1, max: 9 } } });
    });
    const { events } = act(dying, { kind: 'fight' });
    const death = events.find(({ kind }) => kind === 'died');
    const last = events.some(
      (event) => event.kind === 'hit' && event.target.id === 1 && event.amount > 0 && event.turn === death?.turn,
    );
    if (!last) continue;
    seen += 1;
    expect(stopped(events)).toMatchObject({ reason: 'done', what: 'mangy-wolf' });
  }
  expect(seen).toBeGreaterThan(0);
});

test('a hero below half of the hit points fights on until badly hurt', () => {
  const { game, events } = act(biting('1d1+4', full / 2 - 1), { kind: 'fight' });
  expect(events.filter((event) => event.kind === 'hit' && event.amount > 0).length).toBeGreaterThan(1);
  expect(stopped(events)).toMatchObject({ reason: 'damage', what: 'mangy-wolf' });
  expect(game.hero.pools?.hp.current).toBeLessThan(0.35 * full);
});

/** Rats that die of any blow and neither move nor hit. */
const rats = { r: { raw: 'rat', naturalArmor: -60, initiative: 10000 } } as const;

test('a fight goes on with the next enemy in view while the odds are fair', () => {
  const { game, events } = act(scenario('@r.r', { legend: rats }), { kind: 'fight' });
  expect(game.kills).toBe(2);
  expect(stopped(events)).toMatchObject({ reason: 'done', what: 'rat' });
});

test('a fight does not go on with an enemy that would win', () => {
  const { game, events } = act(scenario('@r....D', { legend: { ...legend, ...rats } }), { kind: 'fight' });
  expect(game.kills).toBe(1);
  expect(stopped(events)).toMatchObject({ reason: 'done', what: 'rat' });
});

test('a fight does not go on with the next enemy after a loss of a quarter of the hit points', () => {
  const game = changed(scenario('@r.r', { legend: rats }), ({ hero }) => {
    hero.statuses = [{ kind: 'damage-over-time', source: 'venom', turns: 9, by: null, damage: 8 }];
    if (hero.pools) hero.pools.hp.current -= 1;
  });
  expect(act(game, { kind: 'fight' }).game.kills).toBe(1);
});

test('a weak enemy that joins does not end a fight', () => {
  const map = `
    @....r
    ##.###
    ##r###`;
  const { game, events } = act(scenario(map, { legend: rats }), { kind: 'fight' });
  expect(game.hero.position).toEqual({ x: 5, y: 1 });
  expect(stopped(events)).toMatchObject({ reason: 'done', what: 'rat' });
});

test('hits without damage do not end a fight', () => {
  const { events } = act(biting('1d1', Math.ceil(full / 2) - 1), { kind: 'fight' });
  expect(events.some((event) => event.kind === 'hit' && event.amount === 0)).toBe(true);
  expect(stopped(events)).toMatchObject({ reason: 'limit' });
});

test('misses do not end a fight', () => {
  const game = scenario('@w', {
    legend: { w: { raw: 'mangy-wolf', naturalArmor: 60 } },
    hero: { skills: { defense: 99 }, statuses: [] },
  });
  expect(stopped(act(game, { kind: 'fight' }).events)).toMatchObject({ reason: 'limit', what: 'mangy-wolf' });
});

test('a fight ends at once when the enemy flies out of sight', () => {
  const map = `
    D.@..............
    .................`;
  const struck = changed(scenario(map), (draft) => {
    const dragon = find(draft, 'black-dragon');
    Object.assign(dragon, { harmedBy: { id: 1, turn: 0 }, naturalArmor: 99, initiative: 1 });
    dragon.pools!.hp.current = 20;
    Object.assign(draft.hero, { initiative: 1, naturalArmor: 99 });
  });
  const { game, events } = act(struck, { kind: 'fight' });
  expect(stopped(events)).toMatchObject({ reason: 'lost', what: 'black-dragon' });
  expect(game.hero.position).toEqual({ x: 3, y: 1 });
});

/** Game with a wolf that flees round a corner. */
const running = () =>
  changed(
    scenario(
      `
      @...w.##
      #####.##
      #####...`,
      { legend: { w: { raw: 'mangy-wolf', coward: true, afraidOf: 1 } }, depth: 1 },
    ),
    (draft) => {
      const { pools } = find(draft, 'mangy-wolf');
      if (pools) pools.hp.current = 1;
    },
  );

test('the hero follows an enemy to where it was last seen, and then the fight ends', () => {
  const { game: after, events } = act(running(), { kind: 'fight' });
  expect(after.hero.position).toEqual({ x: 5, y: 1 });
  expect(stopped(events)).toMatchObject({ reason: 'lost', what: 'mangy-wolf' });
});

test('the hero follows nobody into a portal', () => {
  const { game: after, events } = act(withPortalUnder(running(), 'mangy-wolf'), { kind: 'fight' });
  expect(after.depth).toBe(1);
  expect(stopped(events)).toMatchObject({ reason: 'lost', what: 'mangy-wolf' });
});

test('a second enemy that comes into view ends a fight', () => {
  const game = scenario(
    `
    @....w
    ##.###
    ##o###`,
    { legend: { ...legend } },
  );
  const { game: next, events } = act(game, { kind: 'fight' });
  expect(stopped(events)).toMatchObject({ reason: 'group', what: 'orc' });
  expect(next.hero.position?.x).toBeLessThan(5);
});

test('the hero strikes the nearest cell of a big enemy', () => {
  const game = scenario(
    `
    @...
    ..D.
    ....`,
    { legend: { ...legend } },
  );
  const { events } = act(game, { kind: 'fight' });
  expect(attacksOfHero(events).length).toBeGreaterThan(0);
});

test('the hero walks round a known trap to the enemy', () => {
  const { events } = act(
    scenario(
      `
    ....
    @X.o
    ....`,
      { legend: { ...legend } },
    ),
    { kind: 'fight' },
  );
  expect(events.some(({ kind }) => kind === 'triggered')).toBe(false);
  expect(attacksOfHero(events).length).toBeGreaterThan(0);
});

test('a fight is refused if no enemy is in view', () => {
  expect(refusal(scenario('@.t'), { kind: 'fight' })).toEqual({ code: 'no-enemy' });
});

test('a fight is refused if water lies before the only enemy', () => {
  expect(refusal(scenario('@.~.w'), { kind: 'fight' })).toEqual({ code: 'no-path' });
});

test('a fight at low health needs a confirmation', () => {
  const game = changed(scenario('@w'), ({ hero }) => {
    if (hero.pools) hero.pools.hp.current = 5;
  });
  expect(refusal(game, { kind: 'fight' })).toEqual({ code: 'danger', danger: 'low-health', what: null });
  expect(legalActions(game, loadRaws())).toContainEqual({ kind: 'fight', sure: true });
  expect(act(game, { kind: 'fight', sure: true }).turns).toBeGreaterThan(0);
});

test('a fight at low health ends with every wound', () => {
  const { events } = act(biting('1d1+4', 10), { kind: 'fight', sure: true });
  expect(stopped(events)).toMatchObject({ reason: 'damage', what: 'mangy-wolf' });
});

test('a fight goes on below half of the hit points while the rest of it is easy', () => {
  const naturalAttacks = [{ name: 'bite', hitBonus: 90, damage: '1d1+5' }];
  const pools = { pools: { ...scenario('@').hero.pools, hp: { current: 30, max: 30 } } };
  const wolf = { raw: 'mangy-wolf', naturalArmor: -60, naturalAttacks, ...pools };
  const hurt = changed(scenario('@w', { legend: { w: wolf }, worn: ['battleaxe'] }), ({ hero }) => {
    hero.pools.hp = { current: 51, max: 100 };
  });
  const ends = streams(hurt, 20).map((stream) => act(stream, { kind: 'fight' }));
  for (const { events } of ends) expect(stopped(events)).toMatchObject({ reason: 'done' });
  expect(ends.some(({ game }) => game.hero.pools.hp.current < 49)).toBe(true);
});

describe('an enemy without a known path', () => {
  test('is approached by way of the nearest unknown ground', () => {
    const { events } = act(
      scenario(
        `
        @.~~~~~w
        #+#####.
        #.......`,
        { legend },
      ),
      { kind: 'fight' },
    );
    expect(events.some(({ kind }) => kind === 'opened')).toBe(true);
  });

  test('is approached so even while it is out of sight on the way', () => {
    const game = scenario(
      `
      @~~~~~~w
      #.#####.
      ##+####.
      ##......`,
      { legend },
    );
    const { events } = act(game, { kind: 'fight' });
    expect(events.some(({ kind }) => kind === 'opened')).toBe(true);
    expect(attacksOfHero(events)[0]).toMatchObject({ target: { raw: 'mangy-wolf' } });
  });

  test('is left alone if no unknown ground is nearer to it', () => {
    const game = scenario(
      `
      .+.@~~~~w
      ########.`,
      { legend },
    );
    expect(refusal(game, { kind: 'fight' })).toEqual({ code: 'no-path' });
  });
});

test('the hero strikes no bystander on the way to an enemy', () => {
  const deer = { raw: 'deer', moveMode: 'static', faction: 'herbivores', viewshed: { range: 0 } } as const;
  expect(refusal(scenario('@d.w', { legend: { ...legend, d: deer } }), { kind: 'fight' })).toEqual({ code: 'no-path' });
});

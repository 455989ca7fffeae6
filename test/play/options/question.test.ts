import { type Alias, type Game, legalActions, type Status, turn } from '../../../src/engine';
import { choiceMade } from '../../../src/play/options/last-choice';
import type { Option } from '../../../src/play/options/option';
import { optionsIn } from '../../../src/play/options/question';
import { loadRaws } from '../../../src/raws';
import { offered } from '../../support/boons';
import { dryScenario } from '../../support/fire';
import { act, changed, here, type Legend, mapped, scenario } from '../../support/scenario';
import { pools, situationIn } from '../advice/advice-on';

const raws = loadRaws();

const options = (game: Game): Option[] => optionsIn(situationIn(game));
const kinds = (game: Game): string[] => options(game).map(({ kind }) => kind);

const zapper = { ...pools(30), knownSpells: [{ spell: 'zap', manaCost: 1 }] };
const FIREBALL = 'fireball-scroll';
const PORTAL = 'town-portal-scroll';
const webber = { ...pools(30), knownSpells: [{ spell: 'web', manaCost: 2 }] };
const poisoner = { knownSpells: [{ spell: 'venom', manaCost: 2 }] };
const carrying = (...carried: string[]) => ({ carried, identified: carried });

describe('nothing is asked', () => {
  test.each([
    ['if nobody is in view', scenario('@....')],
    ['if the fight costs little', scenario('@.r', { hero: { ...zapper, ...pools(30) } })],
    ['if the fight is the only way', scenario('@b', { hero: pools(9), carried: [] })],
  ])('%s', (_, game) => {
    expect(options(game)).toEqual([]);
  });
});

describe('a costly fight is weighed against', () => {
  test.each<[string, Game, string[]]>([
    ['a spell', scenario('@..b', { hero: zapper }), ['fight', 'spell']],
    ['a scroll', scenario('@..b', { hero: pools(20), ...carrying(FIREBALL) }), ['fight', 'thing']],
    ['a spell that slows', scenario('@..bb', { hero: webber }), ['fight', 'spell', 'place']],
    ['a portal', scenario('@b', { hero: pools(9), ...carrying(PORTAL) }), ['fight', 'leave']],
    ['near stairs', scenario('.......\n>@....D', { hero: pools(30) }), ['fight', 'leave']],
    ['a potion to throw', scenario('@..b', { hero: pools(20), ...carrying('poison-potion') }), ['fight', 'thing']],
    ['a healing potion', scenario('@b', { hero: pools(8), ...carrying('health-potion') }), ['fight', 'thing']],
  ])('%s', (_, game, expected) => {
    expect(kinds(game)).toEqual(expected);
  });

  test('a step back, but only from an enemy that is too slow to follow at once', () => {
    const slow: Status = { kind: 'slow', source: 'web', turns: 5, by: null, penalty: 10 };
    const bandits = (...statuses: Status[]) =>
      scenario('....@..bb', { hero: pools(9), legend: { b: { raw: 'bandit', statuses } }, carried: [] });
    const subjects = (game: Game) => options(game).map(({ subject }) => subject.kind);
    expect(subjects(bandits(slow))).toContain('back');
    expect(subjects(bandits())).not.toContain('back');
  });

  test('stairs, but far stairs only after the fight', () => {
    const slipping = (steps: number) =>
      kinds(
        mapped(scenario(`>${'.'.repeat(steps - 1)}@..b`, { hero: { ...zapper, ...pools(20) }, ...carrying(FIREBALL) })),
      );
    expect(slipping(5)).toEqual(['spell', 'thing', 'leave']);
    expect(slipping(40)).toEqual(['fight', 'spell', 'thing']);
  });

  test('stairs, except if somebody beside the hero would follow', () => {
    expect(kinds(scenario('>@b', { hero: pools(9), carried: [] }))).toEqual([]);
  });

  test('the death of a captain, which buys peace', () => {
    const legend = { C: 'ash-captain', V: 'vault-hound' } as const;
    const fight = scenario('@C.\n.V.', { legend, hero: pools(300), ...carrying(FIREBALL) });
    const game = changed(fight, (draft) => {
      const captain = here(draft).entities.find(({ raw }) => raw === 'ash-captain')!.id;
      draft.hunt = { depth: draft.depth, at: 0, next: 1, captain };
    });
    expect(options(fight)[0]).toMatchObject({ subject: { kind: 'fight' } });
    const [first] = options(game);
    expect(first).toMatchObject({
      ...{ kind: 'fight', subject: { kind: 'captain' }, price: { peace: true } },
      action: { kind: 'attack', direction: 'e' },
    });
  });

  test('a corridor in a few steps, if there are several enemies', () => {
    const map = '#####....b\n.....@...b\n#####....b';
    const places = options(scenario(map, { hero: pools(30), carried: [] })).filter(({ kind }) => kind === 'place');
    expect(places).toMatchObject([{ action: { kind: 'move', direction: 'w' }, subject: { kind: 'narrows' } }]);
  });

  test('the wait for enemies that come, in a corridor, and no other place', () => {
    const held = (row: string) => options(scenario(`#####....b\n${row}\n#####....b`, { hero: pools(30), carried: [] }));
    expect(held('...@.....b').filter(({ kind }) => kind === 'place')).toMatchObject([
      { action: { kind: 'wait' }, subject: { kind: 'hold' }, price: { loss: expect.any(Number) } },
    ]);
    expect(held('...@b....b').filter(({ kind }) => kind === 'place')).toEqual([]);
  });

  test('no wait for enemies that have not come for some turns', () => {
    const legend = { b: { raw: 'bandit', initiative: 10_000 } };
    const game = scenario('#####....b\n...@.....b\n#####....b', { hero: pools(30), carried: [], legend });
    const waited = (turns: number) =>
      Array.from({ length: turns }).reduce<Game>((now) => act(now, { kind: 'wait' }).game, game);
    expect(kinds(waited(8))).toContain('place');
    expect(kinds(waited(9))).not.toContain('place');
  });

  test('no corridor, if the hero knows that enemies can come from both sides', () => {
    const map = '.####....b\n.....@...b\n.####.....\n..........';
    expect(kinds(mapped(scenario(map, { hero: pools(30), carried: [] })))).not.toContain('place');
  });

  /** Game in which the hero has one item and does not know its type. */
  const untried = (drawing: string, raw: string, hp: number, alias: Alias): Game =>
    changed(scenario(drawing, { hero: pools(hp), carried: [raw] }), (draft) => {
      draft.aliases = { [raw]: alias };
    });

  test('an unknown potion, if the hero is hurt and knows of nothing better', () => {
    const potion = (hp: number) =>
      untried('@b', 'health-potion', hp, { kind: 'potion', adjective: 'fizzy', colour: 'red' });
    expect(options(potion(20))).toMatchObject([{ kind: 'fight' }, { kind: 'thing', price: {} }]);
    expect(options(potion(30))).toEqual([]);
  });

  test('an unknown scroll, if the enemy is near', () => {
    const scroll = (drawing: string) => untried(drawing, FIREBALL, 20, { kind: 'scroll', word: 'xyzzy' });
    expect(kinds(scroll('@...b'))).toEqual(['fight', 'thing']);
    expect(kinds(scroll('@......b'))).toEqual([]);
  });

  test('what heals little, if the hero has less than half of its hit points and nothing better', () => {
    const drinking = (hp: number) => options(scenario('@b', { hero: pools(hp), ...carrying('beer', 'beer') }));
    expect(drinking(11)).toMatchObject([{ kind: 'fight' }, { kind: 'thing', price: { heals: 4, left: 2 } }]);
    expect(drinking(15)).toEqual([]);
  });

  test('no potion that would mostly be wasted', () => {
    expect(kinds(scenario('@b', { hero: pools(27), ...carrying('health-potion') }))).toEqual([]);
  });
});

describe('dry grass under enemies', () => {
  const FLASK = { hero: pools(20), carried: ['fire-flask'] };
  const burning = (drawing: string) =>
    options(dryScenario(drawing, FLASK)).filter(({ subject }) => subject.kind === 'burn');

  test('is an option to burn it, which says how many foes the fire harms', () => {
    const map = `
      ...""o"
      @.."o""`;
    expect(burning(map)).toMatchObject([{ kind: 'thing', action: { kind: 'use' }, price: { hits: 2, left: 1 } }]);
  });

  test('asks before a flask at a neighbour, because its oil burns under the hero too', () => {
    const game = scenario('.@o...', FLASK);
    const flask = game.pack.find(({ raw }) => raw === 'fire-flask')!;
    const throwAt = (x: number) => turn(game, { kind: 'use', item: flask.id, at: { x, y: 1 } }, raws);
    expect(throwAt(3)).toMatchObject({ ok: false, refusal: { code: 'danger', danger: 'self' } });
    expect(throwAt(5)).toMatchObject({ ok: true });
  });

  test('carries the fire to foes whom the flask does not reach', () => {
    const loss = (ground: string) => {
      const game = dryScenario(`@..${ground}o${ground}${ground}o${ground}`, FLASK);
      return options(game).find(({ kind }) => kind === 'thing')?.price.loss ?? 99;
    };
    expect(loss('"')).toBeLessThan(loss('.'));
  });

  test('is no option if the hero would soon burn, too', () => {
    const underfoot = (drawing: string) =>
      changed(dryScenario(drawing, FLASK), (draft) => {
        here(draft).dry = [draft.hero.position.y * here(draft).width + draft.hero.position.x, ...here(draft).dry!];
      });
    const subjects = (drawing: string) => options(underfoot(drawing)).map(({ subject }) => subject.kind);
    expect(subjects('@""o"""')).not.toContain('burn');
    expect(subjects('@"""o""')).toContain('burn');
  });

  test('is no option on a level where nothing burns', () => {
    const kindsIn = (recipe: string) =>
      options(
        changed(dryScenario('@"""o""', FLASK), (draft) => {
          here(draft).recipe = recipe;
        }),
      ).map(({ subject }) => subject.kind);
    expect(kindsIn('forest')).toContain('burn');
    expect(kindsIn('town')).not.toContain('burn');
  });
});

test('there are at most three options, in the order of their kinds', () => {
  const game = scenario('.......\n>@....D', {
    hero: { ...zapper, ...pools(14) },
    ...carrying(FIREBALL, 'health-potion', PORTAL),
  });
  const order = ['fight', 'spell', 'thing', 'place', 'leave'];
  const found = kinds(game);
  expect(found.length).toBeLessThanOrEqual(3);
  expect([...found].sort((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(found);
});

test('every option is an act that the engine accepts, or asks about', () => {
  const game = scenario('.......\n>@....D', { hero: { ...zapper, ...pools(14) }, ...carrying(FIREBALL, PORTAL) });
  for (const { action } of options(game)) {
    const result = turn(game, action, raws);
    expect(result.ok || result.refusal.code === 'danger').toBe(true);
  }
});

describe('a throw', () => {
  const thrown = (game: Game) => options(game).find(({ subject }) => subject.kind === 'throw');

  test('is an option with a weapon that is not in hand', () => {
    expect(thrown(scenario('@..b', { hero: pools(20), carried: ['war-axe', 'war-axe'] }))).toMatchObject({
      action: { kind: 'throw', at: { x: 4, y: 1 } },
      price: { left: 2 },
    });
    expect(thrown(scenario('@..b', { hero: pools(20), carried: [], worn: ['war-axe'] }))).toBeUndefined();
  });

  test('of a potion counts the foes beside the one that it hits', () => {
    const game = scenario('....b.\n@..bb.\n......', { hero: pools(30), ...carrying('poison-potion') });
    expect(thrown(game)?.price).toMatchObject({ hits: 3, left: 1 });
  });

  test('is no option if it costs more than a blow, or if the foe is poisoned already', () => {
    expect(thrown(scenario('@b', { hero: pools(20), carried: ['dagger'], worn: ['war-axe'] }))).toBeUndefined();
    const potion = { hero: pools(20), ...carrying('poison-potion', 'poison-potion') };
    const poisoned = scenario('@..b', potion);
    const [first] = poisoned.pack.filter(({ raw }) => raw === 'poison-potion');
    const action = { kind: 'throw', item: first!.id, at: { x: 4, y: 1 } } as const;
    const after = turn(poisoned, action, raws);
    if (!after.ok) throw new Error('the throw was refused');
    expect(thrown(after.game)).toBeUndefined();
  });

  test('is not offered with a potion that does no harm, although spells make the fight cheaper', () => {
    const hero = { ...zapper, ...pools(30) };
    expect(kinds(scenario('@..bb', { hero, ...carrying() }))).toContain('spell');
    expect(thrown(scenario('@..bb', { hero, ...carrying('mana-potion', 'health-potion') }))).toBeUndefined();
  });

  test('is not offered if the spells of the hero do more', () => {
    const game = (hero: object) => scenario('@..b', { hero: { ...pools(20), ...hero }, carried: ['dagger', 'dagger'] });
    expect(thrown(game({ knownSpells: [] }))).toBeDefined();
    expect(thrown(game({ knownSpells: zapper.knownSpells }))).toBeUndefined();
  });

  test('is not offered with a potion of unknown type', () => {
    expect(thrown(scenario('@..b', { hero: pools(20), carried: ['poison-potion'] }))).toBeUndefined();
  });
});

describe('the price', () => {
  const priceOf = (game: Game, wanted: string) => options(game).find(({ kind }) => kind === wanted)?.price;

  test('of a fight with several foes tells how many they are', () => {
    expect(priceOf(scenario('@.bb', { hero: pools(20), ...carrying(FIREBALL) }), 'fight')).toMatchObject({ hits: 2 });
    expect(priceOf(scenario('@..b', { hero: pools(20), ...carrying(FIREBALL) }), 'fight')?.hits).toBeUndefined();
  });

  test('of a fight counts that slow foes strike less often', () => {
    const bandits = (statuses: Status[]) =>
      scenario('@bb', { hero: pools(30), ...carrying(FIREBALL), legend: { b: { raw: 'bandit', statuses } } });
    const slow: Status = { kind: 'slow', source: 'web', turns: 5, by: null, penalty: 10 };
    const [before, after] = [priceOf(bandits([]), 'fight')?.loss, priceOf(bandits([slow]), 'fight')?.loss];
    expect(after).toBeLessThan(before ?? 0);
  });

  test('of poison counts the blows of the foe until the poison has killed it', () => {
    const lossAt = (drawing: string) =>
      priceOf(scenario(drawing, { hero: { ...poisoner, ...pools(20) } }), 'spell')?.loss ?? Number.NaN;
    expect(lossAt('@b')).toBeGreaterThan(1);
    expect(lossAt('@...b')).toBeLessThan(lossAt('@b'));
  });

  test('of poison counts that the hero strikes several poisoned foes one after the other', () => {
    const lossTo = (drawing: string) => {
      const game = scenario(drawing, { hero: pools(20), ...carrying('poison-potion') });
      return options(game).find(({ subject }) => subject.kind === 'throw')?.price.loss ?? Number.NaN;
    };
    expect(lossTo('@.b\n..b')).toBeGreaterThan(2 * lossTo('@.b'));
  });

  test('of a fight states the risk that the hero dies, and probable death if it would cost twice all hit points', () => {
    const priceAt = (hp: number) => priceOf(scenario('@b', { hero: pools(hp), ...carrying(PORTAL) }), 'fight');
    expect(priceAt(20)).toEqual({ loss: 9, risk: expect.closeTo(0.14, 2) });
    expect(priceAt(7)).toEqual({ loss: 5, risk: expect.closeTo(0.53, 2) });
    expect(priceAt(1)).toEqual({ loss: Number.POSITIVE_INFINITY });
  });

  test('of a fight counts the poison in a foe', () => {
    const poison: Status = { kind: 'damage-over-time', source: 'poison-potion', turns: 5, by: null, damage: 2 };
    const lossAgainst = (...statuses: Status[]) =>
      priceOf(
        scenario('@b', { legend: { b: { raw: 'bandit', statuses } }, hero: pools(14), ...carrying(PORTAL) }),
        'fight',
      )?.loss ?? 0;
    expect(lossAgainst(poison)).toBeLessThan(lossAgainst());
  });

  test('of a fight that the hero would lose is death', () => {
    expect(priceOf(scenario('.......\n>@....D', { hero: pools(30) }), 'fight')).toEqual({
      loss: Number.POSITIVE_INFINITY,
    });
  });

  test('of a fight adds the poison in the hero, and the blows that a web costs', () => {
    const lossWith = (...statuses: Status[]) =>
      priceOf(scenario('@b', { hero: { ...pools(20), statuses }, ...carrying(PORTAL) }), 'fight')?.loss ?? 0;
    const poison: Status = { kind: 'damage-over-time', source: 'venom', turns: 2, by: null, damage: 2 };
    const web: Status = { kind: 'slow', source: 'web', turns: 5, by: null, penalty: 10 };
    expect(lossWith(poison)).toBe(lossWith() + 4);
    expect(lossWith(web)).toBeGreaterThan(lossWith());
  });

  test('of a fight is unknown while a wounded foe has left it, because it comes back once it has recovered', () => {
    const dragon = (hp: number): Game =>
      changed(scenario('.......\n>@....D', { hero: pools(30) }), (draft) => {
        const foe = here(draft).entities.find(({ raw }) => raw === 'black-dragon')!;
        foe.pools = { ...foe.pools!, hp: { current: hp, max: 100 } };
        const who = { id: foe.id, raw: foe.raw };
        draft.events.push({ kind: 'broke-off', who, at: foe.position!, turn: draft.turn, sense: 'seen' });
      });
    expect(priceOf(dragon(60), 'fight')).toEqual({});
    expect(priceOf(dragon(100), 'fight')).toEqual({ loss: Number.POSITIVE_INFINITY });
  });

  test('of a scroll says how many enemies it hits, and how many scrolls there are', () => {
    const game = scenario('......\n@...bb\n......', { hero: pools(30), ...carrying(FIREBALL, FIREBALL) });
    expect(priceOf(game, 'thing')).toMatchObject({ hits: 2, left: 2 });
  });

  test('of a spell is lower than that of blows', () => {
    const game = scenario('@..b', { hero: zapper });
    expect(priceOf(game, 'spell')?.loss).toBeLessThan(priceOf(game, 'fight')?.loss ?? 0);
  });

  test('of a spell that poisons does not count foes who are poisoned already', () => {
    const poison: Status = { kind: 'damage-over-time', source: 'venom', turns: 5, by: null, damage: 4 };
    const spellAt = (...statuses: Status[]) =>
      priceOf(
        scenario('@..b', { legend: { b: { raw: 'bandit', statuses } }, hero: { ...pools(9), ...poisoner } }),
        'spell',
      );
    expect(spellAt()).toBeDefined();
    expect(spellAt(poison)).toBeUndefined();
  });

  test('of stairs is the number of steps', () => {
    expect(priceOf(scenario('.......\n>..@......D', { hero: pools(30) }), 'leave')).toEqual({ steps: 3 });
  });
});

test('twins that differ only in what the hero cannot see have the same options', () => {
  const game = scenario('@..b', { hero: zapper });
  const twin = changed(game, (draft) => {
    const level = here(draft);
    level.entities.push({ id: 9100, kind: 'item', raw: 'rations', position: { x: 0, y: 0 } });
    level.entities.push({ id: 9101, kind: 'prop', raw: 'bear-trap', position: { x: 3, y: 1 }, hidden: true } as never);
  });
  expect(legalActions(twin, raws).length).toBeGreaterThan(0);
  expect(options(twin)).toEqual(options(game));
});

describe('a creature in view that does not know of the hero', () => {
  const MAP = '@...o...............\n....................';
  const drawn = (o: Legend[string], carried: string[] = []): Game =>
    scenario(MAP, { legend: { o }, hero: pools(30), ...carrying(...carried) });
  const asleep = (raw: string, carried: string[] = []): Game => drawn({ raw, unaware: 'asleep' }, carried);

  test('may be ambushed at a stated loss, or left behind', () => {
    expect(options(asleep('large-spider'))).toMatchObject([
      { kind: 'fight', action: { kind: 'fight' }, subject: { kind: 'ambush' }, price: { loss: expect.any(Number) } },
      { kind: 'leave', action: { kind: 'explore' }, subject: { kind: 'past' }, price: { loss: expect.any(Number) } },
    ]);
  });

  test('is ambushed, or left behind, with the chance that it notices nothing', () => {
    const chances = options(asleep('large-spider')).map(({ price }) => price.unseen ?? 0);
    expect(chances).toHaveLength(2);
    for (const chance of chances) expect([chance > 0, chance < 1]).toEqual([true, true]);
    const beside = scenario('@o..................', {
      legend: { o: { raw: 'large-spider', unaware: 'asleep' } },
      hero: pools(20),
    });
    expect(options(beside)[0]).toMatchObject({ subject: { kind: 'ambush' } });
    expect(options(beside)[0]?.price.unseen).toBeUndefined();
    expect(options(beside).at(-1)?.price.unseen).toBeLessThan(1);
  });

  test('is fought and not ambushed if it keeps watch, because it will see the hero come', () => {
    const watching = drawn({ raw: 'large-spider', unaware: 'awake' }, [FIREBALL]);
    expect(options(watching)[0]).toMatchObject({ kind: 'fight', subject: { kind: 'fight' } });
    expect(options(watching)[0]?.price.unseen).toBeUndefined();
  });

  test('is more of a risk to pass if there are several', () => {
    const past = (drawing: string) =>
      options(
        scenario(drawing, { legend: { o: { raw: 'bandit', unaware: 'asleep' } }, hero: pools(20), carried: [] }),
      ).at(-1);
    const [one, two] = [past(MAP), past(MAP.replace('o.', 'oo'))];
    expect(two?.price.unseen).toBeLessThan(one?.price.unseen ?? 0);
    expect(two?.price.loss).toBeGreaterThan(one?.price.loss ?? 99);
  });

  test('costs less from ambush than awake', () => {
    const loss = (game: Game): number => {
      const fight = options(game).find(({ kind }) => kind === 'fight');
      return fight?.price.loss ?? Number.NaN;
    };
    expect(loss(asleep('bandit', [FIREBALL]))).toBeLessThan(loss(drawn('bandit', [FIREBALL])));
  });

  test('counts in the price of an ambush only if the noise of the fight would wake it', () => {
    const ambush = (drawing: string) =>
      options(
        scenario(drawing, { legend: { o: { raw: 'bandit', unaware: 'asleep' } }, hero: pools(15), carried: [] }),
      )[0]?.price;
    const alone = ambush('@.o.................');
    const pair = ambush('@.o...o.............');
    expect(ambush('@.o....o............')).toEqual(alone);
    expect(pair?.hits).toBe(2);
    expect(pair?.loss).toBeGreaterThan(alone?.loss ?? 99);
  });

  test('asks nothing if the fight costs little', () => {
    expect(options(asleep('rat'))).toEqual([]);
  });

  test('is left asleep if the hero lets another enemy come', () => {
    const held = (drawing: string) =>
      options(scenario(drawing, { legend: { o: { raw: 'bandit', unaware: 'asleep' } }, hero: pools(30), carried: [] }));
    const [fight, hold] = held('@......bo');
    expect(fight).toMatchObject({ kind: 'fight', subject: { kind: 'fight' }, price: { hits: 2 } });
    expect(hold).toMatchObject({ action: { kind: 'wait' }, subject: { kind: 'hold' } });
    expect(hold?.price.loss).toBeLessThan(fight?.price.loss ?? 0);
    expect(held('@..o...b.')).toEqual([]);
  });

  test('may be harmed from afar instead', () => {
    expect(kinds(asleep('large-spider', [FIREBALL]))).toEqual(['fight', 'thing', 'leave']);
  });
});

describe('a bow in hand', () => {
  const archer = { hero: pools(20), worn: ['hand-crossbow'] };
  const shot = (drawing: string, legend: Legend = {}, carried: string[] = []) =>
    options(scenario(drawing, { ...archer, ...carrying(...carried), legend })).find(({ kind }) => kind === 'shot');
  const lossOf = (drawing: string, legend?: Legend) => shot(drawing, legend, [FIREBALL])?.price.loss ?? Number.NaN;
  const sleeper: Legend = { o: { raw: 'bandit', unaware: 'asleep' } };

  test('is an option by the name of the enemy, in place of a fight that would shoot as well', () => {
    const game = scenario('@...b', { ...archer, ...carrying(FIREBALL) });
    expect(options(game)).toMatchObject([
      {
        kind: 'shot',
        action: { kind: 'fire', at: { x: 5, y: 1 } },
        subject: { kind: 'shot', thing: { raw: 'bandit' } },
        price: { loss: expect.any(Number) },
      },
      { kind: 'thing' },
    ]);
  });

  test('is weighed against an ambush of a sleeper', () => {
    const found = options(scenario('@...o...............', { ...archer, carried: [], legend: sleeper }));
    expect(found.map(({ kind }) => kind)).toEqual(['fight', 'shot', 'leave']);
    expect(found[0]?.subject).toEqual({ kind: 'ambush' });
  });

  test('costs less the longer the enemy walks, and the price counts all shots on the way', () => {
    expect(lossOf('@....b')).toBeLessThan(lossOf('@..b'));
    expect(lossOf('@..b')).toBeLessThan(lossOf('@.b'));
  });

  test('costs more if several come', () => {
    expect(lossOf('@...bb')).toBeGreaterThan(lossOf('@...b'));
  });

  test('costs less from ambush, above all from two cells, where the shot does double damage', () => {
    const saved = (drawing: string) => lossOf(drawing, { o: 'bandit' }) - lossOf(drawing, sleeper);
    expect(saved('@...o')).toBeGreaterThan(0);
    expect(saved('@.o')).toBeGreaterThan(saved('@...o'));
  });

  test('is no option beside an enemy or out of range', () => {
    expect(shot('@b', {}, [FIREBALL])).toBeUndefined();
    expect(shot('@........b', {}, [FIREBALL])).toBeUndefined();
  });
});

describe('an earned boon is asked about', () => {
  const OFFER = ['wildfire', 'toxins', 'bulwark'];

  test('as three options, in the order of the offer', () => {
    expect(options(offered(scenario('@'), OFFER))).toEqual(
      OFFER.map((boon, n) => ({
        kind: 'boon',
        action: { kind: 'answer', option: n + 1 },
        subject: { kind: 'boon', boon },
        price: {},
      })),
    );
  });

  test('only while nobody hostile is in view', () => {
    expect(kinds(offered(scenario('@..b', { hero: zapper }), OFFER))).toEqual(['fight', 'spell']);
  });

  test('and the run remembers what was on offer', () => {
    const { choice = '' } = choiceMade(raws, offered(scenario('@'), OFFER), { kind: 'answer', option: 2 });
    expect(JSON.parse(choice)).toEqual({ subjects: OFFER.map((boon) => ({ kind: 'boon', boon })), taken: 1 });
  });
});

test('of two things after which the fight costs the same, the one with more uses left is offered', () => {
  const thing = (...carried: string[]) =>
    options(scenario('@..b', { hero: pools(20), ...carrying(...carried) })).find(({ kind }) => kind === 'thing');
  const [missile, fireball] = [thing('magic-missile-scroll'), thing(FIREBALL)];
  expect(missile?.price.loss).toBe(fireball?.price.loss);
  const both = thing('magic-missile-scroll', FIREBALL, FIREBALL);
  expect(both).toMatchObject({ subject: { thing: { raw: FIREBALL } }, price: { left: 2 } });
  expect(thing(FIREBALL, 'magic-missile-scroll', 'magic-missile-scroll')).toMatchObject({ price: { left: 2 } });
});

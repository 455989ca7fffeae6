import { type GameEvent, type SeenThing, TILES, type View } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { distanceToBody } from '../../src/lib/geometry';
import { loadRaws } from '../../src/raws';
import { cave, figures, forest, lair, mob, prop, town } from '../support/views';

const i18n = createI18n(loadRaws());

/** Row of `count` creatures of one kind, towards the east. */
const crowd = (count: number): SeenThing[] => Array.from({ length: count }, (_, i) => mob('wannabe-pirate', 10 + i, 8));

const item = (raw: string, x: number): SeenThing => ({ ...prop(raw, x, 8), kind: 'item' });

const withThings = (view: View, things: SeenThing[]): View => ({ ...view, things });

/** View whose things are sorted by distance from the hero, as the engine sorts them. */
function nearestFirst(view: View): View {
  const far = ({ at, size }: SeenThing): number => distanceToBody(view.hero.at, at, size);
  return withThings(
    view,
    view.things.toSorted((a, b) => far(a) - far(b) || a.id - b.id),
  );
}

test.each(Object.values(LOCALES))('$id: the help explains every letter of the ground in the plan', (locale) => {
  const page = createI18n(loadRaws(), locale).help.pages.picture.lines.join('\n');
  const { view } = town();
  const unmarked = withThings({ ...view, graves: [] }, []);
  for (const tile of Object.values(TILES)) {
    const tiles = tile.repeat(view.tiles.length);
    const letter =
      createI18n(loadRaws())
        .textMode({ ...unmarked, tiles }, [])
        .split('\n')
        .at(-1)?.[0] ?? '';
    expect(page).toContain(`\`${letter}\``);
  }
});

test.each(Object.values(LOCALES))('$id: the recommended button is recognized without colours', (locale) => {
  const { advice, help, turns } = createI18n(loadRaws(), locale);
  expect(advice.line('x', 'y')).toMatch(/^→ /);
  for (const text of [turns.hints.welcome, help.pages.start.lines.join()]) expect(text).toContain('(→)');
});

/** All texts that describe a board in words, each joined to one line. */
const everyWay = (language: ReturnType<typeof createI18n>, view: View): string[] => [
  language.altText(view, []),
  language.textMode(view, []).replaceAll(/\n {2}/g, ' '),
  language.look(view).join('\n'),
];

describe.each(Object.values(LOCALES))('$id: a creature that goes off when somebody comes near', (locale) => {
  const language = createI18n(loadRaws(), locale);
  const cap = mob('deathcap', 12, 8, { stance: 'hazard' });
  const view = withThings(town().view, [mob('priest', 11, 8, { stance: 'friendly' }), cap, mob('rat', 14, 8)]);

  test('is called a hazard in all texts, listed after enemies and before all others', () => {
    const { hazard, hostile } = locale.labels.stance;
    for (const text of everyWay(language, view)) {
      const order = [`(${hostile})`, `${language.thing(cap)} 2 ${locale.labels.direction.e} (${hazard})`];
      const places = [...order, language.thing({ id: 0, raw: 'priest' })].map((part) => text.indexOf(part));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  test('has a letter of its own, which the help explains', () => {
    const letterOf = (thing: SeenThing): string =>
      language.textMode(withThings(view, [thing]), []).match(new RegExp(`^(.) ${language.thing(thing)}`, 'm'))?.[1] ??
      '';
    const letter = letterOf(cap);
    expect(language.help.pages.picture.lines.join('\n')).toContain(`\`${letter}\``);
    const glyphs = Object.values(loadRaws().archetypes).map(({ renderable }) => renderable?.glyph);
    expect([...glyphs, ...Object.values(TILES), 'p', '*', '%', '@', '|']).not.toContain(letter);
  });
});

describe.each(Object.values(LOCALES))('$id: remains from which a creature may rise', (locale) => {
  const language = createI18n(loadRaws(), locale);
  const remains = loadRaws().spells.flatMap(({ effects }) => effects.wakes?.remains ?? []);

  test.each(remains)('%s are listed in every text', (raw) => {
    const vent = prop(raw, 11, 8);
    for (const text of everyWay(language, withThings(town().view, [prop('table', 12, 8), vent]))) {
      expect(text).toContain(`${language.thing(vent)} 1 ${locale.labels.direction.e}`);
    }
  });
});

describe.each(Object.values(LOCALES))('$id: a blow that a creature has wound up', (locale) => {
  const language = createI18n(loadRaws(), locale);
  const { labels } = locale;
  const { view } = cave();
  const { x, y } = view.hero.at;
  const ram = mob('gore-ram', 13, 8);
  const other = mob('gore-ram', 14, 8);
  const cells = [3, 0, 1, 1, 4, 5, 2].map((east) => ({ x: x + east, y }));
  const prepared = (who: SeenThing, at: typeof cells, turn = view.turn): GameEvent => {
    return { kind: 'prepared', turn, sense: 'seen', who, spell: 'charge', at: who.at, cells: at };
  };
  const textsOf = (events: GameEvent[], things = [ram]): string[] =>
    everyWay(language, { ...withThings(view, things), events });
  const east = (steps: number) => `${steps} ${labels.direction.e}`;

  test('is told with its cells, nearest first, in every text', () => {
    const line = labels.threatened(`${labels.here}; ${east(1)}; ${east(2)}; ${east(3)}; ${labels.more(2)}`);
    for (const text of textsOf([prepared(ram, cells)])) expect(text).toContain(line);
  });

  test('is told once for each creature in sight that winds up', () => {
    const line = labels.threatened(`${east(1)}; ${east(2)}`);
    const both = [prepared(ram, cells.slice(2, 4)), prepared(other, cells.slice(6))];
    for (const text of textsOf(both, [ram, other])) expect(text).toContain(line);
  });

  test('is not told after it has fallen, long after, or when its creature is gone', () => {
    const struck: GameEvent = {
      kind: 'cast',
      turn: view.turn,
      sense: 'seen',
      caster: ram,
      spell: 'charge',
      from: ram.at,
      at: ram.at,
    };
    const begin = labels.threatened('');
    for (const text of [
      ...textsOf([prepared(ram, cells), struck]),
      ...textsOf([prepared(ram, cells, view.turn - 13)]),
      ...textsOf([prepared(ram, cells)], []),
    ]) {
      expect(text).not.toContain(begin);
    }
  });
});

describe('alternative text', () => {
  test('has the events, the state of the hero, the creatures near and the stairs', () => {
    expect(i18n.altText(nearestFirst({ ...cave().view, recipe: 'limestone-caverns' }))).toBe(
      'The Large Spider bites you for 8! HP 7/34 · mana 1/6 · Level 3 · 208 gold · The Dripping Larder, depth 3. ' +
        'Large Spider 1 SW (hostile, hurt). Bat 3 N, 1 E (hostile). Rat 4 W (hostile). ' +
        'Gelatinous Cube 4 S, 2 W (hostile). Orc 4 NE (hostile). Goblin 3 N, 6 E (hostile). ' +
        'Glowing Violet Potion 2 N, 3 E. Breastplate 4 S, 1 W. Stairs down 6 N, 7 W.',
    );
  });

  test('names enemies before all others, each nearest first, like text mode and Look', () => {
    const view = nearestFirst(cave().view);
    const order = /Goblin 3 N, 6 E[\s\S]*Glowing Violet Potion 2 N, 3 E[\s\S]*Breastplate 4 S, 1 W/;
    expect(i18n.altText(view)).toMatch(order);
    expect(i18n.look(view).join('\n')).toMatch(order);
    expect(i18n.textMode({ ...view, things: view.things.slice(0, 4) }).replaceAll(/\n {2}/g, ' ')).toMatch(
      /Rat 4 W[\s\S]*Violet/,
    );
  });

  test('names the nearest first, by the nearest cell of a big body', () => {
    const text = i18n.altText(nearestFirst({ ...lair().view, events: [] }));
    expect(text).toMatch(/Lizardman 1 NW .*Giant Lizard 2 S, 1 E .*Black Dragon 1 N, 3 E/);
  });

  test('names gravestones last, like text mode, Look and the lists of the map', () => {
    const { view } = cave();
    const { x, y } = view.hero.at;
    const before = { x: 20, y: 15 };
    const graves = { ...withThings(view, []), graves: [{ x: x + 2, y }, before] };
    expect(view.visible[before.y * view.width + before.x]).toBe('0');
    expect(i18n.altText(graves)).toMatch(/depth 3\. Gravestone 2 E\. Stairs down/);
    expect(i18n.textMode(graves)).toMatch(/\n\| Gravestone 2 E\n[\s\S]*@\.\|/);
    expect(i18n.look(graves)).toContain('- Gravestone 2 E');
    expect(i18n.mapLists(graves).join()).toMatch(/Seen before:\*\*[\s\S]*Gravestone 7 N, 10 W/);
  });

  test('sums up hazards of one kind with the nearest place, like text mode and Look', () => {
    const { view } = cave();
    const crack = (id: number, x: number, y: number): SeenThing => ({
      ...prop('burning-crack', x, y),
      id,
      harmful: true,
    });
    const cracks = [crack(901, 10, 8), crack(902, 11, 8), crack(903, 12, 6)];
    const summed = 'Burning Crack ×3: here; 1 E; 2 NE';
    const many = withThings(view, cracks);
    expect(i18n.altText(many)).toContain(`${summed}.`);
    expect(i18n.textMode(many, []).replaceAll(/\n +/g, ' ')).toContain(`* ${summed}`);
    expect(i18n.look(many).filter((line) => line.includes('Crack'))).toEqual([`- ${summed}`]);
    const further = [crack(904, 12, 5), crack(905, 12, 4)];
    expect(i18n.altText(withThings(view, [...cracks, ...further]))).toContain(
      'Burning Crack ×5: here; 1 E; 2 NE; 3 N, 2 E; and 1 more.',
    );
    expect(i18n.altText(withThings(view, cracks.slice(1)))).toContain('Burning Crack 1 E. Burning Crack 2 NE.');
  });

  test('joins items in one place, except items with more to tell', () => {
    const heap = ['dagger', 'shield', 'hide'].map((raw) => item(raw, 11));
    const text = i18n.altText(withThings(cave().view, [...heap, mob('rat', 11, 8), item('beer', 12)]));
    expect(text).toContain('Dagger, Shield, Hide 1 E. Beer 2 E.');
  });

  test('names equal items in one place once, with their number, like text mode and Look', () => {
    const heap = ['dagger', 'shield', 'dagger'].map((raw) => item(raw, 11));
    for (const text of everyWay(i18n, withThings(cave().view, [...heap, item('meat', 12), item('meat', 12)]))) {
      expect(text).toContain('Dagger ×2, Shield: 1 E');
      expect(text).toContain('Meat ×2: 2 E');
    }
  });

  test('names equal items with more to tell once, too, with their number', () => {
    const comparison = { verdict: 1, damage: 1, toHit: 0, armorClass: 0, penalty: 0, attributes: {} } as const;
    const better = { figures: figures({ comparison }) };
    const daggers = [1, 2].map(() => ({ ...item('dagger', 11), ...better }));
    for (const text of everyWay(i18n, withThings(cave().view, [...daggers, item('dagger', 11)]))) {
      expect(text).toMatch(/Dagger ×2: 1 E \(▲ better\)\W+Dagger 1 E/);
    }
  });

  test('counts omitted things, not omitted lines, like text mode', () => {
    const kinds = loadRaws().items.flatMap(({ id, variant }) => (variant ? [] : [item(id, 11)]));
    const goblins = Array.from({ length: 12 }, () => mob('goblin', 12, 8));
    const heap = withThings(cave().view, [...goblins, ...kinds, ...kinds, ...kinds]);
    for (const text of [i18n.altText(heap, []), i18n.textMode(heap, [])]) {
      const left = Number(/and (\d+) more/i.exec(text)?.[1]);
      const listed = [...text.replaceAll(/\n {2}/g, ' ').matchAll(/×3/g)].length;
      expect(left).toBe(3 * (kinds.length - listed));
    }
  });

  test('names at most six kinds of items in one place on a line, like text mode and Look', () => {
    const kinds = ['dagger', 'shield', 'hide', 'beer', 'meat', 'rations', 'buckler', 'slippers', 'dagger'];
    const heap = withThings(
      cave().view,
      kinds.map((raw) => item(raw, 11)),
    );
    for (const text of everyWay(i18n, heap)) {
      expect(text).toMatch(/Dagger ×2, Shield, Hide, Beer, Meat, Rations: 1 E\W+Buckler, Slippers 1 E/);
    }
  });

  test('says where distant lamps shine, like text mode', () => {
    const { view } = cave();
    const at = { x: view.hero.at.x + 30, y: view.hero.at.y };
    const lamps = { ...view, farLights: [{ at, source: 'lantern', range: 4, color: '#FFFFFF' }] };
    expect(i18n.altText(lamps)).toMatch(/Lamps in the distance: E\.$/);
    expect(i18n.textMode(lamps, [])).toContain('\nLamps in the distance: E\n');
  });

  test('names the nearest chasm in sight and the ground of a truce, like text mode and Look', () => {
    const { view } = cave();
    const { x, y } = view.hero.at;
    const ground = (...cells: [x: number, y: number, tile: string][]): string =>
      cells.reduce(
        (tiles, [atX, atY, tile]) => {
          const cell = atY * view.width + atX;
          return tiles.slice(0, cell) + tile + tiles.slice(cell + 1);
        },
        view.tiles.replaceAll(TILES.deepWater, TILES.floor),
      );
    const abyss = { ...withThings(view, []), theme: 'abyss', tiles: ground([x + 2, y, '~'], [x + 1, y + 1, '~']) };
    expect(i18n.altText(abyss)).toContain('depth 3. Chasm 1 SE. Stairs down');
    expect(i18n.textMode(abyss, [])).toMatch(/\n~ Chasm 1 SE\n[\s\S]*@\.~/);
    expect(i18n.look(abyss)).toContain('- Chasm 1 SE');
    expect(i18n.altText({ ...abyss, theme: 'cavern' })).not.toContain('Chasm');
    expect(i18n.altText({ ...abyss, visible: view.visible.replaceAll('1', '0') })).not.toContain('Chasm');

    const market = { ...withThings(view, []), truce: TILES.road, tiles: ground([x, y + 2, TILES.road]) };
    const textsOf = 'Market under truce 2 S (no blow, no shot, no harmful spell)';
    expect(i18n.altText(market)).toContain(`${textsOf}.`);
    expect(i18n.textMode(market, []).replaceAll(/\n {2}/g, ' ')).toContain(`\n: ${textsOf}\n`);
    expect(i18n.look(market)).toContain(`- ${textsOf}`);
    expect(i18n.altText({ ...market, truce: TILES.woodFloor })).not.toContain('truce');
  });

  test('is cut between sentences, and counts the omitted ones', () => {
    const text = i18n.altText(withThings(town().view, crowd(80)));
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text.length).toBeGreaterThan(900);
    expect(text).toMatch(/\(hostile\)\. And \d+ more\.$/);
    const named = [...text.matchAll(/Wannabe Pirate/g)].length;
    expect(text).toContain(`And ${80 - named} more.`);
  });

  test('keeps the stairs even if other things must be left out', () => {
    const { view } = lair();
    expect(i18n.altText(withThings(view, crowd(80)))).toMatch(/more\. Stairs down 6 N, 7 E\.$/);
  });

  test('shows gold with one decimal', () => {
    const { view } = town();
    expect(i18n.status({ ...view, hero: { ...view.hero, gold: 0.1 + 0.2 } })).toContain('· 3 silver ·');
  });
});

describe('text mode', () => {
  test('lists near things with their letters, and draws the map in plain letters below', () => {
    const view = { ...forest().view, recipe: 'forest' };
    const seen = withThings(view, [mob('mangy-wolf', 11, 8, { health: 0.4 })]);
    expect(i18n.textMode(seen, []).split('\n')).toEqual([
      'HP 14/24 · mana 3/4 · Level 2',
      '124 gold',
      'The Wolfwhistle Woods, depth 2',
      'Hungry',
      'w Mangy Wolf 1 E (hostile, hurt)',
      '     #####..#########.####',
      '     ####....####.##...--#',
      '     ###.#....##.......--#',
      '     ##.....#.....#...--.#',
      '     ##.##.....##.....--.#',
      '     ...###.........#--...',
      '     :::::..#........--...',
      '     ::::::::::@w:::::::::',
      '     :::::::::::::::::::::',
      '     ....::::::...:::::::.',
      '     #.##.......#...--...#',
      '     #####.##.......--.###',
      '     ########.##..#--..###',
      '     ###########...--.####',
      '     #####################',
    ]);
  });

  test('has one @, the hero: people have the letter p', () => {
    const text = i18n.textMode(withThings(town().view, [mob('saelith', 11, 8, { stance: 'friendly' })]), []);
    expect(text).toContain('p Saelith 1 E');
    expect(text).toContain('@p');
    expect(text.match(/@/g)).toHaveLength(1);
  });

  test('lists webs as one line, without the letter of items', () => {
    const webs = withThings(
      forest().view,
      [11, 12, 13].map((x) => prop('sticky-web', x, 8)),
    );
    const text = i18n.textMode(webs, []);
    expect(text).toContain('\n* Sticky Web ×3: 1 E; 2 E; 3 E\n');
    expect(text).toContain('@***');
  });

  test('lists dry grass with its letter on the map', () => {
    const { view } = town();
    const { x, y } = view.hero.at;
    const text = i18n.textMode({ ...withThings(view, []), dry: [y * view.width + x + 1] }, []);
    expect(text).toContain('" Dry grass 1 E');
    expect(text).toContain('@"');
  });

  test('leaves out what is not visible', () => {
    const { view } = forest();
    const blank = { ...view, visible: view.visible.replaceAll('1', '0') };
    expect(i18n.textMode(blank, []).split('\n').slice(-15).join('')).not.toContain('w');
  });

  test('fits a crowd and many events, and keeps the newest sentences and the nearest creatures', () => {
    const { view } = town();
    const noise: GameEvent[] = Array.from({ length: 30 }, (_, i) => ({
      kind: 'rewarded',
      xp: i,
      gold: 0,
      turn: view.turn,
      sense: 'self',
    }));
    const lines = i18n.textMode(withThings(view, crowd(40)), noise).split('\n');
    expect(lines).toHaveLength(30);
    expect(lines).toContain('> You gain 29 experience.');
    expect(lines.filter((line) => line.startsWith('p Wannabe Pirate')).length).toBeGreaterThan(1);
    expect(lines.filter((line) => /^and \d+ more$/.test(line))).toHaveLength(1);
  });

  test('lists every enemy, and drops rows of the map far from the hero for them, but never the last seven', () => {
    const { view } = town();
    const mapBelow = (count: number): string[] => {
      const lines = i18n.textMode(withThings(view, [...crowd(count), item('beer', 12)]), []).split('\n');
      const listed = lines.filter((line) => line.startsWith('p Wannabe Pirate'));
      expect(listed).toHaveLength(Math.min(count, 18));
      return lines.slice(lines.indexOf(listed.at(-1) ?? '') + 2);
    };
    expect(mapBelow(5)).toHaveLength(15);
    expect(mapBelow(15)).toHaveLength(10);
    expect(mapBelow(40)).toHaveLength(7);
    expect(mapBelow(18).map((row) => row.indexOf('@'))).toEqual([-1, -1, -1, 15, -1, -1, -1]);
  });

  test('lists every enemy in spite of many events', () => {
    const { view } = town();
    const noise = Array.from({ length: 30 }, (_, xp): GameEvent => {
      return { kind: 'rewarded', xp, gold: 0, turn: view.turn, sense: 'self' };
    });
    const lines = i18n.textMode(withThings(view, crowd(10)), noise).split('\n');
    expect(lines.filter((line) => line.startsWith('p Wannabe Pirate'))).toHaveLength(10);
    expect(lines).toContain('> You gain 29 experience.');
  });

  test('does not let a backtick end the block', () => {
    const { view } = town();
    const odd = mob('rat', 11, 8, { raw: null, alias: { kind: 'scroll', word: '```' } });
    expect(i18n.textMode(withThings(view, [odd]), [])).not.toContain('`');
  });
});

import { type Choice, readChoice } from '../../../src/discord/arguments/read-choice';
import { readOptions } from '../../../src/discord/commands/options';
import { type Game, newGame } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { boardOf, optionsFrom } from '../../support/bot-fixture';
import { mapped, scenario } from '../../support/scenario';
import { commandNamed } from '../../support/typable-commands';

const I18NS = {
  en: createI18n(loadRaws(), LOCALES.en),
  de: createI18n(loadRaws(), LOCALES.de),
  es: createI18n(loadRaws(), LOCALES.es),
};

/** Action that a command stands for on the game's board, or the sentence that answers the command. */
function chosen(
  game: Game,
  name: string,
  values: Record<string, string>,
  locale: keyof typeof I18NS = 'en',
  shown = locale,
): Choice {
  return readChoice(readerOf(name, values), boardOf(game), I18NS[locale], I18NS[shown]);
}

function readerOf(name: string, values: Record<string, string>) {
  const intent = commandNamed(name).intent(readOptions(optionsFrom(values)));
  if (intent.kind !== 'choose') throw new Error(`/${name} is ${intent.kind}`);
  return intent.choose;
}

const mistakeIn = (...asked: Parameters<typeof chosen>): string => {
  const choice = chosen(...asked);
  if (!('mistake' in choice)) throw new Error(`understood as ${choice.kind}`);
  return choice.mistake;
};

// Peasants and doors are nearer to the hero than the two people of note and the stairs.
const STREET = mapped(
  scenario(
    `
      .@t+12......
      ......3456..
      ..........bk
      .........>..
    `,
    {
      depth: 1,
      legend: {
        b: 'blacksmith',
        1: { raw: 'beer', seen: true },
        2: { raw: 'dagger', seen: true },
        3: 'altar',
        4: { raw: 'longsword', seen: true },
        5: { raw: 'shield', seen: true },
        6: { raw: 'old-boots', seen: true },
      },
    },
  ),
);

test('of many destinations, stairs and people of note come first, and the reply counts the omitted ones', () => {
  expect(mistakeIn(STREET, 'travel', { to: 'the moon' })).toMatch(
    /^You know of no such place on this floor\. You can go to: stairs down, Blacksmith, Barkeep, .* and 3 more\.$/,
  );
});

test.each(['blacksmth', 'blakcsmith', 'Blacksmitth', 'wepons'])('%j is a typing error', (to) => {
  expect(mistakeIn(STREET, 'travel', { to })).toMatch(
    /^Did you mean Blacksmith\? You can go to: stairs down, Barkeep, /,
  );
});

test.each(['blackxyzth', 'bla x', 'qqq', '77'])('%j is like no known name', (to) => {
  expect(mistakeIn(STREET, 'travel', { to })).toMatch(/^You know of no such place/);
});

describe('the reply to a typing error asks what was meant', () => {
  const zap = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };
  const pub = scenario('w@b', { legend: { b: 'barkeep' }, carried: ['rations', 'dagger'], hero: zap });

  test.each([
    ['buy', { item: 'beeer' }, 'Beer'],
    ['use', { item: 'ratoins' }, 'Rations'],
    ['drop', { item: 'dager' }, 'Dagger'],
    ['equip', { item: 'daggr' }, 'Dagger'],
    ['sell', { item: 'raitons' }, 'Rations'],
    ['cast', { spell: 'zpa' }, 'Zap'],
    ['cast', { spell: 'zap', at: 'wlof' }, 'Mangy Wolf'],
  ])('/%s %j', (name, values, suggestion) => {
    expect(mistakeIn(pub, name, values)).toBe(`Did you mean ${suggestion}?`);
  });

  test.each([
    ['en', 'nrth', 'north'],
    ['en', 'noth-east', 'north-east'],
    ['de', 'Nrden', 'Norden'],
    ['es', 'nrote', 'norte'],
  ] as const)(
    'in %s the reply to /move %s suggests a direction, which /travel does not know',
    (locale, to, suggestion) => {
      expect(mistakeIn(pub, 'move', { to }, locale)).toContain(I18NS[locale].input.didYouMean(suggestion));
      expect(mistakeIn(pub, 'travel', { to }, locale)).not.toContain(suggestion);
    },
  );

  test('a text like no name is answered as ever, and so is the whole name of something else', () => {
    expect(mistakeIn(pub, 'buy', { item: 'sword' })).toContain('not sold here');
    const armed = scenario('@', { carried: ['dagger', 'beer'] });
    const named = { ...I18NS.en, thing: ({ raw }: { raw: string }) => (raw === 'beer' ? 'Badger' : 'Dagger') };
    expect(readChoice(readerOf('use', { item: 'dagger' }), boardOf(armed), named as never)).toEqual({
      mistake: I18NS.en.input.noneTo.use,
    });
  });
});

test.each([
  ['en', 'longsword', 'You wear that already.'],
  ['de', 'Langschwert', 'Das trägst du schon.'],
  ['es', 'espada larga', 'Eso ya lo llevas puesto.'],
] as const)('in %s a hero who wields a %s is told so when asked to wield it', (locale, item, part) => {
  const game = scenario('@', { worn: ['rusty-longsword'], carried: [] });
  expect(mistakeIn(game, 'equip', { item }, locale)).toContain(part);
  const spare = scenario('@', { worn: ['rusty-longsword'], carried: ['longsword'] });
  expect(chosen(spare, 'equip', { item }, locale)).toMatchObject({ kind: 'equip' });
});

test.each([
  ['en', ['woods', 'gate', 'To the woods']],
  ['de', ['Wald', 'Tor', 'In den Wald']],
  ['es', ['bosque', 'portón', 'Al bosque']],
] as const)('in %s the stairs of the town are also called its gate', (locale, words) => {
  const home = newGame({ seed: 'at home', heroName: 'Ada' }, loadRaws());
  const down = chosen(home, 'travel', { to: 'down' }, locale);
  expect(down).toMatchObject({ kind: 'travel' });
  for (const to of words) expect(chosen(home, 'travel', { to }, locale)).toEqual(down);
  expect(mistakeIn(scenario('@.>'), 'travel', { to: words[0] }, locale)).toContain(I18NS[locale].input.noSuchPlace);
});

describe('in the town', () => {
  const home = newGame({ seed: 'at home', heroName: 'Ada' }, loadRaws());

  test.each([
    ['en', ['Barkeep (food and drink)', 'Shady Salesman (odds and ends)']],
    ['de', ['Wirt (Essen und Trinken)', 'Zwielichtiger Händler (Krimskrams)']],
    ['es', ['Tabernero (comida y bebida)', 'Vendedor turbio (baratijas)']],
  ] as const)('in %s the reply to any word for a shop asks which one', (locale, traders) => {
    for (const to of I18NS[locale].input.shop) {
      const answer = mistakeIn(home, 'travel', { to }, locale);
      for (const one of traders) expect(answer).toContain(one);
    }
  });

  test('only vendors are shops', () => {
    expect(mistakeIn(home, 'travel', { to: 'shop' })).toMatch(/^Which one\? [^.]*\.$/);
    for (const one of ['Mom', 'Priest', 'stairs']) expect(mistakeIn(home, 'travel', { to: 'shop' })).not.toContain(one);
  });

  test('the whole name of a shop is not ambiguous', () => {
    expect(chosen(home, 'travel', { to: 'Zwielichtiger Händler' }, 'de')).toMatchObject({ kind: 'travel' });
  });
});

test.each([
  ['en', 'stairs', '`/descend` takes them'],
  ['de', 'Treppe', '`/descend` führt hinab'],
  ['es', 'escaleras', '`/descend` baja por ellas'],
] as const)('in %s a hero who stands on %s is told so when asked to go there', (locale, to, part) => {
  const game = scenario('.>.');
  const below = { ...game, hero: { ...game.hero, position: { x: 2, y: 1 } } };
  expect(mistakeIn(below, 'travel', { to }, locale)).toContain(part);
});

test.each([
  ['de', ['Treppe runter', 'Treppe hinab', 'runter'], ['Treppe rauf', 'Treppe hoch', 'Treppe hinauf']],
  ['es', ['escaleras abajo', 'bajar las escaleras'], ['escaleras arriba', 'subir las escaleras']],
] as const)('in %s stairs have several names', (locale, down, up) => {
  const game = scenario('<.@.>');
  const { x, y } = game.hero.position;
  for (const to of down)
    expect(chosen(game, 'travel', { to }, locale)).toEqual({ kind: 'travel', to: { x: x + 2, y } });
  for (const to of up) expect(chosen(game, 'travel', { to }, locale)).toEqual({ kind: 'travel', to: { x: x - 2, y } });
});

test('German names of stairs are capitalized as nouns', () => {
  expect(mistakeIn(scenario('@.>'), 'travel', { to: 'Mond' }, 'de')).toContain('Du kannst gehen zu: Treppe hinab.');
});

test('a fine is called a fine even if nobody beside the hero takes it', () => {
  expect(mistakeIn(scenario('@k'), 'buy', { item: 'fine' })).toBe('You owe no fine here.');
  expect(mistakeIn(scenario('@..k'), 'buy', { item: 'fine' })).toContain('Nobody beside you trades');
});

describe('a word that occurs in several names', () => {
  const smithy = scenario('@k', { legend: { k: 'blacksmith' } });

  test('buys nothing, and the reply asks which item', () => {
    const answer = mistakeIn(smithy, 'buy', { item: 'sword' });
    expect(answer).toMatch(/^Which one\? .*\.$/);
    expect(answer).toContain('Longsword');
    expect(chosen(smithy, 'buy', { item: 'longsword' })).toMatchObject({ kind: 'buy', item: 'longsword' });
  });

  test.each(['sell', 'drop', 'equip'])('makes /%s ask, too', (name) => {
    const game = scenario('@k', { legend: { k: 'blacksmith' }, carried: ['longsword', 'shortsword', 'longsword'] });
    expect(mistakeIn(game, name, { item: 'sword' })).toBe('Which one? Longsword, Shortsword.');
    expect(chosen(game, name, { item: 'longs' })).toMatchObject({ kind: name });
  });

  test('uses nothing, except if the items differ only in their charges', () => {
    const carried = ['rod-of-venom', 'rod-of-venom', 'rod-of-fireballs'];
    const game = scenario('@', { carried, identified: ['rod-of-venom', 'rod-of-fireballs'] });
    const [worn] = game.pack.filter(({ raw }) => raw === 'rod-of-venom');
    worn!.consumable = { charges: 1, maxCharges: 5 };
    expect(mistakeIn(game, 'use', { item: 'rod' })).toContain('Which one?');
    expect(chosen(game, 'use', { item: 'rod of venom' })).toMatchObject({ kind: 'use', item: worn!.id });
  });
});

test('a hero without a bow is told so, whatever the target', () => {
  const game = scenario('.@.');
  expect(chosen(game, 'fire', { at: 'rat' })).toEqual({ kind: 'fire' });
  const archer = scenario('.@.', { worn: ['shortbow'] });
  expect(mistakeIn(archer, 'fire', { at: 'rat' })).toContain('no such target in sight');
  const caster = scenario('.@.', { hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } });
  expect(mistakeIn(caster, 'cast', { spell: 'zap', at: 'rat' })).toContain('no such target in sight');
});

describe('on a board in another language than the player’s own', () => {
  const game = mapped(scenario('...@.k', { depth: 1, carried: ['beer'] }));
  const { x, y } = boardOf(game).view.hero.at;
  const shownIn = (shown: keyof typeof I18NS, own: keyof typeof I18NS, name: string, values: Record<string, string>) =>
    chosen(game, name, values, own, shown);

  test.each([
    ['de', 'es', x + 1],
    ['es', 'de', x - 1],
    ['en', 'es', x - 1],
  ] as const)(
    'on a board in %s a compass letter has its meaning there first, then its meaning in %s',
    (shown, own, east) => {
      for (const name of ['travel', 'move']) {
        expect(shownIn(shown, own, name, { to: '1o' })).toEqual({ kind: 'travel', to: { x: east, y } });
      }
    },
  );

  test("names are understood as shown, and in the player's own language", () => {
    for (const to of ['Wirt', 'Barkeep']) {
      expect(shownIn('de', 'en', 'travel', { to })).toEqual({ kind: 'travel', to: { x: x + 2, y } });
    }
    for (const item of ['Bier', 'beer']) {
      expect(shownIn('de', 'en', 'use', { item })).toMatchObject({ kind: 'use' });
    }
  });

  test.each([
    ['en', 'de', 'Ork', '.d.@....o', { d: 'dock-worker', o: 'orc' }],
    ['es', 'en', 'bat', '.d.@....o', { d: 'scribbles', o: 'bat' }],
  ] as const)('in %s, a whole name in the player’s own %s (%s) goes before a part of a shown name', (...asked) => {
    const [shown, own, to, street, legend] = asked;
    const board = scenario(street, { legend });
    const { x, y } = boardOf(board).view.hero.at;
    expect(chosen(board, 'travel', { to }, own, shown)).toEqual({ kind: 'travel', to: { x: x + 5, y } });
  });

  test('of two names that fit alike, the shown name is meant', () => {
    const pub = scenario('p.@....k', { legend: { p: 'peasant', k: 'barkeep' } });
    const { x, y } = boardOf(pub).view.hero.at;
    const toB = (shown: 'en' | 'de', own: 'en' | 'de') => chosen(pub, 'travel', { to: 'b' }, own, shown);
    expect(toB('en', 'de')).toEqual({ kind: 'travel', to: { x: x + 5, y } });
    expect(toB('de', 'en')).toEqual({ kind: 'travel', to: { x: x - 2, y } });
  });

  test.each([
    ['use', { item: 'Birr' }, 'Bier'],
    ['travel', { to: 'Writ' }, 'Wirt'],
    ['move', { to: 'Nrden' }, 'Norden'],
  ])('a typing error in a shown word is asked about, too: /%s %j', (name, values, suggestion) => {
    const mistake = expect.stringContaining(`Did you mean ${suggestion}?`);
    expect(shownIn('de', 'en', name, values)).toMatchObject({ mistake });
  });

  test('a suggestion is listed once, not also by its name in the other language', () => {
    const { mistake } = shownIn('de', 'en', 'travel', { to: 'Writ' }) as { mistake: string };
    expect(mistake).not.toContain('Barkeep');
  });

  test('the reply to a text that fits in neither language is in the player’s own', () => {
    expect(shownIn('de', 'en', 'travel', { to: 'moon' })).toMatchObject({
      mistake: expect.stringContaining('no such'),
    });
  });
});

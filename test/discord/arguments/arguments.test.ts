import { createArguments } from '../../../src/discord/arguments/arguments';
import { createI18n, localeOf } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { boardOf, englishI18n } from '../../support/bot-fixture';
import { arrivedAtFork, stairs } from '../../support/forks';
import { scenario } from '../../support/scenario';

// The hero stands in the middle. The peasant is nearer than the wolf.
const hall = scenario(
  `
    .......
    .......
    .w.@t..
    .......
    ......k
  `,
  { carried: ['beer', 'dagger'], hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } },
);
const board = boardOf(hall);
const { view } = board;
const args = createArguments(board, englishI18n);
const [first] = view.pack.filter(({ raw }) => raw === 'beer');

const beer = (text: string) => args.packItem(text, ({ raw }) => raw === 'beer')?.id;

test.each([`#${first!.id}`, '1', ' 1 ', 'Beer', 'bee', 'EER', 'béer'])('%j names the one item that fits', (text) => {
  expect(beer(text)).toBe(first!.id);
});

test.each([
  '',
  ' ',
  '0',
  '2',
  '1.0',
  '1e0',
  '0x1',
  '01x',
  '#1',
  `#${first!.id}x`,
  `x#${first!.id}`,
  `#${first!.id}.0`,
  'dagger',
])('%j names no item that fits', (text) => {
  expect(beer(text)).toBeUndefined();
});

test("in German a word that begins one item's name and ends another's names neither", () => {
  const potions = ['haste-potion', 'health-potion'];
  const carrying = boardOf(scenario('@', { carried: potions, identified: potions }));
  const german = createArguments(carrying, createI18n(loadRaws(), localeOf('de')));
  const named = (text: string) => german.packItem(text, () => true)?.raw;
  expect(['Trank der', 'Heil', 'Heiltrank'].map(named)).toEqual(['haste-potion', 'health-potion', 'health-potion']);
  expect(named('Trank')).toBeUndefined();
});

test("a word that ends the same item's name in the other language is not ambiguous", () => {
  const potion = 'mana-potion';
  const carrying = boardOf(scenario('@', { carried: [potion], identified: [potion] }));
  const asked: string[] = [];
  const spanish = createI18n(loadRaws(), localeOf('es'));
  const shared = createArguments(carrying, englishI18n, spanish, (why) => void asked.push(why));
  expect(shared.packItem('mana', () => true)?.raw).toBe(potion);
  expect(asked).toEqual([]);
});

test('a word that begins one name and ends another before its charges names neither', () => {
  const poisons = ['venom-101', 'rod-of-venom'];
  const carrying = boardOf(scenario('@', { carried: poisons, identified: poisons }));
  const spanish = createArguments(carrying, createI18n(loadRaws(), localeOf('es')));
  expect(spanish.packItem('Vara', () => true)?.raw).toBe('rod-of-venom');
  expect(spanish.packItem('veneno', () => true)).toBeNull();
});

test('a name with a minus sign is found by the hyphen of keyboards', () => {
  const cursed = boardOf(
    scenario('@', { carried: ['longsword', 'longsword-minus-1'], identified: ['longsword-minus-1'] }),
  );
  const named = (text: string) => createArguments(cursed, englishI18n).packItem(text, () => true)?.raw;
  expect(['longsword -1', 'longsword −1'].map(named)).toEqual(['longsword-minus-1', 'longsword-minus-1']);
});

test('a whole name goes before a name that begins with the text, and that before a name that contains it', () => {
  const things = ['old-boots', 'dagger', 'beer'].map((raw, at) => ({ ...view.things[0]!, id: 50 + at, raw }));
  const named = (names: string[]) => {
    const i18n = { ...englishI18n, thing: ({ id }: { id: number }) => names[id - 50]! };
    return createArguments({ ...board, view: { ...view, things } }, i18n as never).visibleThing('ring')?.id;
  };
  expect(named(['Spring', 'Ring of Fire', 'Ring'])).toBe(52);
  expect(named(['Spring', 'Ring of Fire', 'Rat'])).toBe(51);
  expect(named(['Spring', 'Rat', 'Web'])).toBe(50);
  expect(named(['Rat', 'Web', 'Beer'])).toBeUndefined();
});

test('creatures are counted, enemies first', () => {
  const idOf = (raw: string) => view.things.find((thing) => thing.raw === raw)?.id;
  expect(args.visibleThing('1')?.id).toBe(idOf('mangy-wolf'));
  expect(['2', '3'].map((text) => args.visibleThing(text)?.raw).sort()).toEqual(['barkeep', 'peasant']);
  expect(args.visibleThing('4')).toBeNull();
});

test('a spell is named by id, number or name', () => {
  expect(['zap', '1', 'Za'].map(args.knownSpell)).toEqual(['zap', 'zap', 'zap']);
  expect(['2', 'web', ''].map(args.knownSpell)).toEqual([null, null, null]);
});

test.each(['ne', 'northeast', 'north-east', 'North East', 'northea'])('%j is a direction', (text) => {
  expect(args.direction(text)).toBe('ne');
});

test.each(['nord', 'Norden', 'N'])('in German %j is north', (text) => {
  expect(createArguments(board, createI18n(loadRaws(), localeOf('de'))).direction(text)).toBe('n');
});

test('wares are named by id, number or name', () => {
  const store = boardOf(scenario('@k', { legend: { k: 'clothier' } }));
  const named = (text: string) => createArguments(store, englishI18n).ware(text)?.item;
  const at = store.view.shops[0]!.wares.findIndex(({ raw }) => raw === 'cloth-tunic');
  expect(['cloth-tunic', String(at + 1), 'Cloth Tunic'].map(named)).toEqual(Array(3).fill('cloth-tunic'));
});

const { x, y } = view.hero.at;
test.each([
  ['2e', [2, 0]],
  ['1w 2n', [-1, -2]],
  ['1 N, 2 E', [2, -1]],
  ['1ne', [1, -1]],
  ['1sw', [-1, 1]],
  ['1e1e', [2, 0]],
  ['me', [0, 0]],
  [' Here ', [0, 0]],
  ['wolf', [-2, 0]],
])('%j is a cell of the level', (text, [east, south]) => {
  expect(args.cell(text)).toEqual({ x: x + east!, y: y + south! });
});

test('a number is that of a creature, even if an item has it in its name', () => {
  const things = view.things.map((thing) => (thing.raw === 'barkeep' ? { ...thing, id: 99 } : thing));
  const i18n = { ...englishI18n, thing: ({ id }: { id: number }) => (id === 99 ? 'Keg 1' : 'Rat') };
  const named = createArguments({ ...board, view: { ...view, things } }, i18n as never);
  expect(named.destination('Keg 1')).not.toEqual(named.cell('1'));
  expect(named.destination('1')).toEqual({ x: x - 2, y });
});

test('known stairs can be named even while an enemy in sight forbids travel', () => {
  const watched = boardOf(
    scenario(`
      .......
      .@...r.
      ..>....
    `),
  );
  expect(createArguments(watched, englishI18n).stairs('down')).toEqual({ x: 3, y: 3 });
});

test.each(['9e', '9n', '1u', '1e and more', '5', '1ee', '', '1en'])('%j is no cell of the level', (text) => {
  expect(args.cell(text)).toBeNull();
});

test('if two ways lead down, either can be named by its sign', () => {
  const fork = arrivedAtFork(4);
  const named = createArguments(boardOf(fork), englishI18n);
  const [first, second] = stairs(fork);
  expect(['dwarven fort', 'way 2', 'mine'].map((text) => named.destination(text))).toEqual([first, second, second]);
});

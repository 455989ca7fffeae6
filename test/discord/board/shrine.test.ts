import type { Game } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { BotFixture, boardOf, buttonsOf, controlOf, englishI18n, textOf } from '../../support/bot-fixture';
import { changed, find, scenario } from '../../support/scenario';

const beside = (shrine: string, gold = 100): Game =>
  changed(scenario('@C.', { legend: { C: shrine }, carried: ['web-scroll', 'mana-potion'] }), ({ hero }) => {
    hero.pools.gold = gold;
  });

test('the button asks for confirmation of the bargain, and the answer makes the offering', async () => {
  const fixture = new BotFixture(beside('shrine-of-coin'));
  const asked = await fixture.press(controlOf(await fixture.type('play'), 'do:offer').custom_id!);
  expect(textOf(asked)).toContain('The Shrine of Coin trades only once. You give 80 gold and get a magic item.');
  expect(fixture.version).toBe(0);
  const done = await fixture.press(controlOf(asked, 'do:offer!').custom_id!);
  expect(textOf(done)).toContain('You offer the Shrine of Coin 80 gold.');
  expect(textOf(done)).toContain('In return you get');
  expect(buttonsOf(done)).not.toContain('Offer: Shrine of Coin');
  expect(fixture.game.hero.pools?.gold).toBe(20);
});

test('the confirmation names the item that would be taken, as far as it is known', async () => {
  const fixture = new BotFixture({
    ...beside('shrine-of-ink'),
    aliases: { 'web-scroll': { kind: 'scroll', word: 'ebonut' } },
  });
  const asked = await fixture.press(controlOf(await fixture.type('play'), 'do:offer').custom_id!);
  expect(textOf(asked)).toContain('You give the Scroll of Ebonut and get the knowledge of all you carry.');
});

test('there is no button if the hero cannot pay, nor away from the shrine', async () => {
  expect(buttonsOf(await new BotFixture(beside('shrine-of-coin', 79)).type('play')).join()).not.toContain('Offer');
  const apart = scenario('@..C', { legend: { C: 'shrine-of-sweat' } });
  expect(buttonsOf(await new BotFixture(apart).type('play')).join()).not.toContain('Offer');
});

test.each(['offer', 'OFFER', 'shrine of still water'])('/use %s makes the offering, too', async (item) => {
  const fixture = new BotFixture(beside('shrine-of-still-water'));
  expect((await fixture.suggest('use', 'item', ''))[0]).toEqual({
    name: 'Offer: Shrine of Still Water',
    value: 'offer',
  });
  expect(textOf(await fixture.type('use', { item }))).toContain('and get 2 points of Fitness or Intelligence.');
});

test('/use offer away from a shrine says that there is none', async () => {
  const fixture = new BotFixture(scenario('@.', { carried: ['beer'] }));
  expect(await fixture.suggest('use', 'item', 'offer')).not.toContainEqual(expect.objectContaining({ value: 'offer' }));
  expect(textOf(await fixture.type('use', { item: 'offer' }))).toContain('no shrine here');
});

describe('a player who cannot see the picture', () => {
  const { view } = boardOf(beside('shrine-of-coin'));

  test.each([
    ['en', 'Shrine of Coin 1 E (takes 80 gold, gives a magic item).'],
    ['de', 'Münzschrein 1 O (nimmt 80 Gold, gibt einen magischen Gegenstand).'],
    ['es', 'Santuario de la moneda 1 E (pide 80 de oro, da un objeto mágico).'],
  ] as const)('reads in %s what the shrine takes and gives', (tag, line) => {
    const i18n = createI18n(loadRaws(), LOCALES[tag]);
    expect(i18n.altText(view)).toContain(line);
    expect(i18n.textMode(view).replaceAll('\n', ' ')).toContain(line.slice(0, 12));
  });

  test('reads the same in the sheets, and that a shrine is spent', () => {
    const spent = beside('shrine-of-coin');
    find(spent, 'shrine-of-coin').spent = true;
    const after = boardOf(spent).view;
    const { id } = find(spent, 'shrine-of-coin');
    expect(englishI18n.describe(view, id)).toContain('takes 80 gold, gives a magic item');
    expect(englishI18n.describe(after, id)).toContain('has had its offering');
    expect(englishI18n.look(view).join()).toContain('takes 80 gold');
    expect(englishI18n.altText(after)).not.toContain('Shrine');
  });
});

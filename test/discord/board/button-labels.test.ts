import { hasVendors } from '../../../src/engine/creatures/tributes';
import { createI18n, type I18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const languages = Object.values(LOCALES).map((locale) => [locale.id, createI18n(raws, locale)] as const);

/** Most letters that Discord's clients show of a label beside an emoji. */
const SHOWN = 34;
/** Letters that a label must leave for the name of a thing. */
const ROOM_FOR_NAME = 18;

const textsIn = (group: object): string[] =>
  Object.values(group).flatMap((text) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? textsIn(text) : [],
  );

/** Labels of buttons that name no thing, with the largest figures that they can hold. */
function labelsOf({ turns, profiles, leaderboards, replays, privacy, help, about, ...i18n }: I18n): string[] {
  const { steps, advice, quiet, shown } = profiles.settings;
  const collectedByOthers = raws.factions.filter(({ id, keeps_standing }) => keeps_standing && !hasVendors(raws, id));
  return [
    ...textsIn([turns.button, turns.shop.tab, turns.aim.go, turns.ending.showLastTurns, i18n.graves.button]),
    ...textsIn([i18n.parties.button, i18n.sharing.button, i18n.admin.button, i18n.dailies.button]),
    ...textsIn([leaderboards.button, leaderboards.previous, leaderboards.bestRun.back]),
    ...textsIn([replays.step, replays.open, replays.animate, privacy.button, about.link]),
    ...textsIn([profiles.card.open, profiles.card.listFeats, profiles.card.runs, profiles.history.older]),
    ...textsIn([help.log.older, help.log.newer, Object.values(help.pages).map(({ label }) => label)]),
    ...i18n.campaigns.map(({ name }) => name),
    ...[steps, advice, quiet, shown].flatMap((label) => [label(true), label(false)]),
    turns.shop.sellSpareItems(99, i18n.gold(9_999)),
    ...[null, ...collectedByOthers].flatMap((owed) => {
      const faction = owed && i18n.faction(owed.id);
      return [turns.fine(999, 999, faction), turns.fine(995, 999, faction)];
    }),
    ...raws.spells.map(({ id }) => turns.castSpell(i18n.spell(id), 99)),
  ];
}

test.each(languages)('every label fits on a phone: %s', (_, i18n) => {
  const long = labelsOf(i18n).filter((label) => [...label].length > SHOWN);
  expect(long).toEqual([]);
});

test.each(languages)('every label leaves room for the name of a thing: %s', (_, { turns, advice }) => {
  const { use, learn, eat, drink, wear, pickUp, buy, enter, sell, attack, visit, answer } = advice.button;
  const named = [use, learn, eat, drink, wear, pickUp, buy, enter, sell, attack, visit, answer];
  const labels = [...named, turns.trade, turns.fetch, turns.fireAt, turns.offer].map((label) => label(''));
  expect(labels.filter((label) => label.length > SHOWN - ROOM_FOR_NAME)).toEqual([]);
});

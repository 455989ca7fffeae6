import type { EventFact } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { at, from, me } from '../support/sentences';
import { lair, mob } from '../support/views';

const raws = loadRaws();
const i18n = { en: createI18n(raws), de: createI18n(raws, LOCALES.de), es: createI18n(raws, LOCALES.es) };
const who = (raw: string) => ({ id: 9, raw, veteran: true }) as const;
const missed = (raw: string): EventFact => ({
  kind: 'missed',
  attacker: me,
  target: who(raw),
  fumble: false,
  at,
  from,
});
const noticed: EventFact = {
  ...{ kind: 'stopped', series: 'explore', steps: 3, turns: 3 },
  ...{ reason: 'first-met', what: 'orc', thing: who('orc') },
} as EventFact;

test.each([
  ['en', missed('orc'), 'You miss the Orc Veteran.'],
  ['de', missed('orc'), 'Du verfehlst den altgedienten Ork.'],
  ['de', missed('large-spider'), 'Du verfehlst die altgediente große Spinne.'],
  ['es', missed('orc'), 'No aciertas al orco veterano.'],
  ['es', missed('large-spider'), 'No aciertas a la araña grande veterana.'],
  ['en', noticed, 'An Orc Veteran, the first you meet! (3 turns)'],
  ['de', noticed, 'Ein altgedienter Ork, zum ersten Mal! (3 Runden)'],
  ['es', noticed, '¡Un orco veterano, por primera vez! (3 turnos)'],
] as const)('a veteran has a name in %s', (tag, fact, sentence) => {
  expect(i18n[tag].sentences([{ ...fact, turn: 1, sense: 'self' }])).toEqual([sentence]);
});

test('a description says the level of a veteran and what it has learned', () => {
  const { view } = lair();
  const orc = mob('orc', 13, 6, { level: 9, veteran: true });
  const text = i18n.en.describe({ ...view, things: [orc] }, orc.id);
  expect(text).toContain('**Orc Veteran** (2 N, 3 E): Level 9, hostile');
  expect(text).toContain('It comes on behind a shield and lowers it to strike');
  const recruit = i18n.en.describe({ ...view, things: [mob('orc', 13, 6)] }, orc.id);
  expect(recruit).not.toContain('shield');
});

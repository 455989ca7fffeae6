import { type EventFact, type GameEvent, view } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { scenario } from '../support/scenario';

const raws = loadRaws();
const at = { x: 1, y: 1 };
const hero = { id: 1, raw: 'hero' };
const shown = { ...view(scenario('.@.'), raws) };
const seen = { ...shown, depth: 4, hero: { ...shown.hero, name: 'Ada' } };
const fact = (event: EventFact, turn = 1): GameEvent => ({ ...event, turn, sense: 'seen' });
const death = (raw: string, { turn = 1, cause = null }: { turn?: number; cause?: string | null } = {}) =>
  fact({ kind: 'died', who: { id: 9, raw }, by: hero, cause, at }, turn);
const named = Object.values(raws.mob).find(({ proper_name }) => proper_name)!.id;

/** Part of the line before the place, in English, German and Spanish. */
const lines = (events: GameEvent[], feats: string[] = [], of = seen, best = 0): (string | undefined)[] =>
  [LOCALES.en, LOCALES.de, LOCALES.es].map(
    (locale) => createI18n(raws, locale).highlight(of, events, { feats, best })?.split(' · ')[0],
  );

test('three kills in one turn are a highlight, with their spell', () => {
  const three = ['rat', 'rat', 'orc'];
  expect(lines(three.map((raw) => death(raw)))).toEqual([
    'Ada kills two Rats and an Orc at once',
    'Ada tötet drei Feinde (Ratte ×2, Ork) auf einen Streich',
    'Ada mata a tres enemigos (Rata ×2, Orco) de un golpe',
  ]);
  const [withSpell] = lines(three.map((raw) => death(raw, { cause: 'venom' })));
  expect(withSpell).toBe('Ada kills two Rats and an Orc with one Venom');
});

test('three kills in three turns, or two in one, are no highlight', () => {
  expect(lines([1, 2, 3].map((turn) => death('rat', { turn })))).toEqual([undefined, undefined, undefined]);
  expect(lines([death('rat'), death('rat')])[0]).toBeUndefined();
});

test('one kill of a named creature is a highlight', () => {
  for (const line of lines([death(named)])) expect(line).toMatch(/^Ada (slays|erledigt|abate a) /);
});

test('a boon, a prize from a cage, a feat and the laurel are highlights', () => {
  const [boon] = raws.boons;
  expect(lines([fact({ kind: 'boon-taken', boon: boon!.id })])[0]).toBe(`Ada takes the boon ${boon!.name}`);
  const taken = [fact({ kind: 'picked-up', item: { id: 5, raw: 'dagger' } }), fact({ kind: 'cage-shut', lost: [] })];
  expect(lines(taken)).toEqual([
    'Ada takes the Dagger from its cage',
    'Ada nimmt den Dolch aus dem Käfig',
    'Ada saca la daga de su jaula',
  ]);
  expect(lines([], ['massacre'])[0]).toMatch(/^Ada earns the feat “.+” \(.+\)$/);
  expect(lines([fact({ kind: 'laurel' })])).toEqual([
    'Ada wins the laurel',
    'Ada gewinnt den Lorbeer',
    'Ada gana el laurel',
  ]);
});

test('the highlight of a feat names its deed, however small', () => {
  expect(lines([death('rat')], ['first-blood'])).toEqual([
    'Ada slays a Rat (feat “First Blood”)',
    expect.stringMatching(/^Ada erledigt eine Ratte \(Heldentat „.+“\)$/),
    expect.stringMatching(/^Ada abate a una rata \(hazaña «.+»\)$/),
  ]);
  expect(lines([fact({ kind: 'learned', spell: 'zap' })], ['apprentice'])[0]).toBe(
    'Ada learns Zap (feat “Apprentice”)',
  );
  const spread = [1, 2, 3].map((turn) => death('rat', { turn }));
  expect(lines(spread, ['first-blood'])[0]).toBe('Ada kills all three Rats (feat “First Blood”)');
});

test('a new deepest level is a highlight, except in a first run', () => {
  const arrival = [fact({ kind: 'arrived', first: true, way: 'stairs', depth: 4, recipe: 'caves' } as EventFact)];
  expect(lines(arrival, [], seen, 3)).toEqual([
    'Ada is deeper than ever',
    'Ada ist so tief wie nie zuvor',
    'Ada baja más hondo que nunca',
  ]);
  expect([lines(arrival, [], seen, 4)[0], lines(arrival)[0]]).toEqual([undefined, undefined]);
});

test('a narrow escape is a highlight, a victory with few hit points is not', () => {
  const blow = fact({
    kind: 'hit',
    attacker: { id: 9, raw: 'orc' },
    target: hero,
    attack: null,
    amount: 5,
    at,
    from: at,
  });
  const hurt = { ...seen, turn: 1, events: [blow], hero: { ...seen.hero, hp: { current: 2, max: 30 } } };
  expect(lines([blow], [], hurt)).toEqual([
    'Ada gets away with 2 of 30 HP',
    'Ada entkommt mit 2 von 30 LP',
    'Ada escapa con 2 de 30 PV',
  ]);
  expect(lines([blow, death('orc')], [], hurt)[0]).toBeUndefined();
});

test('the end of a run is a highlight, with its cause and place', () => {
  const over = { result: 'died', turn: 9, depth: 4, by: 'orc', cause: null } as const;
  expect(createI18n(raws).highlight({ ...seen, over }, [], {})).toMatch(/^Ada · slain by an orc · Depth 4, /i);
  const gaveUp = { ...over, result: 'abandoned', by: null } as const;
  expect(createI18n(raws).highlight({ ...seen, over: gaveUp }, [], {})).toMatch(/^Ada · gave up .+ · Depth 4$/i);
});

test('other events are no highlights', () => {
  expect(lines([fact({ kind: 'rewarded', xp: 5, gold: 1 })])).toEqual([undefined, undefined, undefined]);
});

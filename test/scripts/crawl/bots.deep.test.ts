import { ButtonBot } from '../../../scripts/crawl/bots/button-bot';
import { Follower } from '../../../scripts/crawl/bots/follower';
import { playByButtons } from '../../../scripts/crawl/bots/play-run';
import type { ButtonName, MenuName, Reading } from '../../../scripts/crawl/bots/reading';
import { formatClicks } from '../../../scripts/crawl/bots/report';
import { tallyOf } from '../../../scripts/crawl/bots/tally';
import type { Press } from '../../../scripts/harness/presses';
import { formatCustomId } from '../../../src/discord/controls/control';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const plan = { seed: 'THUMBS', bot: 'thorough' as const, maxClicks: 40 };

test('a run by buttons alone makes progress without faults', async () => {
  const run = await playByButtons(raws, plan);
  expect(run.faults).toEqual([]);
  // The hero may die before it has used all its clicks.
  expect(run.clicks).toBeGreaterThan(plan.maxClicks / 2);
  expect(run.spent.explore.turns).toBeGreaterThan(10);
  expect(await playByButtons(raws, plan)).toEqual(run);
});

const press = (label: string): Press => ({ customId: label, type: 2, value: null, label });

/** Reading of a message with the given buttons and the given choices in the `use` menu. */
const reading = (buttons: ButtonName[], change: Partial<Reading> = {}, use: string[] = []): Reading => ({
  words: '',
  presses: buttons.map(press),
  health: 1,
  hungry: false,
  recommended: null,
  steps: [],
  button: (name) => (buttons.includes(name) ? press(name) : null),
  menu: (name: MenuName) => (name === 'use' ? use.map(press) : []),
  ...change,
});

describe('a button bot', () => {
  const bot = (thorough = false) => new ButtonBot(rngFromSeed('clicker'), thorough);
  const label = (who: ButtonBot, what: Reading) => who.choose(what)?.press.label;
  const buttons: ButtonName[] = ['explore', 'pack', 'walk', 'goDown'];

  test('goes down at once when it is hasty, and explores first when it is thorough', () => {
    expect(label(bot(), reading(buttons))).toBe('goDown');
    expect(label(bot(true), reading(buttons))).toBe('explore');
  });

  test('fetches recommended items after exploring', () => {
    const recommended = { ...press('Fetch: Dagger'), customId: 'v1|run|3|do:fetch:12' };
    expect(label(bot(true), reading(buttons, { recommended }))).toBe('explore');
    expect(label(bot(true), reading(['pack', 'goDown'], { recommended }))).toBe('Fetch: Dagger');
  });

  test('takes a boon when nothing else is left, because the stairs wait for the choice', () => {
    const boon = { ...press('1 Blood Rush'), customId: 'v1|PLcZvkcU2eEHi0smIo5K2m0j|91|option:answer:1' };
    const { presses } = reading(['pack']);
    expect(label(bot(true), reading(['pack'], { presses: [...presses, boon] }))).toBe('1 Blood Rush');
    expect(label(bot(true), reading(['goDown'], { presses: [...presses, boon] }))).toBe('goDown');
  });

  test('explores with an enemy in view if the board offers it, and else fights', () => {
    expect(label(bot(true), reading([...buttons, 'fight']))).toBe('explore');
    expect(label(bot(true), reading(['fight', 'pack']))).toBe('fight');
  });

  test('eats and drinks by the buttons of the board', () => {
    expect(label(bot(true), reading([...buttons, 'eat'], { hungry: true }))).toBe('eat');
    const recommended = { ...press('Drink: Health Potion'), customId: 'v1|run|3|do:use:12' };
    expect(label(bot(), reading(['fight', 'pack'], { health: 0.2, recommended }))).toBe('Drink: Health Potion');
  });

  test('fights before everything else, and confirms', () => {
    const who = bot();
    expect(who.choose(reading([...buttons, 'fight']))).toMatchObject({ purpose: 'fight', press: { label: 'fight' } });
    expect(who.choose(reading(['yes', 'no']))).toMatchObject({ purpose: 'fight', press: { label: 'yes' } });
  });

  test('looks for a drink at few hit points, and not again if there was none', () => {
    const who = bot();
    const low = reading([...buttons, 'fight'], { health: 0.2 });
    expect(label(who, low)).toBe('pack');
    expect(label(who, reading(['back'], {}, ['Use… Beer', 'Use… Health Potion']))).toBe('Use… Health Potion');
    expect(label(who, low)).toBe('pack');
    expect(label(who, reading(['back'], {}, ['Use… Beer']))).toBe('back');
    expect(label(who, low)).toBe('fight');
  });

  test('walks in one direction if nothing else is offered', () => {
    const who = bot();
    expect(label(who, reading(['pack', 'walk']))).toBe('walk');
    const steps = ['N', 'E', 'SW'].map(press);
    const first = label(who, reading(['pack', 'close'], { steps }));
    expect(label(who, reading(['pack', 'close'], { steps }))).toBe(first);
  });
});

test('the follower presses the recommended button, an option, or Explore', () => {
  const who = new Follower();
  const label = (what: Reading) => who.choose(what)?.press.label;
  expect(label(reading(['explore', 'rest'], { recommended: press('rest') }))).toBe('rest');
  expect(label(reading(['rest', 'explore']))).toBe('explore');
  expect(label(reading(['pack', 'fight']))).toBe('fight');
  const customId = formatCustomId({ run: 'r', version: 1, control: { kind: 'option', action: { kind: 'fight' } } });
  const option = { ...press('1'), customId };
  expect(label(reading(['explore'], { presses: [press('pack'), option] }))).toBe('1');
});

test('figures are sums over all runs, within their intervals', async () => {
  const maxClicks = 25;
  const runs = await Promise.all(
    [1, 2].map((n) => playByButtons(raws, { seed: `TALLY-${n}`, bot: 'hasty', maxClicks })),
  );
  const tally = tallyOf(runs);
  // A hasty hero may die before it has used all its clicks.
  expect(tally.clicks).toBeGreaterThan(maxClicks);
  expect(tally.clicks).toBeLessThanOrEqual(2 * maxClicks);
  expect(tally.overall.value).toBeCloseTo(tally.turns / tally.clicks);
  expect(tally.overall.low).toBeLessThanOrEqual(tally.overall.value);
  expect(tally.overall.high).toBeGreaterThanOrEqual(tally.overall.value);
  expect(formatClicks('hasty', tally)).toContain(`2 runs, ${tally.clicks} clicks`);
  for (const { mean, spent } of tally.byDepth) {
    expect(Object.values(spent).reduce((sum, clicks) => sum + clicks, 0)).toBeCloseTo(mean);
  }
});

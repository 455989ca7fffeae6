import { type Action, type Game, turn, view } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { type ClipFrame, createRenderer } from '../../../src/render';
import { beatsOf, impactOf } from '../../../src/render/clip/beats';
import { eventGroupsOf } from '../../../src/render/clip/event-groups';
import { ClipPainter } from '../../../src/render/compact/clip-painter';
import { find, scenario } from '../../support/scenario';
import { decode } from '../gif-reader';

const raws = loadRaws();
const renderer = createRenderer(raws, createI18n(raws));

/** View before the actions, and a frame after each of their turns. */
function framesOf(start: Game, ...actions: Action[]): ClipFrame[] {
  const frames: ClipFrame[] = [{ view: view(start, raws), events: [] }];
  let game = start;
  for (const action of actions) {
    const result = turn(game, action, raws, (one) => {
      const seen = view(one, raws);
      frames.push({ view: seen, events: seen.events.filter((event) => event.turn === seen.turn) });
    });
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  return frames;
}

/** Frames of the first seed for which the hero's step east causes an event that `isWanted` accepts. */
function stepWith(drawing: string, isWanted: (event: ClipFrame['events'][number]) => boolean): ClipFrame[] {
  for (let seed = 0; ; seed++) {
    const frames = framesOf(scenario(drawing, { seed: String(seed) }), { kind: 'move', direction: 'e' });
    if (frames[1]!.events.some(isWanted)) return frames;
  }
}

const withPeak = (frames: ClipFrame[], at: number): ClipFrame[] =>
  frames.map((frame, n) => (n === at ? { ...frame, peak: true as const } : frame));

test.each(Object.keys(LOCALES))('the first picture of a boon shows its panel, in language %s', (tag) => {
  const { captions } = createI18n(raws, LOCALES[tag as keyof typeof LOCALES]);
  const seen = view(scenario('.............\n.............\n......@......\n.............\n.............'), raws);
  const { x, y } = seen.hero.at;
  const without = raws.boons.filter(({ id }) => {
    const taken = { kind: 'boon-taken', boon: id, turn: seen.turn, sense: 'self' } as const;
    const ground = { ...seen, events: [taken] };
    const beat = { ground, cast: ground, events: [], shifts: new Map(), risen: 0, corner: { x: x - 6, y: y - 4 } };
    const painter = new ClipPainter(raws, (one) => captions(one), 'standard');
    const [title, plain] = [painter.drawTitle(beat), painter.draw(beat)];
    return title.data.every((color, at) => color === plain.data[at]);
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});

describe('the pictures of one turn', () => {
  test('show a walking hero twice between its cells, then on its new one', () => {
    const [before, after] = framesOf(scenario('@..'), { kind: 'move', direction: 'e' });
    const beats = beatsOf(before!.view, after!);
    expect(beats.map(({ shifts }) => shifts.get(1)?.x ?? 0)).toEqual([-11, -5, 0]);
    expect(beats.at(-1)?.cast.hero.at).toEqual(after!.view.hero.at);
  });

  test('show a blow as a lean towards the target, and a number that rises', () => {
    const [before, after] = stepWith('@o', (one) => one.kind === 'hit' && one.attacker.id === 1);
    const own = beatsOf(before!.view, after!).filter(({ events }) =>
      events.some((one) => one.kind === 'hit' && one.attacker.id === 1),
    );
    expect(own.map(({ shifts, risen }) => [shifts.get(1)?.x ?? 0, risen])).toEqual([
      [6, 0],
      [0, 3],
      [0, 6],
    ]);
  });

  test('show a victim until it is struck, and the hero’s points as they fall', () => {
    const [before, after] = stepWith('@r', ({ kind }) => kind === 'died');
    const beats = beatsOf(before!.view, after!);
    const foes = beats.map(({ cast }) => cast.things.filter(({ raw }) => raw === 'rat').length);
    expect([foes[0], foes.at(-1)]).toEqual([1, 0]);
    expect(impactOf(before!.view, after!).cast.things.some(({ raw }) => raw === 'rat')).toBe(true);
  });

  test('show a thrown thing on its way', () => {
    const game = scenario('@...r', { carried: ['slow-potion'], identified: ['slow-potion'] });
    const item = find(game, 'slow-potion').id;
    const at = { x: 5, y: 1 };
    const [before, after] = framesOf(game, { kind: 'throw', item, at });
    const ways = beatsOf(before!.view, after!).flatMap(({ events }) =>
      events.flatMap((one) => (one.kind === 'threw' ? [one.at.x] : [])),
    );
    expect(ways.slice(0, 3)).toEqual([3, 4, 5]);
  });
});

describe('the groups of a turn', () => {
  const at = { x: 1, y: 1 };
  const [hero, rat, orc] = [1, 2, 3].map((id) => ({ id, raw: ['hero', 'rat', 'orc'][id - 1]! }));
  const event = (fact: object) =>
    ({ at, from: at, attack: null, turn: 1, sense: 'seen', ...fact }) as ClipFrame['events'][number];
  const hit = (attacker: typeof hero, target: typeof hero) => event({ kind: 'hit', attacker, target, amount: 1 });

  test('are the blows in order, each with its consequences', () => {
    const events = [
      hit(hero, rat),
      event({ kind: 'levelled', level: 2, attribute: 'might' }),
      hit(orc, hero),
      event({ kind: 'rewarded', xp: 1, gold: 1 }),
    ];
    expect(eventGroupsOf(events).map((group) => group.events.map(({ kind }) => kind))).toEqual([
      ['hit', 'levelled'],
      ['hit'],
    ]);
  });

  test('end with the fatal blow and the death, because the dying still act in their last turn', () => {
    const events = [hit(hero, rat), hit(rat, hero), event({ kind: 'died', who: rat, by: hero, cause: null })];
    expect(eventGroupsOf(events).map((group) => group.events.map(({ kind }) => kind))).toEqual([
      ['hit'],
      ['hit', 'died'],
    ]);
  });

  test('of other creatures are shown together', () => {
    expect(eventGroupsOf([hit(rat, orc), hit(orc, rat), hit(rat, orc)])).toHaveLength(1);
    expect(eventGroupsOf([hit(rat, orc), hit(orc, hero), hit(rat, orc)])).toHaveLength(3);
  });

  test('are at most five', () => {
    expect(eventGroupsOf(Array.from({ length: 9 }, () => hit(orc, hero)))).toHaveLength(5);
  });
});

describe('a clip of turns', () => {
  const fight = (): ClipFrame[] => framesOf(scenario('@..o', { seed: 'clip' }), { kind: 'fight' });

  test('takes 3 to 8 seconds, is small, and repeats', () => {
    for (const frames of [withPeak(fight(), 2), [fight()[0]!]]) {
      const { gif, milliseconds } = renderer.scene(frames);
      const { delays, loops } = decode(gif);
      expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(milliseconds);
      expect(milliseconds).toBeGreaterThanOrEqual(3000);
      expect(milliseconds).toBeLessThanOrEqual(8000);
      expect(gif.length).toBeLessThan(2_000_000);
      expect(loops).toBe(true);
    }
  });

  test('begins with the picture of its peak', () => {
    const frames = fight();
    const [early, late] = [2, frames.length - 1].map(
      (peak) => decode(renderer.scene(withPeak(frames, peak)).gif).frames[0]!,
    );
    expect(early).not.toEqual(late);
    expect(decode(renderer.scene(withPeak(frames, 2)).gif).delays[0]).toBe(900);
  });

  test('leaves out the oldest turns of a long clip, never the peak', () => {
    const walk = framesOf(
      scenario('@'.padEnd(60, '.')),
      ...Array.from({ length: 50 }, () => ({ kind: 'move', direction: 'e' }) as const),
    );
    const { milliseconds, frames } = renderer.scene(withPeak(walk, 40));
    expect(milliseconds).toBeLessThanOrEqual(8000);
    expect(frames).toBeLessThan(150);
  });

  test('is small enough for a desktop, and drawn in the palette of the player', () => {
    const frames = withPeak(fight(), 2);
    expect(renderer.scene(frames)).toMatchObject({ width: 416, height: 348 });
    expect(renderer.scene(frames, { palette: 'contrast' }).gif.equals(renderer.scene(frames).gif)).toBe(false);
  });

  test('without turns is refused', () => {
    expect(() => renderer.scene([])).toThrow('frame');
  });
});

test('a clip ends early if too many turns follow its peak', () => {
  const walk = framesOf(
    scenario('@'.padEnd(60, '.')),
    ...Array.from({ length: 50 }, () => ({ kind: 'move', direction: 'e' }) as const),
  );
  const { milliseconds } = renderer.scene(withPeak(walk, 1));
  expect(milliseconds).toBeLessThanOrEqual(8000);
  expect(milliseconds).toBeGreaterThan(7000);
});

import { BUILDERS } from '../../../../src/engine/builders';
import { assemble, runChain } from '../../../../src/engine/builders/chain/run';
import type { Snapshot } from '../../../../src/engine/level-draft/draft';
import { rngFromSeed } from '../../../../src/lib/rng';
import { freshDraft } from '../../../support/draft';

const dice = {
  choose: [
    { weight: 3, chain: [{ builder: 'often' }] },
    { weight: 1, chain: [{ builder: 'seldom' }] },
  ],
};

test('a random choice takes one of its cases, by weight', () => {
  const taken = Array.from({ length: 400 }, (_, number) => assemble([dice], rngFromSeed(`${number}`))[0]?.builder);
  const often = taken.filter((name) => name === 'often').length;
  expect(taken.every((name) => name === 'often' || name === 'seldom')).toBe(true);
  expect(often).toBeGreaterThan(250);
  expect(often).toBeLessThan(350);
});

test('the order of steps stays the same, even with nested choices', () => {
  const only = (chain: { builder: string }[]) => ({
    choose: [{ weight: 1, chain: [{ choose: [{ weight: 1, chain }] }] }],
  });
  const chain = [{ builder: 'a' }, only([{ builder: 'b' }, { builder: 'c' }]), { builder: 'd' }];
  expect(assemble(chain, rngFromSeed('order')).map(({ builder }) => builder)).toEqual(['a', 'b', 'c', 'd']);
});

test('a case may be empty', () => {
  expect(assemble([{ choose: [{ weight: 1, chain: [] }] }], rngFromSeed('nothing'))).toEqual([]);
});

test('a chain with an unknown builder is an error', () => {
  expect(() => runChain(BUILDERS, [{ builder: 'moat' }], freshDraft('moat'))).toThrow('moat');
});

test('snapshots show planned rooms as outlines, although nothing is carved', () => {
  const draft = { ...freshDraft('plan'), snapshots: [] as Snapshot[] };
  runChain(BUILDERS, [{ builder: 'bsp-dungeon' }], draft);
  const plan = draft.snapshots.at(-1)?.tiles ?? '';
  const { x1, y1, x2, y2 } = draft.rooms?.[0] ?? { x1: 0, y1: 0, x2: 0, y2: 0 };
  expect(draft.snapshots.length).toBeGreaterThan(draft.rooms?.length ?? 0);
  expect([plan[(y1 + 1) * 80 + x1 + 1], plan[y2 * 80 + x2], plan[y1 * 80 + x1]]).toEqual(['.', '.', '#']);
  expect(draft.map.tiles.every((tile) => tile === '#')).toBe(true);
});

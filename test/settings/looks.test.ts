import { EMBLEMS } from '../../src/lib/crest';
import { FRAMES, PETS, TITLES } from '../../src/lib/looks';
import { loadRaws } from '../../src/raws';
import { featFor, isOpen, type Look, lockedLook, looksOpenedBy, withoutLocked } from '../../src/settings/looks';

const LOOKS = EMBLEMS.map((id): Look => ({ kind: 'emblem', id }));
const PLAIN = { emblem: 'none', emblemColour: 'gold', title: 'none', pet: 'none', frame: 'none', kit: 'none' } as const;
const { feat, kits } = loadRaws();

test('half of the emblems are open to everybody, and one feat opens each of the others', () => {
  const locked = LOOKS.filter((look) => !isOpen(look, []));
  expect(locked).toHaveLength(EMBLEMS.length / 2);
  for (const look of locked) expect(feat[featFor(look) ?? '']).toBeDefined();
});

test('a feat of the game opens each title', () => {
  for (const id of TITLES) {
    expect(isOpen({ kind: 'title', id }, [])).toBe(false);
    expect(feat[featFor({ kind: 'title', id }) ?? '']).toBeDefined();
  }
});

test('the first three kits are open to everybody, and one feat in OPENED_BY opens each of the others', () => {
  const locked = kits.filter(({ id }) => !isOpen({ kind: 'kit', id }, []));
  expect(locked.map(({ id }) => id)).toEqual(kits.slice(3).map(({ id }) => id));
  for (const { id } of locked) {
    const opener = featFor({ kind: 'kit', id }) ?? '';
    expect(feat[opener]).toBeDefined();
    expect(looksOpenedBy([opener])).toContainEqual({ kind: 'kit', id });
  }
});

test('a feat of the game opens each pet and each frame', () => {
  const looks = [
    ...PETS.map((id): Look => ({ kind: 'pet', id })),
    ...FRAMES.map((id): Look => ({ kind: 'frame', id })),
  ];
  for (const look of looks) {
    expect(isOpen(look, [])).toBe(false);
    expect(feat[featFor(look) ?? '']).toBeDefined();
  }
});

test('a feat opens its looks and no others', () => {
  expect(looksOpenedBy(['dragonslayer', 'taxi'])).toEqual([
    { kind: 'emblem', id: 'crown' },
    { kind: 'title', id: 'dragonslayer' },
  ]);
  expect(isOpen({ kind: 'emblem', id: 'skull' }, ['dragonslayer'])).toBe(false);
});

test('a player cannot choose a locked look, but can keep one', () => {
  const crown = { ...PLAIN, emblem: 'crown' } as const;
  expect(lockedLook({ emblem: 'crown' }, { settings: PLAIN })).toEqual({ kind: 'emblem', id: 'crown' });
  expect(lockedLook({ emblem: 'crown' }, { settings: PLAIN, feats: ['dragonslayer'] })).toBeNull();
  expect(lockedLook({ emblem: 'crown' }, { settings: crown })).toBeNull();
  expect(lockedLook({ title: 'well-read' }, { settings: PLAIN })).toEqual({ kind: 'title', id: 'well-read' });
  expect(lockedLook({ emblem: 'none', emblemColour: 'red' }, { settings: crown })).toBeNull();
});

test('a look whose feat is lost is taken off', () => {
  const crown = { ...PLAIN, emblem: 'crown' } as const;
  expect(withoutLocked(crown, [])).toEqual(PLAIN);
  expect(withoutLocked(crown, ['dragonslayer'])).toEqual(crown);
  expect(withoutLocked({ ...PLAIN, kit: 'tinker' }, [])).toEqual(PLAIN);
});

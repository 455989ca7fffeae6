import { heirOf, nextHolder, type Party } from '../../../src/storage/contract';

const PARTY: Pick<Party, 'mode' | 'holder' | 'members'> = {
  mode: 'hotseat',
  holder: 'ann',
  members: ['ann', 'bob', 'cid'],
};
const sent = (id: string, by?: string) => ({ id, version: 1, ...(by === undefined ? {} : { by }) });

test.each<[string, Partial<Party>, string | null]>([
  ['the holder of the torch', { mode: 'handover', holder: 'bob' }, 'bob'],
  ['the member who played last, if the owner holds the torch', { mode: 'handover' }, 'cid'],
  ['the member who played last, if the holder of the torch has left', { mode: 'handover', holder: 'dan' }, 'cid'],
  ['the member who played last, if the torch decides nothing', { holder: 'bob' }, 'cid'],
  ['the member who joined first, if only those who left have played', { members: ['bob', 'ann'] }, 'bob'],
  ['nobody, if the owner is the only member', { members: ['ann'] }, null],
])('the heir is %s', (_, party, heir) => {
  const recent = [sent('1'), sent('30', 'cid'), sent('20', 'bob'), sent('40', 'ann'), sent('50', 'eve')];
  const known = party.members ? recent.filter(({ by }) => by !== 'bob') : recent;
  expect(heirOf({ ...PARTY, ...party }, 'ann', known)).toBe(heir);
});

test.each([
  ['the owner', ['ann', 'bob'], 'ann'],
  ['a member, if the owner has left as well', ['bob', 'cid'], 'cid'],
  ['the owner, if nobody is left', [], 'ann'],
])('the torch goes to %s', (_, members, holder) => {
  expect(nextHolder({ ...PARTY, mode: 'handover', members }, 'ann', [sent('30', 'cid')])).toBe(holder);
});

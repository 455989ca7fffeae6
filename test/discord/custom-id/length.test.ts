import { formatCustomId, parseCustomId } from '../../../src/discord/controls/control';
import { joinCustomId, NO_RUN } from '../../../src/discord/custom-id/custom-id';
import { loadRaws } from '../../../src/raws';
import { CONTROL_CODES } from '../../support/control-codes';

const LONGEST = 100;

const raws = loadRaws();
const longestOf = (byId: Readonly<Record<string, unknown>>): string =>
  Object.keys(byId).reduce((long, id) => (id.length > long.length ? id : long), '');

const [USER, ENTITY, CELL, SEED] = ['9'.repeat(20), '999999', '299,299', 'A'.repeat(24)];
const [spell, item, mob, faction] = [raws.spell, raws.archetypes, raws.mob, raws.faction].map(longestOf);
const campaign = longestOf(Object.fromEntries(raws.campaigns.map(({ id }) => [id, id])));

/** Controls whose words are as long as the game can make them. */
const LONG_CODES = [
  ...CONTROL_CODES.map((code) => code.replace('123', USER)),
  ...['do', 'go', 'again', 'aim'].map((head) => `${head}:cast!:${spell}:${CELL}`),
  `do:use!:${ENTITY}:${CELL}`,
  `do:buy:${ENTITY}:${item}`,
  `do:pay-tribute:${ENTITY}:${faction}:999`,
  `trade:${ENTITY}:tribute:99:${item}`,
  `restart:${SEED}:${campaign}`,
  `top:global:2026-11:999:${campaign}`,
  `runs:999:${USER}:${mob}:99:y:2026-11-20:2026-11-21:loyw3v28`,
];

test("a custom id longer than Discord's limit is a bug", () => {
  const withWord = (length: number) => joinCustomId({ run: '-', version: 0, head: 'h', words: ['x'.repeat(length)] });
  const rest = withWord(0).length;
  expect(withWord(LONGEST - rest)).toHaveLength(LONGEST);
  expect(() => withWord(LONGEST - rest + 1)).toThrow('101 characters');
});

/** Run and version of a board late in a run. The list of finished runs belongs to no run. */
const boardOf = (code: string) =>
  code.startsWith('runs:') ? NO_RUN : { run: 'abcDEF0123456789_-abcdef', version: 999_999 };

test.each(LONG_CODES)('%s fits into a custom id', (code) => {
  const { control } = parseCustomId(`v1|-|0|${code}`)!;
  const customId = formatCustomId({ ...boardOf(code), control });
  expect(parseCustomId(customId)?.control).toEqual(control);
});

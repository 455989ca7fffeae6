import type { Reply } from '../../src/discord/api';
import { buttonsInStyle, buttonsOf, componentsOf, englishI18n, textOf } from '../support/bot-fixture';
import { createGuild, customIdOf, isEphemeral, runOf } from '../support/guild';

type Guild = ReturnType<typeof createGuild>;

const KITS = englishI18n.kits.map(({ name }) => name);
const sheetOf = async ({ type }: Guild, user = '1'): Promise<string> => textOf(await type(user, 'character'));

const end = ({ press }: Guild, begun: Reply): Promise<Reply> => press('1', `v1|${runOf(begun)}|0|do:abandon!`);

/** Title of player 1, whose run with this seed code has ended. */
async function titleAfter(guild: Guild, seed: string): Promise<Reply> {
  await end(guild, await guild.type('1', 'run seed', { seed }));
  return guild.type('1', 'play');
}

describe('the title', () => {
  test('has a line and a button for each kit; the kit of the last hero stands out', async () => {
    const title = await titleAfter(createGuild(), 'SCOUT.MOON');
    expect(buttonsOf(title)).toEqual([...KITS, 'The Amulet', 'Help']);
    expect(buttonsInStyle(title, 'success')).toEqual(['Scout']);
    for (const { name, about } of englishI18n.kits) expect(textOf(title)).toContain(`**${name}** — ${about}`);
  });

  test('names the last hero with the kit', async () => {
    expect(textOf(await titleAfter(createGuild(), 'SCOUT.MOON'))).toMatch(/Your last hero, .+, Scout, came this far/);
  });

  test('begins a run with a kit in one press', async () => {
    const guild = createGuild();
    const title = await titleAfter(guild, 'MOON');
    expect(buttonsOf(await guild.press('1', customIdOf(title, ':apprentice')))).toContain('Explore');
    expect(await sheetOf(guild)).toContain('** · Apprentice');
  });

  test('begins in the campaign of the last hero', async () => {
    const guild = createGuild();
    const title = await titleAfter(guild, 'AMULET.MOON');
    await guild.press('1', customIdOf(title, ':scout'));
    expect(await sheetOf(guild)).toContain('AMULET.SCOUT.');
  });
});

describe('the end', () => {
  test('offers the other kits, and New game the same kit', async () => {
    const guild = createGuild();
    const over = await end(guild, await guild.type('1', 'run seed', { seed: 'SCOUT.MOON' }));
    expect(buttonsOf(over)).toEqual(expect.arrayContaining(['Fighter', 'Apprentice', 'Tinker']));
    expect(buttonsOf(over)).not.toContain('Scout');
    await guild.press('1', customIdOf(over, '|restart'));
    expect(await sheetOf(guild)).toContain('** · Scout');
  });

  test('begins a run with another kit in one press', async () => {
    const guild = createGuild();
    const over = await end(guild, await guild.type('1', 'run seed', { seed: 'SCOUT.MOON' }));
    expect(buttonsOf(await guild.press('1', customIdOf(over, ':fighter')))).toContain('Explore');
    expect(await sheetOf(guild)).not.toContain('Scout');
  });

  test('of a party offers its next run with another kit', async () => {
    const guild = createGuild();
    const over = await end(guild, await guild.type('1', 'party'));
    const next = await guild.press('1', customIdOf(over, '|party:scout'));
    expect(next).toMatchObject({ kind: 'message', ephemeral: false });
    expect(await sheetOf(guild)).toContain('** · Scout');
  });
});

describe('a locked kit', () => {
  const OPENER = 'down-the-hole';
  const earn = async ({ store }: Guild): Promise<void> => {
    const profile = (await store.loadProfile('1'))!;
    await store.putProfile({ ...profile, revision: profile.revision + 1, feats: [OPENER] });
  };
  const emojiOf = (reply: Reply, label: string) =>
    componentsOf(reply).find((component) => component.label === label)?.emoji;

  test('has a lock and the condition, and its button starts nothing', async () => {
    const guild = createGuild();
    const title = await titleAfter(guild, 'MOON');
    expect(textOf(title)).toMatch(/\*\*Tinker\*\* — .+ 🔒 Reach depth 3/);
    expect([emojiOf(title, 'Tinker'), emojiOf(title, 'Scout')]).toEqual([{ name: '🔒' }, { name: '🎲' }]);
    const refused = await guild.press('1', customIdOf(title, ':tinker'));
    expect([isEphemeral(refused), textOf(refused)]).toEqual([
      true,
      '🔒 **Tinker** is still locked. Reach depth 3\nIn practice all kits are open: `/run seed`, `/party`.',
    ]);
    expect(buttonsOf(await guild.type('1', 'play'))).toContain('Scout');
  });

  test('is open after the feat that opens it', async () => {
    const guild = createGuild();
    await titleAfter(guild, 'MOON');
    await earn(guild);
    const title = await guild.type('1', 'play');
    expect(emojiOf(title, 'Tinker')).toEqual({ name: '🎲' });
    await guild.press('1', customIdOf(title, ':tinker'));
    expect(await sheetOf(guild)).toContain('** · Tinker');
  });

  test('is open in practice and in a party, and the next ranked run has the first kit', async () => {
    const guild = createGuild();
    const choice = await guild.type('1', 'run seed', { seed: 'MOON' });
    expect(emojiOf(choice, 'Tinker')).toBeUndefined();
    const practice = await guild.press('1', customIdOf(choice, ':tinker'));
    expect(await sheetOf(guild)).toContain('** · Tinker');
    const over = await end(guild, practice);
    await guild.press('1', customIdOf(over, '|restart'));
    expect(await sheetOf(guild)).not.toContain('Tinker');
    await guild.type('1', 'party', { kit: 'tinker' });
    expect(textOf(await guild.bring('1'))).toContain('<@1>');
  });

  test('is refused in the settings; a kit chosen there is the kit of each new run', async () => {
    const guild = createGuild();
    const pick = (kit: string) => guild.press('1', 'v1|-|0|set:kit', [kit]);
    expect(textOf(await pick('tinker'))).toContain('is still locked. Reach depth 3');
    expect(textOf(await pick('bard'))).not.toContain('locked');
    const begun = await guild.type('1', 'play');
    await pick('scout');
    const over = await end(guild, begun);
    expect(buttonsOf(over)).toEqual(expect.arrayContaining(['Fighter', 'Apprentice', 'Tinker']));
    expect(buttonsOf(over)).not.toContain('Scout');
    await guild.press('1', customIdOf(over, '|restart'));
    expect(await sheetOf(guild)).toContain('** · Scout');
  });
});

describe('a named seed', () => {
  test('lets the player choose a kit before the first board', async () => {
    const { type, press } = createGuild();
    const choice = await type('1', 'run seed', { seed: 'MOON' });
    expect(buttonsInStyle(choice, 'primary')).toEqual(['Fighter']);
    const board = await press('1', customIdOf(choice, '|begin'));
    expect(buttonsOf(board)).toContain('Explore');
    expect(textOf(board)).not.toContain('💡');
  });

  test('stays the same with another kit', async () => {
    const guild = createGuild();
    const choice = await guild.type('1', 'run seed', { seed: 'AMULET.MOON' });
    await guild.press('1', customIdOf(choice, ':scout'));
    expect(await sheetOf(guild)).toContain('AMULET.SCOUT.MOON');
  });

  test('leads straight to the board if it names a kit', async () => {
    const { type } = createGuild();
    expect(buttonsOf(await type('1', 'run seed', { seed: 'SCOUT.MOON' }))).toContain('Explore');
  });

  test('changes nothing if it names a kit that does not exist', async () => {
    const { type } = createGuild();
    const reply = await type('1', 'run seed', { seed: 'BARD.MOON' });
    expect([isEphemeral(reply), textOf(reply)]).toEqual([true, englishI18n.input.noSeed]);
  });
});

describe('/play typed again', () => {
  test('shows the kits again as long as the hero has done nothing', async () => {
    const guild = createGuild();
    const asked = await guild.type('1', 'run seed', { seed: 'MOON' });
    const again = await guild.type('1', 'play');
    expect(buttonsOf(again)).toEqual(buttonsOf(asked));
    await guild.press('1', customIdOf(again, '|begin'));
    await guild.type('1', 'explore');
    expect(buttonsOf(await guild.type('1', 'play'))).toContain('Explore');
  });
});

describe('/party', () => {
  test.each(['scout', 'Scout', 'sco'])('takes the kit %s for a new run', async (kit) => {
    const guild = createGuild();
    await guild.type('1', 'party', { kit });
    expect(await sheetOf(guild)).toContain('** · Scout');
  });

  test('suggests the kits', async () => {
    const { suggest } = createGuild();
    expect((await suggest('1', 'party', 'kit')).map(({ value }) => value)).toEqual(
      englishI18n.kits.map(({ id }) => id),
    );
  });

  test('begins nothing with a kit that does not exist, and names the kits that do', async () => {
    const guild = createGuild();
    const reply = await guild.type('1', 'party', { kit: 'bard' });
    expect([isEphemeral(reply), textOf(reply)]).toEqual([true, englishI18n.input.noKit(KITS.join(', '))]);
    expect(await sheetOf(guild)).toContain('/play');
  });

  test('says that a run keeps the kit with which it began', async () => {
    const { type } = createGuild();
    await type('1', 'party', { kit: 'tinker' });
    expect(textOf(await type('1', 'party', { kit: 'scout' }))).toContain(englishI18n.parties.kitSettled('Tinker'));
    expect(textOf(await type('1', 'party', { kit: 'tinker' }))).not.toContain('begun with another');
  });
});

test('the dungeon of the day has the first kit, whatever the player began with last', async () => {
  const guild = createGuild();
  await titleAfter(guild, 'SCOUT.MOON');
  await guild.type('1', 'daily');
  expect(await sheetOf(guild)).not.toContain('Scout');
});

test.each([
  ['de', 'Späher'],
  ['es', 'Explorador'],
])('the kits are named in %s', async (language, name) => {
  const { type } = createGuild();
  await type('1', 'settings', { language });
  expect(buttonsOf(await type('1', 'run seed', { seed: 'MOON' }))).toContain(name);
});

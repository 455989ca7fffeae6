import type { Reply } from '../../../src/discord/api/reply';
import { type Game, newGame } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { BotFixture, buttonsOf, componentsOf, controlOf, textOf } from '../../support/bot-fixture';
import { unstacked } from '../../support/items';
import { mapped, poolsWith, type ScenarioOptions, scenario } from '../../support/scenario';

const hall = (options: ScenarioOptions = {}): Game =>
  scenario(
    `
      ........
      .r.w@.t.
      ........
    `,
    { carried: ['beer', 'dagger', 'rod-of-venom', 'web-scroll'], ...options },
  );

const mage = (mana: number): ScenarioOptions => ({
  hero: {
    knownSpells: [{ spell: 'zap', manaCost: 1 }],
    ...poolsWith({ mana: { current: mana, max: 4 } }),
  },
});

const listed = (reply: Reply, ending: string): string[] =>
  (controlOf(reply, ending).options ?? []).map(({ label }) => label);

/** Value of the choice with the given label in a select. */
const chosen = (reply: Reply, ending: string, label: string): string[] => {
  const option = controlOf(reply, ending).options?.find((one) => one.label === label);
  if (!option) throw new Error(`no ${label} among ${listed(reply, ending)}`);
  return [option.value];
};

const opened = async (fixture: BotFixture, panel: string): Promise<Reply> => {
  const board = await fixture.type('play');
  return fixture.press(controlOf(board, `panel:${panel}`).custom_id!);
};

test('the pack has a menu of items for each verb', async () => {
  const { hero } = mage(4);
  const hurt = { ...hero, pools: { ...hero!.pools!, hp: { current: 20, max: 30 } } };
  const fixture = new BotFixture(hall({ identified: ['rod-of-venom'], hero: hurt }));
  const pack = await opened(fixture, 'pack');
  expect(listed(pack, 'choose:use')).toEqual(['Beer', 'Rod of Venom (5)', 'Unidentified Magic Item']);
  expect(listed(pack, 'choose:equip')).toEqual(['Dagger']);
  expect(listed(pack, 'choose:remove')).toContain('Old Boots');
  expect(listed(pack, 'choose:drop')).not.toContain('Old Boots');
  expect(textOf(pack)).toContain('**Worn**');
  const notesOf = (ending: string) =>
    (controlOf(pack, ending).options ?? []).map(({ description = '' }) => description);
  expect(notesOf('choose:remove').every((notes) => notes.startsWith('worn'))).toBe(true);
  expect(notesOf('choose:drop').join()).not.toContain('worn');
  expect(fixture.version).toBe(0);
});

test('a full pack has pages that turn together', async () => {
  const fixture = new BotFixture(unstacked(hall({ carried: Array.from({ length: 30 }, () => 'cudgel') })));
  const first = await opened(fixture, 'pack');
  expect(buttonsOf(first)).toEqual(['Next page', 'Back']);
  expect(listed(first, 'choose:drop')).toHaveLength(25);
  const second = await fixture.press(controlOf(first, 'panel:pack:1').custom_id!);
  expect(listed(second, 'choose:drop')).toHaveLength(5);
  expect(listed(second, 'choose:remove')).toHaveLength(4);
  expect(buttonsOf(second)).toEqual(['Previous page', 'Back']);
});

test('equal items are one entry with a count, and a pick acts on one of them', async () => {
  const fixture = new BotFixture(hall({ carried: ['beer', 'dagger', 'beer', 'beer'] }));
  const pack = await opened(fixture, 'pack');
  expect(listed(pack, 'choose:drop')).toEqual(['Beer ×3', 'Dagger']);
  expect(textOf(pack)).toContain('Beer ×3 (heals 4, 2 lb)');
  await fixture.press(controlOf(pack, 'choose:drop').custom_id!, chosen(pack, 'choose:drop', 'Beer ×3'));
  expect(fixture.game.pack.filter(({ raw }) => raw === 'beer')).toHaveLength(2);
});

test('a picked item is used, and the main panel is back', async () => {
  const fixture = new BotFixture(hall());
  const pack = await opened(fixture, 'pack');
  const after = await fixture.press(controlOf(pack, 'choose:equip').custom_id!, chosen(pack, 'choose:equip', 'Dagger'));
  expect(textOf(after)).toContain('You wield the Dagger');
  expect(buttonsOf(after)).toContain('Wait');
  expect(fixture.version).toBe(1);
});

test('a target typed as a number is the creature with that number, whatever lies nearer', async () => {
  const options = { carried: ['rod-of-venom'], identified: ['rod-of-venom'] };
  const at = async (target: string) =>
    textOf(await new BotFixture(scenario('.r.w@%t.', options)).type('use', { item: 'rod of venom', at: target }));
  expect(await at('1')).toContain('Mangy Wolf');
  expect(await at('2')).toContain('Rat');
  expect(await at('3')).toContain('Peasant');
});

test('a rod asks for a target, enemies first and numbered', async () => {
  const fixture = new BotFixture(hall({ identified: ['rod-of-venom'] }));
  const pack = await opened(fixture, 'pack');
  const aim = await fixture.press(
    controlOf(pack, 'choose:use').custom_id!,
    chosen(pack, 'choose:use', 'Rod of Venom (5)'),
  );
  expect(textOf(aim)).toContain('**Rod of Venom (5)**: choose a target.');
  expect(buttonsOf(aim)).toEqual(['1 Mangy Wolf (1 W)', '2 Rat (3 W)', '3 Peasant (2 E)', 'Cancel']);
  expect(fixture.renderer.requests.at(-1)?.aim?.targets).toHaveLength(3);
  expect(fixture.version).toBe(0);
  const [first] = componentsOf(aim).filter(({ type }) => type === 2);
  expect(textOf(await fixture.press(first!.custom_id!))).toContain('You zap the Rod of Venom');
  expect(fixture.version).toBe(1);
});

test('an unidentified rod asks for a target without revealing its type', async () => {
  const fixture = new BotFixture(hall());
  const rod = fixture.game.pack.find(({ raw }) => raw === 'rod-of-venom')!.id;
  const aim = await fixture.press(`v1|run|0|aim:use:${rod}`);
  expect(textOf(aim)).toContain('Unidentified Magic Item');
  expect(textOf(aim)).not.toContain('Venom');
  expect(fixture.version).toBe(0);
});

test('attacking a friend needs a confirmation', async () => {
  const fixture = new BotFixture(hall({ identified: ['rod-of-venom'] }));
  const rod = fixture.game.pack.find(({ raw }) => raw === 'rod-of-venom')!.id;
  const question = await fixture.press(`v1|run|0|do:use:${rod}:7,2`);
  expect(textOf(question)).toContain('**Sure?** The Peasant means you no harm.');
  await fixture.press(controlOf(question, `do:use!:${rod}:7,2`).custom_id!);
  expect(fixture.version).toBe(1);
});

test('a spell is chosen, aimed and cast', async () => {
  const fixture = new BotFixture(hall(mage(4)));
  const spells = await fixture.press('v1|run|0|panel:spells');
  expect(buttonsOf(spells)).toEqual(['Zap (1 mana)', 'Back']);
  expect(textOf(spells)).toContain('**Zap**: deals 5 damage · range 6');
  const aim = await fixture.press(controlOf(await fixture.type('play'), 'aim:cast:zap').custom_id!);
  expect(textOf(aim)).toContain('**Zap**: choose a target.');
  const cast = await fixture.press(controlOf(aim, 'do:cast:zap:4,2').custom_id!);
  expect(textOf(cast)).toContain('You kill a Mangy Wolf');
  expect(fixture.version).toBe(1);
});

test('without the mana a spell is disabled', async () => {
  const fixture = new BotFixture(hall(mage(0)));
  const board = await fixture.type('play');
  expect(buttonsOf(board)).not.toContain('Cast');
  expect(buttonsOf(await fixture.press('v1|run|0|panel:spells'))).toEqual(['Back']);
});

test('a spell without targets says so and can be cancelled', async () => {
  const fixture = new BotFixture(scenario('..@..', mage(4)));
  const aim = await fixture.type('cast', { spell: 'zap' });
  expect(textOf(aim)).toContain('nobody to aim at within 6 cells');
  expect(buttonsOf(aim)).toEqual(['Cancel']);
  expect(buttonsOf(await fixture.press(controlOf(aim, 'panel:pad').custom_id!))).toContain('Wait');
});

test('at low health a fight needs a confirmation', async () => {
  const { hero } = mage(4);
  const faint = { ...hero, pools: { ...hero!.pools!, hp: { current: 5, max: 30 } } };
  const fixture = new BotFixture(hall({ hero: faint }));
  const board = await fixture.type('play');
  const question = await fixture.press(controlOf(board, 'do:fight').custom_id!);
  expect(textOf(question)).toContain('**Sure?** You are badly hurt.');
  expect(fixture.version).toBe(0);
  await fixture.press(controlOf(question, 'do:fight!').custom_id!);
  expect(fixture.version).toBe(1);
});

test('looking is an ephemeral reply and leaves the board alone', async () => {
  const fixture = new BotFixture(hall());
  const board = await fixture.type('play');
  const look = await fixture.press(controlOf(board, 'look').custom_id!);
  expect(look).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(look)).toContain('Mangy Wolf 1 W (hostile)');
});

describe('in the town', () => {
  const { hero, ...rest } = newGame({ seed: 'A' }, loadRaws());
  const town = () => new BotFixture({ ...rest, hero: { ...hero, statuses: [] } });

  it('shops and people of note are listed with their purpose', async () => {
    const visit = await opened(town(), 'visit');
    const labels = ['Barkeep', 'Shady Salesman', 'Priest', 'Blacksmith', 'Clothier', 'Alchemist', 'Mom'];
    expect(listed(visit, 'visit')).toEqual(labels);
    const options = controlOf(visit, 'visit').options ?? [];
    expect(options[3]?.description).toMatch(/^weapons and armour · \d+ [NSEW]/);
  });

  it('the hero walks to the picked person, and a shop opens', async () => {
    const fixture = town();
    const visit = await opened(fixture, 'visit');
    const shop = await fixture.press(controlOf(visit, 'visit').custom_id!, chosen(visit, 'visit', 'Blacksmith'));
    expect(textOf(shop)).toContain('**Blacksmith** · you have 20 gold');
    expect(textOf(shop)).toContain('“A shield first');
  });

  it('one press leads to the woods', async () => {
    const fixture = town();
    const gate = componentsOf(await fixture.type('play')).find(({ label }) => label === 'To the woods');
    await fixture.press(gate!.custom_id!);
    expect(fixture.game.hero).toBeDefined();
    expect(textOf(await fixture.type('map'))).toContain('depth 2');
  });

  it('a neighbour without wares is no longer offered, and /travel answers that the neighbour is here', async () => {
    const fixture = town();
    const visit = await opened(fixture, 'visit');
    await fixture.press(controlOf(visit, 'visit').custom_id!, chosen(visit, 'visit', 'Mom'));
    expect(listed(await opened(fixture, 'visit'), 'visit')).not.toContain('Mom');
    const names = (await fixture.suggest('travel', 'to', '')).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('Mom'))).toEqual([]);
    const { version } = fixture;
    for (const to of ['mom', 'home']) {
      expect(textOf(await fixture.type('travel', { to }))).toBe('Mom: you are there already.');
    }
    expect(fixture.version).toBe(version);
  });

  it("a neighbour's shop is still offered, because it opens", async () => {
    const fixture = town();
    const visit = await opened(fixture, 'visit');
    await fixture.press(controlOf(visit, 'visit').custom_id!, chosen(visit, 'visit', 'Blacksmith'));
    expect(listed(await opened(fixture, 'visit'), 'visit')).toContain('Blacksmith');
  });

  it('the portal back is listed first, in sight or remembered, and one press enters it', async () => {
    for (const street of ['@..p.k\n.....>', '@+.p.k\n#....>']) {
      const legend = { p: { raw: 'town-portal', seen: true as const, portal: { depth: 3, x: 2, y: 2 } } };
      const game = mapped(scenario(street, { depth: 1, legend }));
      const fixture = new BotFixture(game);
      const visit = await opened(fixture, 'visit');
      const [first] = controlOf(visit, 'visit').options ?? [];
      expect(first).toMatchObject({ label: 'Town Portal', description: 'leads back to where you opened it · 3 E' });
      await fixture.press(controlOf(visit, 'visit').custom_id!, [first!.value]);
      expect(fixture.game.depth).toBe(3);
    }
  });

  it('nobody is listed whom the hero cannot reach', async () => {
    const panel = await new BotFixture(scenario('w.@.k')).press('v1|run|0|panel:visit');
    expect(textOf(panel)).toContain('You cannot walk to anybody just now.');
    expect(componentsOf(panel).some(({ options }) => options)).toBe(false);
  });

  it.each(['', 'blacksmith', '1,2,3', '1000,1'])(
    'the hero does not walk to %s, which the menu never has',
    async (value) => {
      const fixture = town();
      await fixture.press('v1|run|0|visit', [value]);
      expect(fixture.version).toBe(0);
    },
  );
});

describe('throwing', () => {
  const throwers = (options: ScenarioOptions = {}) =>
    hall({ carried: ['dagger', 'dagger', 'poison-potion', 'beer'], identified: ['poison-potion'], ...options });

  const aimedAt = async (fixture: BotFixture, thing: string): Promise<Reply> => {
    const pack = await opened(fixture, 'pack');
    const panel = await fixture.press(controlOf(pack, 'panel:throw').custom_id!);
    return fixture.press(controlOf(panel, 'choose:throw').custom_id!, chosen(panel, 'choose:throw', thing));
  };

  const pressed = (fixture: BotFixture, reply: Reply, label: string): Promise<Reply> =>
    fixture.press(componentsOf(reply).find((one) => one.label === label)!.custom_id!);

  test('the pack leads to a menu of items that can be thrown', async () => {
    const fixture = new BotFixture(throwers());
    const panel = await fixture.press(controlOf(await opened(fixture, 'pack'), 'panel:throw').custom_id!);
    expect(listed(panel, 'choose:throw')).toEqual(['Dagger ×2', 'Poison Potion']);
    expect(fixture.version).toBe(0);
  });

  test('the pack has no such menu if nobody is in reach or no item can be thrown', async () => {
    const lonely = await opened(new BotFixture(scenario('@.', { carried: ['dagger'] })), 'pack');
    const unarmed = await opened(new BotFixture(hall({ carried: ['beer'] })), 'pack');
    for (const pack of [lonely, unarmed]) expect(buttonsOf(pack)).not.toContain('Throw…');
  });

  test('a weapon flies at the target of the button, and Repeat throws the next weapon', async () => {
    const fixture = new BotFixture(throwers());
    const aim = await aimedAt(fixture, 'Dagger ×2');
    expect(textOf(aim)).toContain('`/fire item:` takes');
    expect(buttonsOf(aim)).toEqual(['1 Mangy Wolf (1 W)', '2 Rat (3 W)', '3 Peasant (2 E)', 'Cancel']);
    const after = await pressed(fixture, aim, '2 Rat (3 W)');
    expect(textOf(after)).toContain('You throw the Dagger');
    expect(buttonsOf(after)).toContain('Repeat');
    expect(textOf(await pressed(fixture, after, 'Repeat'))).toContain('You throw the Dagger');
    expect(fixture.game.pack.filter(({ raw }) => raw === 'dagger')).toEqual([]);
  });

  test('a potion first previews what it would hit', async () => {
    const fixture = new BotFixture(throwers());
    const preview = await pressed(fixture, await aimedAt(fixture, 'Poison Potion'), '2 Rat (3 W): catches 1');
    expect(textOf(preview)).toContain('would hit 1 Rat');
    expect(buttonsOf(preview)).toEqual(['Throw', 'Other target', 'Cancel']);
    expect(fixture.renderer.requests.at(-1)?.aim?.blast).toHaveLength(5);
    expect(textOf(await pressed(fixture, preview, 'Throw'))).toContain('The Rat is poisoned');
  });
});

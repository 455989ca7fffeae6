import type { Reply } from '../../src/discord/api/reply';
import type { Game } from '../../src/engine';
import { type ScenarioOptions, scenario } from '../support/scenario';
import { buttonsOf, controlOf, partsOf, Stage, said } from '../support/stage';

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
    pools: {
      hp: { current: 30, max: 30 },
      mana: { current: mana, max: 4 },
      level: 1,
      xp: 0,
      gold: 0,
      weight: 0,
      penalty: 0,
    },
  },
});

/** What a select of a reply lists. */
const listed = (reply: Reply, ending: string): string[] =>
  (controlOf(reply, ending).options ?? []).map(({ label }) => label);

/** The value behind a label of a select. */
const chosen = (reply: Reply, ending: string, label: string): string[] => {
  const option = controlOf(reply, ending).options?.find((one) => one.label === label);
  if (!option) throw new Error(`no ${label} among ${listed(reply, ending)}`);
  return [option.value];
};

const opened = async (stage: Stage, panel: string): Promise<Reply> => {
  const board = await stage.type('play');
  return stage.press(controlOf(board, `panel:${panel}`).custom_id!);
};

test('the pack lists what there is under each thing to do with it', async () => {
  const { hero } = mage(4);
  const hurt = { ...hero, pools: { ...hero!.pools!, hp: { current: 20, max: 30 } } };
  const stage = new Stage(hall({ identified: ['rod-of-venom'], hero: hurt }));
  const pack = await opened(stage, 'pack');
  expect(listed(pack, 'choose:use')).toEqual(['Beer', 'Rod of Venom (5)', 'Unidentified Magic Item']);
  expect(listed(pack, 'choose:equip')).toEqual(['Dagger']);
  expect(listed(pack, 'choose:remove')).toContain('Old Boots');
  expect(listed(pack, 'choose:drop')).not.toContain('Old Boots');
  expect(said(pack)).toContain('**Worn**');
  expect(stage.v).toBe(0);
});

test('a full pack has pages that turn together', async () => {
  const stage = new Stage(hall({ carried: Array.from({ length: 30 }, () => 'dagger') }));
  const first = await opened(stage, 'pack');
  expect(buttonsOf(first)).toEqual(['Next page', 'Back']);
  expect(listed(first, 'choose:drop')).toHaveLength(25);
  const second = await stage.press(controlOf(first, 'panel:pack:1').custom_id!);
  expect(listed(second, 'choose:drop')).toHaveLength(5);
  expect(listed(second, 'choose:remove')).toHaveLength(4);
  expect(buttonsOf(second)).toEqual(['Previous page', 'Back']);
});

test('what is picked is done, and the pad is back', async () => {
  const stage = new Stage(hall());
  const pack = await opened(stage, 'pack');
  const after = await stage.press(controlOf(pack, 'choose:equip').custom_id!, chosen(pack, 'choose:equip', 'Dagger'));
  expect(said(after)).toContain('You wield the Dagger');
  expect(buttonsOf(after)).toContain('Wait');
  expect(stage.v).toBe(1);
});

test('a rod asks whom, enemies first and numbered, and then strikes', async () => {
  const stage = new Stage(hall({ identified: ['rod-of-venom'] }));
  const pack = await opened(stage, 'pack');
  const aim = await stage.press(
    controlOf(pack, 'choose:use').custom_id!,
    chosen(pack, 'choose:use', 'Rod of Venom (5)'),
  );
  expect(said(aim)).toContain('**Rod of Venom (5)**: choose a target.');
  expect(buttonsOf(aim)).toEqual(['1 Mangy Wolf (1 W)', '2 Rat (3 W)', '3 Peasant (2 E)', 'Cancel']);
  expect(stage.studio.shots.at(-1)?.aim?.targets).toHaveLength(3);
  expect(stage.v).toBe(0);
  const [first] = partsOf(aim).filter(({ type }) => type === 2);
  expect(said(await stage.press(first!.custom_id!))).toContain('You zap the Rod of Venom');
  expect(stage.v).toBe(1);
});

test('an unknown scroll that wants a target asks for one without giving itself away', async () => {
  const stage = new Stage(hall());
  const scroll = stage.game.pack.find(({ raw }) => raw === 'web-scroll')!.id;
  const aim = await stage.press('v1|run|0|choose:use', [String(scroll)]);
  expect(said(aim)).toContain('Unidentified Magic Item');
  expect(said(aim)).not.toContain('Web');
  expect(stage.v).toBe(0);
});

test('a friend in the way is asked about before it is struck', async () => {
  const stage = new Stage(hall({ identified: ['rod-of-venom'] }));
  const rod = stage.game.pack.find(({ raw }) => raw === 'rod-of-venom')!.id;
  const question = await stage.press(`v1|run|0|do:use:${rod}:7,2`);
  expect(said(question)).toContain('**Sure?** The Peasant means you no harm.');
  await stage.press(controlOf(question, `do:use!:${rod}:7,2`).custom_id!);
  expect(stage.v).toBe(1);
});

test('a spell is chosen, aimed and cast', async () => {
  const stage = new Stage(hall(mage(4)));
  const spells = await opened(stage, 'spells');
  expect(buttonsOf(spells)).toEqual(['Zap (1 mana)', 'Back']);
  const aim = await stage.press(controlOf(spells, 'aim:cast:zap').custom_id!);
  expect(said(aim)).toContain('**Zap**: choose a target.');
  const cast = await stage.press(controlOf(aim, 'do:cast:zap:4,2').custom_id!);
  expect(said(cast)).toContain('You cast Zap.');
  expect(stage.v).toBe(1);
});

test('without the mana a spell is there but cannot be pressed', async () => {
  const stage = new Stage(hall(mage(0)));
  const board = await stage.type('play');
  expect(buttonsOf(board)).not.toContain('Cast');
  expect(buttonsOf(await stage.press('v1|run|0|panel:spells'))).toEqual(['Back']);
});

test('with nobody to aim at the spell says so and can be left', async () => {
  const stage = new Stage(scenario('..@..', mage(4)));
  const aim = await stage.type('cast', { spell: 'zap' });
  expect(said(aim)).toContain('nobody to aim at within 6 cells');
  expect(buttonsOf(aim)).toEqual(['Cancel']);
  expect(buttonsOf(await stage.press(controlOf(aim, 'panel:pad').custom_id!))).toContain('Wait');
});

test('the badly hurt are asked before they rush into a fight, and may', async () => {
  const { hero } = mage(4);
  const faint = { ...hero, pools: { ...hero!.pools!, hp: { current: 5, max: 30 } } };
  const stage = new Stage(hall({ hero: faint }));
  const board = await stage.type('play');
  const question = await stage.press(controlOf(board, 'do:fight').custom_id!);
  expect(said(question)).toContain('**Sure?** You are badly hurt.');
  expect(stage.v).toBe(0);
  await stage.press(controlOf(question, 'do:fight!').custom_id!);
  expect(stage.v).toBe(1);
});

test('a look is a private note and leaves the board alone', async () => {
  const stage = new Stage(hall());
  const board = await stage.type('play');
  const look = await stage.press(controlOf(board, 'look').custom_id!);
  expect(look).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(look)).toContain('Mangy Wolf 1 W (hostile)');
});

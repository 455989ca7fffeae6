import { textOf } from '../../support/bot-fixture';
import { createGuild, isEphemeral, runOf } from '../../support/guild';

test('below the message of another player, a control that cannot be read shows the board to the presser alone', async () => {
  const { type, press } = createGuild();
  const others = runOf(await type('1', 'play'));
  const own = runOf(await type('2', 'play'));
  for (const id of [`v1|${others}|0|unheard-of`, 'v9|what', 'nonsense']) {
    const shown = await press('2', id);
    expect(isEphemeral(shown)).toBe(true);
    expect(textOf(shown)).toContain('older version');
    expect(runOf(shown)).toBe(own);
  }
});

test('below the presser’s own run, the board replaces the message', async () => {
  const { type, press } = createGuild();
  const own = runOf(await type('1', 'play'));
  expect(await press('1', `v1|${own}|0|unheard-of`)).toMatchObject({ kind: 'update' });
});

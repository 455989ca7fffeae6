import { createGuild, customIdOf } from '../../../support/guild';

test('the board of the day before belongs to the dungeon shown, even after midnight', async () => {
  const { bot, commandOf } = createGuild();
  const daily = commandOf('1', 'daily');
  const sentAt = Date.UTC(2023, 10, 14, 23, 59, 59);
  const replies = [sentAt, sentAt + 2500].map((now) => bot.reply(daily, { now, sentAt }));
  for (const reply of await Promise.all(replies)) expect(customIdOf(reply, '|board:global:2023-11-13')).toBeDefined();
});

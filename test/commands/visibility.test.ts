import { COMMANDS } from '../../commands';
import type { Visibility } from '../../src/discord/commands/command';
import { BotFixture } from '../support/bot-fixture';
import { commandInteraction } from '../support/interactions';
import { scenario } from '../support/scenario';

const named = (visibility: Visibility): string[] =>
  COMMANDS.filter((command) => command.visibility === visibility)
    .map(({ definition }) => definition.name)
    .sort();

test('commands that invite others are public, even in a server that keeps replies ephemeral', () => {
  expect(named('public')).toEqual(['party', 'play', 'share']);
});

test('commands that only show something are ephemeral', () => {
  expect(named('ephemeral')).toEqual([
    'about',
    'admin',
    'building',
    'character',
    'daily',
    'help',
    'inventory',
    'leaderboard',
    'log',
    'look',
    'map',
    'privacy',
    'replay',
    'resume',
    'runs',
    'settings',
    'watch',
  ]);
});

test.each([...named('ephemeral').map((name) => [name, true] as const), ['play', false], ['wait', false]] as const)(
  'a deferred reply to /%s is ephemeral: %p',
  (name, ephemeral) => {
    const { bot } = new BotFixture(scenario('@'));
    expect(bot.deferred(commandInteraction(name))).toEqual({ kind: 'deferred', update: false, ephemeral });
  },
);

test('only animations are slow', () => {
  const { bot } = new BotFixture(scenario('@'));
  const slow = COMMANDS.filter(({ definition }) => bot.isSlow(commandInteraction(definition.name)));
  expect(slow.map(({ definition }) => definition.name)).toEqual(['building']);
  const share = commandInteraction('share', [{ name: 'as', type: 3, value: 'animation' }]);
  expect(bot.isSlow(share)).toBe(true);
});

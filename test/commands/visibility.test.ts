import type { Visibility } from '../../src/discord/commands/command';
import { BotFixture } from '../support/bot-fixture';
import { commandInteraction } from '../support/interactions';
import { scenario } from '../support/scenario';
import { TYPABLE_COMMANDS } from '../support/typable-commands';

const named = (visibility: Visibility): string[] =>
  TYPABLE_COMMANDS.filter(([, command]) => command.visibility === visibility)
    .map(([name]) => name)
    .sort();

test('commands that invite others are public, even in a server with ephemeral replies', () => {
  expect(named('public')).toEqual(['party', 'play', 'run share']);
});

test('commands that only show something are ephemeral', () => {
  expect(named('ephemeral')).toEqual([
    'about',
    'admin audit',
    'admin end',
    'admin erase',
    'admin export',
    'admin panel',
    'admin reset',
    'admin rollback',
    'admin runs',
    'character',
    'daily',
    'help',
    'inventory',
    'leaderboard',
    'look',
    'map',
    'privacy',
    'run building',
    'run history',
    'run log',
    'run replay',
    'run resume',
    'run watch',
    'settings',
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
  const slow = TYPABLE_COMMANDS.filter(([name]) => bot.isSlow(commandInteraction(name)));
  expect(slow.map(([name]) => name)).toEqual(['run building']);
  const share = commandInteraction('run share', [{ name: 'as', type: 3, value: 'animation' }]);
  expect(bot.isSlow(share)).toBe(true);
});

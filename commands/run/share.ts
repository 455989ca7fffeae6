import type { Command } from '../../src/discord/commands/command';
import type { Options } from '../../src/discord/commands/options';
import { moveOption } from '../options';

const isStopped = (options: Options): boolean => options.flag('stop') ?? false;
const isAnimated = (options: Options): boolean => options.text('as') === 'animation' && !isStopped(options);

export const share: Command = {
  definition: {
    name: 'share',
    options: [moveOption, { type: 'string', name: 'as' }, { type: 'boolean', name: 'stop' }],
  },
  visibility: 'public',
  // Fast with a `move`, because the bot refuses and draws nothing.
  isSlow: (options) => isAnimated(options) && options.number('move') === null,
  intent: (options) =>
    isStopped(options)
      ? { kind: 'unshare' }
      : { kind: 'share', move: options.number('move'), animated: isAnimated(options) },
};

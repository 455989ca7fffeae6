import type { Command } from '../../src/discord/commands/command';
import type { Options } from '../../src/discord/commands/options';
import { moveOption } from '../options';

const isAnimated = (options: Options): boolean => options.text('as') === 'animation';

export const share: Command = {
  definition: { name: 'share', options: [moveOption, { type: 'string', name: 'as' }] },
  visibility: 'public',
  isSlow: isAnimated,
  intent: (options) => ({ kind: 'share', move: options.number('move'), animated: isAnimated(options) }),
};

import type { Command } from '../src/discord/commands/command';
import type { PackItem } from '../src/discord/types';
import { isCarried, namedOption, suggestPackItems, suggestTargets, targetOption, withTarget } from './options';

const isThrowable = ({ throws }: PackItem): boolean => throws !== undefined;

export const fire: Command = {
  definition: { name: 'fire', options: [targetOption, namedOption('item')] },
  visibility: 'by-server',
  intent: (options) => ({
    kind: 'choose',
    choose(args) {
      const wanted = options.text('item');
      if (wanted === null) return withTarget(options, args, { kind: 'fire' });
      const item = args.packItem(wanted, isThrowable, isCarried);
      if (!item) return { mistake: args.i18n.input.noneTo.throw };
      return withTarget(options, args, { kind: 'throw', item: item.id });
    },
  }),
  suggest: { item: suggestPackItems(isThrowable), at: suggestTargets },
};

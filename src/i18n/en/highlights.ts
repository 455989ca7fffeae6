import type { HighlightTexts } from '../highlight-texts';
import { a, the } from './grammar';
import { victims } from './summaries';

export const HIGHLIGHTS: HighlightTexts = {
  line(deed, hero, names) {
    switch (deed.kind) {
      case 'laurel':
        return `${hero} wins the laurel`;
      case 'kill':
        if (deed.means === undefined) return `${hero} slays ${a(names, deed.who)}`;
        return `${hero} kills ${a(names, deed.who)} with ${names.raw(deed.means)}`;
      case 'kills': {
        const one = deed.isAtOnce ? 'one ' : '';
        const how =
          deed.means === undefined ? (deed.isAtOnce ? ' at once' : '') : ` with ${one}${names.raw(deed.means)}`;
        return `${hero} kills ${victims(deed.dead, names)}${how}`;
      }
      case 'escape':
        return `${hero} gets away with ${deed.hp} of ${deed.max} HP`;
      case 'deepest':
        return `${hero} is deeper than ever`;
      case 'spell':
        return `${hero} learns ${names.raw(deed.spell)}`;
      case 'boon':
        return `${hero} takes the boon ${names.raw(deed.boon)}`;
      case 'cage':
        return `${hero} takes ${the(names, deed.thing)} from its cage`;
    }
  },
  withFeat: (line, feat) => `${line} (feat “${feat}”)`,
  feat: (hero, feat, how) => `${hero} earns the feat “${feat}” (${how})`,
};

import type { HighlightTexts } from '../highlight-texts';
import { the } from './grammar';
import { victims } from './summaries';

export const HIGHLIGHTS: HighlightTexts = {
  line(highlight, hero, names) {
    switch (highlight.kind) {
      case 'laurel':
        return `${hero} wins the laurel`;
      case 'named':
        if (highlight.means === undefined) return `${hero} slays ${the(names, highlight.who)}`;
        return `${hero} kills ${the(names, highlight.who)} with ${names.raw(highlight.means)}`;
      case 'kills': {
        const how = highlight.means === undefined ? 'at once' : `with one ${names.raw(highlight.means)}`;
        return `${hero} kills ${victims(highlight.dead, names)} ${how}`;
      }
      case 'escape':
        return `${hero} gets away with ${highlight.hp} of ${highlight.max} HP`;
      case 'deepest':
        return `${hero} is deeper than ever`;
      case 'boon':
        return `${hero} takes the boon ${names.raw(highlight.boon)}`;
      case 'cage':
        return `${hero} takes ${the(names, highlight.thing)} from its cage`;
    }
  },
  feat: (hero, feat, how) => `${hero} earns the feat “${feat}” (${how})`,
};

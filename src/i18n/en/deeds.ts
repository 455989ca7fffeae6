import type { DeedTexts } from '../deed-texts';
import { the } from './grammar';
import { victims } from './summaries';

export const DEEDS: DeedTexts = {
  line(deed, hero, names) {
    switch (deed.kind) {
      case 'laurel':
        return `${hero} wins the laurel`;
      case 'named':
        if (deed.means === undefined) return `${hero} slays ${the(names, deed.who)}`;
        return `${hero} kills ${the(names, deed.who)} with ${names.raw(deed.means)}`;
      case 'kills': {
        const how = deed.means === undefined ? 'at once' : `with one ${names.raw(deed.means)}`;
        return `${hero} kills ${victims(deed.dead, names)} ${how}`;
      }
      case 'escape':
        return `${hero} gets away with ${deed.hp} of ${deed.max} HP`;
      case 'deepest':
        return `${hero} is deeper than ever`;
      case 'boon':
        return `${hero} takes the boon ${names.raw(deed.boon)}`;
      case 'cage':
        return `${hero} takes ${the(names, deed.thing)} from its cage`;
    }
  },
  feat: (hero, feat, how) => `${hero} earns the feat “${feat}” (${how})`,
};

import type { HighlightTexts } from '../highlight-texts';
import { a, the } from './grammar';
import { victims } from './summaries';

export const HIGHLIGHTS: HighlightTexts = {
  line(deed, hero, names) {
    switch (deed.kind) {
      case 'laurel':
        return `${hero} gewinnt den Lorbeer`;
      case 'kill':
        if (deed.means === undefined) return `${hero} erledigt ${a(names, deed.who, 'accusative')}`;
        return `${hero} tötet ${a(names, deed.who, 'accusative')} mit ${names.raw(deed.means)}`;
      case 'kills': {
        const how =
          deed.means === undefined ? (deed.isAtOnce ? ' auf einen Streich' : '') : ` mit ${names.raw(deed.means)}`;
        return `${hero} tötet ${victims(deed.dead, names)}${how}`;
      }
      case 'escape':
        return `${hero} entkommt mit ${deed.hp} von ${deed.max} LP`;
      case 'deepest':
        return `${hero} ist so tief wie nie zuvor`;
      case 'spell':
        return `${hero} lernt den Zauber ${names.raw(deed.spell)}`;
      case 'boon':
        return `${hero} nimmt die Gabe ${names.raw(deed.boon)}`;
      case 'cage':
        return `${hero} nimmt ${the(names, deed.thing, 'accusative')} aus dem Käfig`;
    }
  },
  withFeat: (line, feat) => `${line} (Heldentat „${feat}“)`,
  feat: (hero, feat, how) => `${hero} vollbringt die Heldentat „${feat}“ (${how})`,
};

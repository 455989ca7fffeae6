import type { DeedTexts } from '../deed-texts';
import { the } from './grammar';
import { victims } from './summaries';

export const DEEDS: DeedTexts = {
  line(deed, hero, names) {
    switch (deed.kind) {
      case 'laurel':
        return `${hero} gewinnt den Lorbeer`;
      case 'named':
        if (deed.means === undefined) return `${hero} erschlägt ${the(names, deed.who, 'accusative')}`;
        return `${hero} tötet ${the(names, deed.who, 'accusative')} mit ${names.raw(deed.means)}`;
      case 'kills': {
        const how = deed.means === undefined ? 'auf einen Streich' : `mit ${names.raw(deed.means)}`;
        return `${hero} tötet ${victims(deed.dead, names)} ${how}`;
      }
      case 'escape':
        return `${hero} entkommt mit ${deed.hp} von ${deed.max} LP`;
      case 'deepest':
        return `${hero} ist so tief wie nie zuvor`;
      case 'boon':
        return `${hero} nimmt die Gabe ${names.raw(deed.boon)}`;
      case 'cage':
        return `${hero} nimmt ${the(names, deed.thing, 'accusative')} aus dem Käfig`;
    }
  },
  feat: (hero, feat, how) => `${hero} vollbringt die Heldentat „${feat}“ (${how})`,
};

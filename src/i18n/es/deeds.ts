import type { DeedTexts } from '../deed-texts';
import { the, to } from './grammar';
import { victims } from './summaries';

export const DEEDS: DeedTexts = {
  line(deed, hero, names) {
    switch (deed.kind) {
      case 'laurel':
        return `${hero} gana el laurel`;
      case 'named':
        if (deed.means === undefined) return `${hero} abate ${to(names, deed.who)}`;
        return `${hero} mata ${to(names, deed.who)} con ${names.raw(deed.means)}`;
      case 'kills': {
        const how = deed.means === undefined ? 'de un golpe' : `con ${names.raw(deed.means)}`;
        return `${hero} mata ${victims(deed.dead, names)} ${how}`;
      }
      case 'escape':
        return `${hero} escapa con ${deed.hp} de ${deed.max} PV`;
      case 'deepest':
        return `${hero} baja más hondo que nunca`;
      case 'boon':
        return `${hero} recibe el don ${names.raw(deed.boon)}`;
      case 'cage':
        return `${hero} saca ${the(names, deed.thing)} de su jaula`;
    }
  },
  feat: (hero, feat, how) => `${hero} logra la hazaña «${feat}» (${how})`,
};

import type { TwistTexts } from '../labels';

export const TWISTS: TwistTexts = {
  'burning-cracks': {
    name: 'Grietas ardientes',
    brief: 'Cada pocos turnos el suelo brilla, y un turno después arde.',
    rule: 'Aquí el suelo no se está quieto: cada pocos turnos brilla en alguna parte, y un turno después arde. En los pasillos y pegado a un muro no corres peligro.',
  },
  mirrors: {
    name: 'Espejos',
    brief: 'Los muros sueltan copias frágiles de quien te golpeó el último.',
    rule: 'Aquí los muros son espejos: de vez en cuando sueltan una copia frágil de quien te golpeó el último, si lo ves. Una copia no da nada. Acaba pronto con quien te golpee, o sal de su vista.',
  },
  silence: {
    name: 'Silencio',
    brief: 'No se oye nada: nadie puede lanzar hechizos.',
    rule: 'Aquí no se oye nada: nadie puede lanzar hechizos, ni tú ni los demás. Los pergaminos, las pociones, las varas y los arcos funcionan como siempre.',
  },
  tilting: {
    name: 'Suelo inclinado',
    brief: 'El suelo se inclina: cada golpe lanza atrás a su víctima.',
    rule: 'Aquí el suelo se inclina: cada golpe que acierta lanza a su víctima una casilla atrás. Con algo sólido a la espalda te mantienes firme.',
  },
};

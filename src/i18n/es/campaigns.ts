import type { Locale } from '../locale';

const AS_FAR_AS_THE_DRAGON = [
  'el pueblo: tiendas, consejos y tu cama',
  'el bosque',
  'cavernas',
  'cavernas profundas',
  'la fortaleza de los enanos',
  'su dragón',
];

export const CAMPAIGNS: NonNullable<Locale['campaigns']> = {
  dragon: {
    name: 'El Dragón',
    about: 'En el sexto piso duerme un dragón negro: mátalo para ganar. Por debajo los pisos no se acaban nunca.',
    places: [...AS_FAR_AS_THE_DRAGON, 'pisos sin fin'],
    help: [],
  },
  amulet: {
    name: 'El Amuleto',
    about:
      'Más allá del dragón, hasta el Abismo en busca del amuleto de Yala, y de vuelta con él a la taberna. Un largo camino.',
    places: [
      ...AS_FAR_AS_THE_DRAGON,
      'bosques de setas',
      'las madrigueras de los elfos oscuros',
      'su ciudad abierta, con mercado',
      'su ciudadela',
      'el Abismo: el amuleto, y solo queda volver',
    ],
    help: [
      '**Disparar** apunta al enemigo más cercano al alcance del arco que empuñas; `/equip` te lo pone a mano, junto al arma. Con un enemigo al lado, golpeas. Los arqueros guardan distancia: espéralos tras una esquina.',
      'El equipo puede ser mágico: sabes su nombre al ponértelo, al venderlo o si lo identificas. Casi todos los que venden tienen tres piezas como mucho, y otras con cada profundidad nueva que alcanzas.',
      'Los hongos de fuego, los de esporas y los mortales estallan cuando alguien se acerca a tres casillas, y se prenden unos a otros. Quien explora no entra en el alcance de los que ya ha visto; tras una esquina, alguno puede estallar al momento. Atrae a otros a él. Los veteranos de aquí abajo esquivan los disparos: los golpes les aciertan más a menudo.',
      'Los elfos oscuros son tres clanes en guerra: quien tiene rivales a la vista te deja en paz, hasta que golpeas ante sus ojos a uno de los suyos. Un clan que te ve matar a sus rivales piensa mejor de ti: con una reputación de +10 te deja en paz, con +20 los suyos luchan a tu lado. `/character` muestra tu reputación.',
      'En el empedrado de su mercado hay tregua: nadie golpea, dispara ni lanza hechizos dañinos, ni tú ni ellos. Quien vende allí acepta también tributo: sube tu reputación con un clan hasta +6 como mucho, y cada punto cuesta uno con sus dos rivales. Lo demás pide hechos; desde +10 los suyos te dejan pasar allí donde montan guardia.',
      'La ciudadela tiene tres entradas: la puerta, entre los guardias; la misma puerta, si eres amigo del clan cuyas lámparas arden allí, desde +10 de reputación; o una reja por donde corre el agua, a la vuelta de la esquina de la puerta, que nadie vigila.',
      'No hay dos pisos iguales en el Abismo: cada uno sigue su propia regla, que se cuenta al llegar y con **Mirar**, y cuyo nombre está en lo alto de la imagen. Donde acaba el suelo no camina nadie, pero se ve y se dispara al otro lado. Aquí abajo no hay tiendas, ni nadie que cure.',
      'El portero lucha de tres maneras, una tras otra, y avisa cuando cambia. No hace falta que muera: lo que buscas está detrás de él.',
      'Con el amuleto en la mochila el hambre tarda el doble en llegar, y no se abre ningún portal: vas a pie. En cada piso te da caza una partida, por la espalda o emboscada. Mata a su capitán y el piso queda en paz: descansa allí. Cada tres que subes, ves menos lejos. En la taberna se acaba.',
    ],
  },
  sprint: {
    name: 'La Carrera',
    about: 'Tres pisos pequeños hasta una copa de oro. Quien la toma llega a la meta: cuentan turnos, heridas y oro.',
    places: ['un bosquecillo', 'cuevas o salas', 'la copa en su cámara'],
    help: [],
  },
};

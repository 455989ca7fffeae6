import type { Locale } from '../locale';

/** Campaigns in Spanish, by id. */
export const CAMPAIGNS: NonNullable<Locale['campaigns']> = {
  dragon: {
    name: 'El Dragón',
    about:
      'Seis niveles más abajo duerme un dragón negro: mátalo, sal con vida y habrás ganado. Por debajo los niveles no se acaban nunca.',
    places: [
      'el pueblo: tiendas, consejos y tu cama',
      'el bosque',
      'cavernas',
      'cavernas profundas',
      'la fortaleza de los enanos',
      'su dragón',
      'niveles sin fin',
    ],
    help: [],
  },
  amulet: {
    name: 'El Amuleto',
    about:
      'Más allá del dragón, hasta el Abismo a por el amuleto de Yala, y de vuelta con él a la taberna. Un largo camino.',
    places: [
      'el pueblo: tiendas, consejos y tu cama',
      'el bosque',
      'cavernas',
      'cavernas profundas',
      'la fortaleza de los enanos',
      'su dragón',
      'bosques de setas',
      'las madrigueras de los elfos oscuros',
      'su ciudad abierta, con mercado',
      'su ciudadela',
      'el Abismo: el Amuleto, y solo queda volver',
    ],
    help: [
      '**Disparar** apunta al enemigo más cercano al alcance del arco que empuñas; `/equip` te lo pone a mano, junto al arma. Con un enemigo al lado, golpeas. Los arqueros guardan distancia: espéralos tras una esquina.',
      'Los hongos de fuego, los de esporas y los mortales estallan cuando alguien se acerca a tres casillas, y se prenden unos a otros. Quien explora no entra en su alcance; atrae a otros a él.',
      'Los elfos oscuros son tres clanes en guerra. Un clan que te ve matar a sus rivales piensa mejor de ti, hasta que te deja en paz.',
      'Su ciudadela tiene tres entradas: la puerta, entre los guardias; la misma puerta, si eres amigo del clan cuyas lámparas arden allí; o una reja por donde corre el agua, a la vuelta de la esquina de la puerta.',
      'El equipo puede ser mágico: sabes su nombre al ponértelo, al venderlo o si lo identificas. Quien vende tiene tres piezas como mucho, y otras con cada profundidad nueva que alcanzas.',
      'Con el Amuleto en la mochila no se abre ningún portal: vas a pie. Los cazadores te siguen a cada nivel y, cada tres que subes, ves menos lejos. En la taberna se acaba.',
    ],
  },
};

import type { Locale } from '../locale';

/** What newcomers are told once each in Spanish. */
export const SPANISH_HINTS: Locale['hints'] = {
  welcome:
    '**Explorar** sigue andando hasta que surge algo. **Andar** abre las ocho direcciones; camina hacia la gente para hablar o comerciar.',
  enemy:
    '¡Un enemigo! **Atacar** se acerca y golpea. **Mirar** dice qué fuerza tiene. En una puerta nadie te ataca por la espalda.',
  item: 'Ahí hay algo. **Ir por** te lleva hasta allí y lo recoge.',
  unknown: 'Llevas algo desconocido. Úsalo desde **Mochila** para saber qué es, mejor cuando no haya nadie cerca.',
  stairs:
    '¡Escaleras! **Escalera abajo** te lleva desde cualquier sitio que conozcas, y **Bajar** las toma. Abajo todo es más difícil.',
  hunger: 'Tienes hambre, y con hambre no se descansa. Come algo de **Mochila**.',
  level: 'Un nivel nuevo: te curas y mejoras en algo. **Menú** muestra a tu héroe.',
  hurt: 'Estás malherido. Aléjate, bebe una poción de **Mochila**, o usa **Descansar** cuando no haya nadie a la vista.',
  vendor: 'Aquí alguien comercia: **Comerciar** compra y vende. Las pociones de salud valen su oro.',
  death:
    'La muerte es definitiva, pero lo aprendido es tuyo. Al principio nadie llega lejos; prueba otro camino la próxima vez.',
};

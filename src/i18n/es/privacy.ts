import type { PrivacyTexts } from '../en/privacy';

export const PRIVACY: PrivacyTexts = {
  question:
    'Puedes pedir todo lo que hay guardado sobre ti, o que se borre. Donde cayó un héroe tuyo en una partida puntuada, otras partidas de ese servidor pueden dar con una tumba con su nombre: al borrar desaparece el nombre, y también si ocultas tu ficha en `/settings`.',
  confirm:
    '¿Borrar para siempre tus partidas, puntos y ajustes? Una partida tuya que se juega en un canal pasa a otra persona del grupo; si no hay nadie más, se borra. No se puede deshacer.',
  exported: 'Esto es todo lo que hay guardado sobre ti.',
  hidden:
    'Solo falta, hasta que acabe ese día, lo que revelaría la mazmorra del día: su semilla y cómo están las partidas en ella.',
  packed:
    'Es mucho, así que el archivo va comprimido: guárdalo en un ordenador y ábrelo con doble clic, en Windows con 7-Zip. Dentro hay texto que abre cualquier editor.',
  tooLarge:
    'Lo que hay guardado es más de lo que Discord acepta aquí, incluso comprimido en un solo archivo, así que no se puede enviar. No se ha perdido nada: pídeselo, por favor, a quien lleva este bot.',
  erased:
    'Hecho: nada de lo guardado te nombra ya. Quedan por un tiempo: las copias de seguridad y la nota del registro con la que se volvería a borrar una restaurada, 30 días; una petición tuya que quedó sin respuesta, un día; y, si ya usaste tu intento en la mazmorra del día, una marca sin nombre durante unos días.',
  button: {
    export: 'Exportar',
    erase: 'Borrar',
  },
};

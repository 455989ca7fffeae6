import type { PrivacyTexts } from '../en/privacy';

export const PRIVACY: PrivacyTexts = {
  question: 'Puedes pedir todo lo que hay guardado sobre ti, o que se borre.',
  confirm: '¿Borrar para siempre tus partidas, puntos y ajustes? No se puede deshacer.',
  exported: 'Esto es todo lo que hay guardado sobre ti.',
  erased: 'Hecho: ya no hay nada guardado sobre ti.',
  button: {
    export: 'Exportar',
    erase: 'Borrar',
  },
};

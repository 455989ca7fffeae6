import type { PrivacyTexts } from '../en/privacy';

export const PRIVACY: PrivacyTexts = {
  question: 'Puedes pedir todo lo que hay guardado sobre ti, o que se borre.',
  confirm: '¿Borrar para siempre tus partidas, puntos y ajustes? No se puede deshacer.',
  exported: 'Esto es todo lo que hay guardado sobre ti.',
  erased:
    'Hecho: nada de lo guardado te nombra ya. Si ya usaste tu intento en la mazmorra del día, queda de ello durante unos días una marca sin nombre. Las copias de seguridad caducan a los 35 días.',
  button: {
    export: 'Exportar',
    erase: 'Borrar',
  },
};

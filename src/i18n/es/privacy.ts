import type { PrivacyTexts } from '../en/privacy';

export const PRIVACY: PrivacyTexts = {
  question: 'Puedes pedir todo lo que hay guardado sobre ti, o que se borre.',
  confirm: '¿Borrar para siempre tus partidas, puntos y ajustes? No se puede deshacer.',
  exported: 'Esto es todo lo que hay guardado sobre ti.',
  erased:
    'Hecho: nada de lo guardado te nombra ya. Si ya usaste tu intento en la mazmorra del día, queda de ello durante unos días una marca sin nombre. Una petición tuya que quedó sin respuesta puede guardarse un día más; las copias de seguridad, 35 días.',
  button: {
    export: 'Exportar',
    erase: 'Borrar',
  },
};

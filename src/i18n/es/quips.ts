/** What people say in Spanish, in the order of the raws. */
export const QUIPS: Record<string, readonly string[]> = {
  patron: [
    'Otra ronda para el valiente, y que la pague el valiente.',
    '¡Chis! Mi cabeza está teniendo una conversación privada.',
    'Aquí los héroes pagan por adelantado, ya sabes.',
  ],
  parishioner: [
    'Qué alegría ver una cara nueva por aquí.',
    'Hoy el pastel lo he traído yo. Del pastel no se habla.',
    'Quédate a los cantos, que así no se oyen los ronquidos.',
  ],
  mom: [
    'Mi criatura, a matar monstruos por ahí. Estoy que reviento de orgullo.',
    '¿Has comido? Tienes cara de no haber comido.',
    'Escríbeme, aunque sea desde una mazmorra.',
    'Ponte algo de abrigo debajo de la túnica.',
  ],
  peasant: ['¿Has llamado? No he oído llamar.'],
  'dock-worker': [
    'Viento del oeste. Mi rodilla ya lo dijo ayer.',
    'Otra vez nubes. El cielo no tiene imaginación.',
    'Buen tiempo para cargar bultos, según me dicen.',
  ],
  fisher: [
    'Pican mejor cuando nadie va dando pisotones.',
    'Tendrías que haber visto el que devolví al agua.',
    'Cielo gris, agua gris, pez gris. Un buen día.',
  ],
  'wannabe-pirate': [
    '¡Arrr! ¿O era yojojó? Siempre los confundo.',
    '¡Ron! O leche, si se ha acabado el ron.',
    'Algún día tendré un barco. Y un sombrero.',
  ],
  drunk: [
    '*hip* ... ¿cuál de los dos ha dicho eso?',
    '¿Es un pozo? ¿Es un barril? Voy a averiguarlo.',
    'Un sabio sediento *hip* acepta donativos.',
  ],
  bandit: ['La bolsa, por favor, y sin armar jaleo.', 'Este camino es de peaje. El peaje soy yo.'],
  'fungus-man': ['Tienes pinta de buena tierra.', 'Túmbate. Echa raíces.', 'Llevábamos tiempo esperando abono.'],
  'spore-zombie': ['El moho ... no está ... tan mal.', 'Yo también ... venía ... por el Amuleto.'],
  'mother-cap': ['Chis. Dormían tan bien.', 'Arriba, tesoros. Hay visita.', 'Échate con los demás, criatura.'],
  'arbat-dark-elf': ['Primero la hoja; las preguntas, nunca.', 'Cuidado con la vaina. Era de mi madre, y muerde.'],
  'arbat-dark-elf-leader': [
    'Los Arbat no hacen cola. La cola se hace por ellos.',
    'Arrodíllate. Así te ahorras la caída.',
  ],
  'arbat-orc-slave': ['Clan dice pegar. Pues pegar. Nada personal.', '¿Tú también cadena? ¿No? Qué suerte.'],
  'barbo-dark-elf': ['Acercarse tanto es cosa de los Arbat.', 'Una riña, una saeta menos.'],
  'cirro-dark-elf': ['Ella te notó en el hilo hace una hora.', 'Pisa con cuidado. Estás sobre una plegaria.'],
  'cirro-dark-priestess': ['Todo está atado a todo. Tú, lo primero.', 'Quédate quieto y llámalo culto.'],
  'bandit-archer': ['Desde aquí el peaje cuesta lo mismo.', 'No te muevas, que así acierto donde apunto.'],
  'jack-sixpence': [
    'Una perra gorda por pasar, o todo lo que lleves. Tú eliges.',
    'Cuidado con la hoja, que está sin lavar.',
    'Nunca robo dos veces al mismo. Casi nunca hay ocasión.',
  ],
  scribbles: ['¡Chispazo! Lo pone aquí mismo. ¡Chispazo!', '¡Cuidado, que lo vas a emborronar!'],
  'gnasha-two-axes': ['Un hacha para cortar. Un hacha para presumir.', '¡Quieto ahí! ¡Gnasha cuenta hasta dos!'],
  'auntie-eightlegs': ['Qué flaco te veo, cielo. Ven a sentarte con la Tía.', 'Quédate un rato. No, quédate, quédate.'],
  'foreman-grud': ['¡Vuelta al tajo!', '¡Nada de descansos hasta acabar la veta!'],
  'watch-guard': ['¡Alto, en nombre del pueblo!', 'Págale la multa a cualquier tendero y nos vamos a casa.'],
};

export const DESCRIPTIONS: Record<string, string> = {
  mara: 'una maga de los setos, de chispas pequeñas y opiniones grandes.',
  bramble: 'un perro de las perreras del pueblo, con oreja y media y mucho cariño para quien lleve la correa.',
  tobin: 'un furtivo que tira derecho y lo cuenta torcido.',
  'sister-oda': 'una monja que remienda a la gente y, si no basta, la golpea.',
  durgan: 'un enano de la última guarnición, corto de genio y de todo lo demás.',
  pock: 'un kóbold desertor con una daga, un rencor y una disculpa para ambos.',
  ilse: 'una aprendiza de boticario; lo que mezcla no para en ningún estómago.',
  'old-rook': 'un centinela al que nadie ha relevado desde que cayó la fortaleza, y le sienta mal.',
  hollin: 'un caballero con una misión; ha olvidado cuál, y no baja el escudo.',
  tuft: 'un ermitaño de barba musgosa que habla con las setas, y le contestan.',
  saelith: 'una cirro que una vez preguntó por qué, y le dieron tiempo para pensarlo.',
  vex: 'un duelista barbo que apostó su libertad, la perdió y volvería a hacerlo.',
  cinderpaw: 'un cachorro de sabueso de las bóvedas, tibio como una estufa, al que nadie enseñó a guardar.',
  'squeaky-bill': 'una rata de bolsa gorda y nervios flacos, y muy ligera de patas.',
  'old-greyback':
    'un lobo canoso que te ve mucho antes que tú a él y se ha comido a héroes mejores con equipaje y todo.',
  'jack-sixpence': 'un bandido de modales exquisitos y con algo verde en la daga.',
  scribbles: 'un kobold con las garras manchadas de tinta que se sabe un solo hechizo y colecciona los demás.',
  'gnasha-two-axes': 'una guerrera orco con dos hachas: una la usa, y la mejor la guarda para las fiestas.',
  'auntie-eightlegs': 'una araña enorme a la que le encantaría tenerte a cenar, y que teje mientras charla.',
  wobbleton: 'un cubo muy grande y nada veloz, con dos cosas curiosas aún sin digerir dentro.',
  'foreman-grud':
    'un gólem al que nadie avisó de que acabó el turno y que te toma por un holgazán. Da un paso atrás cuando alce los puños.',
  'captain-nine-cuts':
    'capitana de los Arbat, que nunca ha necesitado el décimo. Su hoja está envenenada: dispárale mientras se acerca.',
  'captain-longsight': 'capitán de los Barbo, que te vio antes que tú. Espéralo tras una esquina.',
  'captain-stillwater':
    'capitana de los Cirro, paciente como lo que aguarda en medio de la tela. Lanza redes a quien guarda las distancias: espérala justo tras una esquina.',
  'citadel-gate':
    'a quien tiene buena reputación con el clan cuyas lámparas arden aquí lo dejan pasar; los demás tienen que vérselas con los guardias. Y el agua del foso sale por algún sitio, a la vuelta de la esquina.',
  pedestal: 'llévate una de las tres piezas, y las jaulas se cierran para siempre sobre las otras dos.',
  'shut-cage': 'cerrada para siempre.',
  'caved-in-stairs': 'tomaste el otro camino, y este ya no lleva a ninguna parte.',
  'treasury-gate': 'una reja: se ve al otro lado, y de ahí no se pasa.',
  'treasury-lever': 'pisarla abre la reja de la cámara del tesoro de este nivel.',
  'dark-lamp': 'pisarla la cambia a ella y a las lámparas de al lado. La reja se abre cuando arden las tres.',
  'burning-lamp': 'pisarla la cambia a ella y a las lámparas de al lado. La reja se abre cuando arden las tres.',
  'stone-plate': 'se hunde bajo lo que tenga encima. La reja se abre cuando todas las losas están hundidas.',
  'sunk-plate': 'sube cuando no le queda nada encima. La reja se abre cuando todas las losas están hundidas.',
  'beam-lantern': 'su rayo va recto hasta que lo desvía un espejo. La reja se abre cuando da en la cerradura solar.',
  'rising-mirror': 'está puesto así: /. Pisarlo lo gira un cuarto de vuelta, y con él el rayo.',
  'falling-mirror': 'está puesto así: \\. Pisarlo lo gira un cuarto de vuelta, y con él el rayo.',
  'sun-lock': 'abre la reja cuando el rayo de la linterna da en ella.',
  'water-grate': 'el óxido se ha comido la cerradura, y un desagüe no lo vigila nadie.',
  'sevra-redsash': 'primera hoja de los Arbat; la faja la tiñó ella misma, poco a poco. Apártate cuando se agazape.',
  'old-quarrel':
    'el más viejo de los Barbo, que no baja de su azotea desde que la ciudad era de otros. Espéralo tras una esquina.',
  'mother-ilveth':
    'suma sacerdotisa de los Cirro, tres veces viuda, y siempre sin querer. Lanza redes a quien guarda las distancias: acércate, que de cerca solo tiene su acero.',
  'mother-cap':
    'una madre que nunca se mueve del sitio. Mientras ve enemigos, sus esporas despiertan a los muertos que la rodean, como mucho cuatro a la vez, hasta que alguien la derriba.',
  firecap:
    'estalla cuando alguien se acerca a tres casillas o acaba con él: 20 de daño a quien esté así de cerca, y prende los demás hongos que haya ahí.',
  sporecap:
    'estalla cuando alguien se acerca a tres casillas o acaba con él, y confunde cuatro turnos a quien esté así de cerca.',
  deathcap: 'estalla cuando alguien se acerca a tres casillas o acaba con él, y envenena a quien esté así de cerca.',
  gatekeeper:
    'un guardián de tres pisos de alto que no ha dejado pasar a nadie desde que aquí hay una puerta. Su cadena frena a quien guarda las distancias: acércate, o pasa de largo por una galería.',
  cinder: 'un dragoncillo con muy mala tos, y de esa tos conviene apartarse.',
  'granny-gnaw': 'una rata ancha como una puerta. Ha sobrevivido a gatos, trampas y héroes, y no corre por nadie.',
  mudge: 'un lagarto con las lanzas de tres aldeas clavadas en la piel. Es lento y no olvida a nadie.',
  'old-millstone': 'un gólem que muele el mismo suelo desde hace cien años. Gira despacio: golpea y da un paso atrás.',
  'countess-silk': 'una araña que conserva a sus invitados durante años. Teje de lejos y anda como una dama, despacio.',
  'black-dragon':
    'escupe ácido a quien esté a ocho casillas o menos, y no se acerca a quien pueda acabar pronto con él. Herido, huye volando de los golpes, hasta doce casillas, y luego tiene que descansar las alas diez turnos. De disparos y hechizos solo huye a pie.',
  'hound-captain':
    'se agazapa un turno y salta a la casilla donde estabas. Apártate cuando se agazape: luego queda aturdido dos turnos, y ese es el momento de matarlo.',
  'ash-captain':
    'huye cuando está malherido y vuelve entero. Acorrálalo, o guarda lo más fuerte para su último tercio; estalla en llamas donde muere.',
  'hook-captain':
    'te arrastra fuera del refugio hasta ponerte a su lado, desde seis casillas. Quédate tras una esquina, o déjate arrastrar: su partida queda a tu espalda y él, solo.',
  'shield-captain':
    'se esconde tras un escudo que casi ningún golpe atraviesa y lo baja para golpear. Los hechizos y los frascos lo atraviesan siempre; un golpe, solo justo después del suyo.',
  'dusk-captain':
    'te apaga la vista desde seis casillas para que su partida te encuentre antes. Es frágil: dispárale o lánzale algo en cuanto lo veas.',
  'vault-hound':
    'se agazapa un turno y salta sobre la casilla en la que estabas. Apártate cuando se agazape: no caerá sobre nadie y quedará aturdido dos turnos.',
  'wick-eater':
    'se traga tu luz a una distancia de hasta seis casillas: durante cinco turnos ves cuatro casillas menos. Es frágil y lento: acaba con él primero, dispárale, o lucha donde no haya mucho que ver.',
  'bulwark-fiend':
    'se esconde tras un escudo que casi ningún golpe atraviesa, y lo baja para golpear. Devuelve el golpe en cuanto golpee, y espera mientras tenga el escudo en alto; los hechizos lo atraviesan siempre.',
  'gore-ram':
    'escarba el suelo un turno y luego corre en línea recta y arrolla al primero que encuentre. Sal de su línea: una pared o una sima lo detienen y lo dejan aturdido tres turnos. No puede cruzar puentes.',
  'slag-colossus':
    'alza los puños un turno y los descarga sobre todos los que estén junto a sus costados, no en sus esquinas. Da un paso atrás cuando los alce, y otro adelante cuando los baje. Es lento, y demasiado grande para puentes y pasos estrechos.',
  'ember-imp': 'estalla en llamas al morir, y quema a quien esté a su lado. Abátelo de lejos, o entre los suyos.',
  twainfiend:
    'se parte en dos cuando un golpe lo hiere y no lo mata; cada uno se queda con la mitad de lo que le queda. Más valen pocos golpes fuertes que muchos flojos, y un sitio estrecho que uno ancho.',
  pickpocket:
    'echa mano a tu bolsa y se esfuma con la quinta parte de tu oro. La mano se ve venir un turno antes: hazte a un lado, o golpea primero.',
  gaffer:
    'te arrastra junto a él con un garfio, a una distancia de hasta seis casillas. Necesita verte: ponte tras una esquina o un pilar, o déjate arrastrar y golpea primero.',
  'cinder-cantor':
    'hace salir diablillos de las grietas de brasas que tenga a siete casillas o menos, hasta tres a la vez. Lejos de las grietas no tiene coro: llévatelo de allí, o hazlo callar primero.',
  'fungus-man':
    'suelta esporas al morir, que confunden tres turnos a quien esté a su lado. Abátelo de lejos, o entre los suyos.',
  'spore-zombie':
    'lanza una liga pegajosa a una distancia de hasta tres casillas, y quien la recibe actúa menos a menudo. Dispárale desde más lejos, o recíbelo justo tras una esquina.',
  'fungal-beast':
    'escarba el suelo un turno y luego corre en línea recta y arrolla al primero que encuentre. Sal de su línea: una pared o una seta la detienen y la dejan aturdida tres turnos.',
  'dark-elf':
    'dispara a una distancia de hasta seis casillas y retrocede ante quien se le acerque. Espéralo tras una esquina, o acorrálalo contra una pared.',
  'arbat-dark-elf':
    'se agazapa un turno y salta sobre la casilla en la que estabas. Apártate cuando se agazape: no caerá sobre nadie y quedará aturdido dos turnos.',
  'arbat-dark-elf-leader':
    'llama a su clan cuando empieza a perseguirte. Abátelo antes de que sepa de ti, o donde su clan no llegue.',
  'arbat-orc-slave':
    'huye cuando está malherido, y vuelve cuando se ha recuperado. Remátalo con un disparo o lanzándole algo, o deja que se vaya.',
  'arbat-gate-guard':
    'se planta tras un escudo y lo baja para golpear. Devuelve el golpe en cuanto golpee, y espera mientras tenga el escudo en alto; los hechizos lo atraviesan siempre.',
  'arbat-orc-archer':
    'dispara a una distancia de hasta cuatro casillas y retrocede ante quien se le acerque. Espéralo tras una esquina, o acorrálalo contra una pared.',
  'barbo-dark-elf':
    'dispara a una distancia de hasta seis casillas y retrocede ante quien se le acerque. Espéralo tras una esquina, o acorrálalo contra una pared. Malherido, huye, y vuelve cuando se ha recuperado.',
  'barbo-goblin-archer':
    'dispara a una distancia de hasta cuatro casillas y retrocede ante quien se le acerque. Espéralo tras una esquina, o acorrálalo contra una pared. Malherido, huye, y vuelve cuando se ha recuperado.',
  'barbo-gate-guard':
    'dispara a una distancia de hasta seis casillas y retrocede ante quien se le acerque. Espéralo tras una esquina, o acorrálalo contra una pared.',
  'cirro-dark-elf':
    'te envenena a una distancia de hasta seis casillas, y dispara igual de lejos. Si no te ve, no puede hacer ni lo uno ni lo otro: espéralo tras una esquina.',
  'cirro-dark-priestess':
    'lanza redes a una distancia de tres a seis casillas, que frenan a todos en tres casillas a la redonda. Acércate: de cerca solo tiene su acero.',
  'cirro-spider':
    'lanza redes a una distancia de tres a seis casillas, que frenan a todos en tres casillas a la redonda. Acércate: de cerca solo muerde.',
  'cirro-gate-guard':
    'lanza redes a una distancia de tres a seis casillas, que frenan a todos en tres casillas a la redonda. Acércate: de cerca solo tiene su acero.',
  turnkey:
    'se levanta de una llave del suelo cuando el portero agita su llavero, tres como mucho, y no vale nada. Lucha lejos de las llaves.',
};

export const VETERAN_HABITS: Record<string, string> = {
  kobold:
    'Llama a su banda cuando te ve y huye malherido: acaba con él antes de que sepa de ti, o dispárale mientras corre.',
  'large-spider':
    'Lanza redes a una distancia de tres a seis casillas, que frenan a todos en tres casillas a la redonda: acércate, que de cerca solo muerde.',
  goblin:
    'Malherido, huye, y vuelve cuando se ha recuperado: remátalo con un disparo o lanzándole algo, o lucha donde no tenga salida.',
  orc: 'Avanza tras un escudo y lo baja para golpear: devuelve el golpe en cuanto golpee, y espera mientras tenga el escudo en alto. Los hechizos lo atraviesan siempre.',
  lizardman: 'Escupe veneno a una distancia de dos a cuatro casillas: acércate, o pon una esquina de por medio.',
  'giant-lizard':
    'Se agazapa un turno y salta sobre la casilla en la que estabas. Apártate cuando se agazape: no caerá sobre nadie y quedará aturdido dos turnos.',
  rat: 'Malherida, huye, y vuelve cuando se ha recuperado: remátala con un disparo o lanzándole algo, o lucha donde no tenga salida.',
  'orc-leader':
    'Escarba el suelo un turno y luego corre en línea recta y arrolla al primero que encuentre: sal de su línea, y una pared lo detendrá y lo dejará aturdido tres turnos.',
  'dragon-wyrmling':
    'Escupe ácido a una distancia de dos a cuatro casillas, y a todos en tres casillas a la redonda: acércate, o pon una esquina de por medio.',
};

export const PHASES: Record<string, readonly string[]> = {
  gatekeeper: [
    'El portero vuelve a estar entero ante su puerta, con una cadena lista para quien guarde las distancias.',
    'El portero agita su llavero: ¡desde ahora, de cada llave del suelo puede levantarse un carcelero!',
    'El portero se sale de sus goznes: es más fácil de golpear y más rápido, ¡y el suelo tiembla a tres casillas a su alrededor!',
  ],
};

export const FAREWELLS: Record<string, string> = {
  mara: 'La última chispa de Mara se apaga. «Valió la pena», dice el humo.',
  bramble: 'Zarzo se echa con el hocico hacia ti, y no se levanta.',
  tobin: 'A Tobín se le cae el arco. «Diles que fue un dragón», pide.',
  'sister-oda': 'Sor Oda bendice a todos los presentes, y se va.',
  durgan: 'Durgan cae como estaba: en medio. «Ni … un paso», dice.',
  pock: 'Poc pide perdón por última vez.',
  ilse: 'El último frasco de Ilse se rompe bajo ella. Allí no volverá a crecer la hierba.',
  'old-rook': 'Tío Grajo se sienta. «Ya era hora del relevo», dice.',
  hollin: 'Hermano Hollin baja el escudo. «Ya me acuerdo», dice, y no se lo cuenta a nadie.',
  tuft: 'Musgo se hunde en la hierba como en su cama.',
  saelith: 'Saelith sonríe. «Ahora sé por qué», dice.',
  vex: 'Vex se inclina ante quien lo mató. La apuesta era mala.',
  cinderpaw: 'Patabrasa se enfría, y la oscuridad se acerca un paso.',
};

/** What is told of unique foes in Spanish, after the name and a colon. */
export const DESCRIPTIONS: Record<string, string> = {
  'squeaky-bill': 'una rata de bolsa gorda y nervios flacos, y muy ligera de patas.',
  'old-greyback':
    'un lobo canoso que te ve mucho antes que tú a él y se ha comido a héroes mejores con equipaje y todo.',
  'jack-sixpence': 'un bandido de modales exquisitos y con algo verde en la daga.',
  scribbles: 'un kobold con las garras manchadas de tinta que se sabe un solo hechizo y colecciona los demás.',
  'gnasha-two-axes': 'una orca con dos hachas: una la usa y la mejor la guarda para las fiestas.',
  'auntie-eightlegs': 'una araña enorme a la que le encantaría tenerte a cenar, y que teje mientras charla.',
  wobbleton: 'un cubo muy grande y nada veloz, con dos cosas curiosas aún sin digerir dentro.',
  'foreman-grud': 'un gólem al que nadie avisó de que acabó el turno y que te toma por un holgazán.',
  cinder: 'un dragoncillo con muy mala tos, y de esa tos conviene apartarse.',
};

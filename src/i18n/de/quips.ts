/** What people say in German, in the order of the raws. */
export const QUIPS: Record<string, readonly string[]> = {
  patron: [
    'Noch eine Runde für den Tapferen, auf den Tapferen.',
    'Pst! Mein Kopf führt gerade Selbstgespräche.',
    'Helden zahlen hier im Voraus, weißt du.',
  ],
  parishioner: [
    'Wie schön, hier mal ein neues Gesicht zu sehen.',
    'Heute ist der Kuchen von mir. Über den Kuchen spricht man nicht.',
    'Bleib doch zum Singen, dann hört man das Schnarchen nicht.',
  ],
  mom: [
    'Mein eigenes Kind zieht aus, Ungeheuer zu erlegen. Ich platze vor Stolz.',
    'Hast du gegessen? Du siehst aus, als hättest du nicht gegessen.',
    'Schreib mir, und sei es nur aus einem Verlies.',
    'Zieh dir was Warmes unter die Tunika.',
  ],
  peasant: ['Hast du geklopft? Ich habe kein Klopfen gehört.'],
  'dock-worker': [
    'Wind aus Westen. Mein Knie hat es gestern schon gewusst.',
    'Schon wieder Wolken. Dem Himmel fällt auch nichts Neues ein.',
    'Schönes Wetter, um schwere Sachen zu schleppen, sagt man mir.',
  ],
  fisher: [
    'Sie beißen besser, wenn niemand herumtrampelt.',
    'Den, den ich zurückgeworfen habe, hättest du sehen sollen.',
    'Grauer Himmel, graues Wasser, grauer Fisch. Ein guter Tag.',
  ],
  'wannabe-pirate': [
    'Arrr! Oder hieß es jo-ho? Ich bringe das immer durcheinander.',
    'Rum! Oder Milch, wenn der Rum alle ist.',
    'Eines Tages habe ich ein Schiff. Und einen Hut.',
  ],
  drunk: [
    '*hicks* ... wer von euch beiden hat das gesagt?',
    'Ist das ein Brunnen? Ist das ein Fass? Ich finde es heraus.',
    'Ein durstiger Gelehrter *hicks* nimmt Spenden an.',
  ],
  bandit: ['Deine Börse, bitte, und kein Aufhebens.', 'Diese Straße kostet Zoll. Der Zoll bin ich.'],
  'fungus-man': [
    'Du siehst nach guter Erde aus.',
    'Leg dich hin. Schlag Wurzeln.',
    'Wir haben schon auf Kompost gewartet.',
  ],
  'spore-zombie': ['Schimmel ... ist gar nicht ... so übel.', 'Ich wollte ... auch nur ... das Amulett.'],
  'mother-cap': [
    'Leise. Sie haben so schön geschlafen.',
    'Auf, meine Lieben. Wir haben Besuch.',
    'Leg dich zu den anderen, Kind.',
  ],
  'market-armourer': ['Alle drei Clans kaufen hier. Niemand fragt, von wem die Beulen sind.'],
  'market-apothecary': ['Das grüne heilt. Das andere grüne nicht.'],
  'market-draper': ['Spinnenseide, kaum getragen, Vorbesitzer kaum vermisst.'],
  'arbat-dark-elf': [
    'Erst die Klinge, dann keine Fragen.',
    'Vorsicht mit der Scheide. Die ist von meiner Mutter, und sie beißt.',
  ],
  'arbat-dark-elf-leader': [
    'Die Arbat stehen nicht Schlange. Ihretwegen gibt es eine.',
    'Knie nieder. Das spart dir den Sturz.',
  ],
  'arbat-orc-slave': ['Clan sagt hauen. Also hauen. Nix gegen dich.', 'Hast du auch Kette? Nein? Glück.'],
  'barbo-dark-elf': ['Nah genug ist was für die Arbat.', 'Ein Streit, ein Bolzen weniger.'],
  'cirro-dark-elf': [
    'Sie hat dich schon vor einer Stunde am Faden gespürt.',
    'Tritt leise auf. Du stehst auf einem Gebet.',
  ],
  'cirro-dark-priestess': ['Alles ist mit allem verbunden. Du zuerst.', 'Halt still und nenn es Andacht.'],
  'bandit-archer': ['Von hier drüben kostet es genauso viel.', 'Halt still, dann treffe ich, worauf ich ziele.'],
  'jack-sixpence': [
    'Sechs Pfennig Wegegeld, oder alles, was du hast. Du hast die Wahl.',
    'Vorsicht mit der Klinge, die ist nicht abgewaschen.',
    'Ich raube niemanden zweimal aus. Kommt selten dazu.',
  ],
  scribbles: ['Blitz! Hier steht es doch. Blitz!', 'Pass auf! Du verwischst alles!'],
  'gnasha-two-axes': ['Eine Axt zum Hauen. Eine Axt zum Anschauen.', 'Halt still! Gnascha zählt bis zwei!'],
  'auntie-eightlegs': ['Dünn siehst du aus, mein Herz. Setz dich zur Tante.', 'Bleib noch. Nein, bleib doch noch.'],
  'foreman-grud': ['Zurück an die Arbeit!', 'Keine Pause, bevor das Flöz durch ist!'],
  'watch-guard': ['Halt, im Namen der Stadt!', 'Zahl dein Bußgeld bei irgendeinem Händler, dann gehen wir heim.'],
};

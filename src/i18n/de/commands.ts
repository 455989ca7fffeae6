import type { CommandTexts } from '../en/commands';
import { LANGUAGES } from '../languages';
import { INPUT } from './input';
import { EMBLEM_COLOUR_NAMES, EMBLEM_NAMES, TITLE_NAMES } from './looks';

const direction = {
  name: 'richtung',
  description: 'Wohin',
  choices: INPUT.directions,
};

const at = {
  name: 'ziel',
  description: 'Auf wen oder wohin: ein Name, hier, K12 am Lineal oder ein Abstand wie 3o 2n',
};

const item = (description: string) => ({ item: { name: 'gegenstand', description } });

const circle = {
  name: 'für',
  description: 'Für alle oder nur für diesen Server',
  choices: { global: 'alle', guild: 'dieser Server' },
};

const adminPlayer = { player: { name: 'spieler', description: 'Um wen es geht' } };

export const COMMANDS: CommandTexts = {
  play: {
    name: 'spielen',
    description: 'Deinen Lauf fortsetzen oder einen beginnen',
    options: { seed: { name: 'seed', description: 'Neu anfangen, in der Welt dieses Seeds' } },
  },
  move: {
    name: 'gehen',
    description: 'Gehen, in eine Richtung oder zu einem Namen; wer in etwas hineinläuft, tut etwas damit',
    options: {
      to: {
        name: 'wohin',
        description: 'Norden oder no, ein Name, Treppe hinab, K12 am Lineal oder ein Abstand wie 3o 2n',
      },
      steps: { name: 'schritte', description: 'Wie weit, bis etwas geschieht (1 bis 20)' },
    },
  },
  explore: { name: 'erkunden', description: 'Weitergehen, bis es etwas zu entscheiden gibt' },
  travel: {
    name: 'reisen',
    description: 'Zu jemandem, einer Treppe oder einem Ding gehen, in Sicht oder auf der Ebene bekannt',
    options: { to: { name: 'wohin', description: 'Ein Name, Treppe hinab, K12 am Lineal oder ein Abstand wie 3o 2n' } },
  },
  fight: { name: 'kämpfen', description: 'Auf den nächsten Feind in Sicht losgehen' },
  fire: {
    name: 'schießen',
    description: 'Auf den nächsten Feind in Reichweite oder einen anderen schießen, oder etwas werfen',
    options: { at, ...item('Was du wirfst, statt zu schießen: ein Dolch, eine Axt oder ein Trank') },
  },
  attack: { name: 'angreifen', description: 'Zuschlagen, ob Freund oder Feind dort steht', options: { direction } },
  wait: { name: 'warten', description: 'Eine Runde verstreichen lassen' },
  rest: { name: 'rasten', description: 'Rasten, bis du erholt bist oder gestört wirst' },
  pickup: {
    name: 'aufheben',
    description: 'Aufheben, was zu deinen Füßen liegt, oder holen, was in Sicht ist',
    options: item('Was davon'),
  },
  use: {
    name: 'benutzen',
    description: 'Trinken, essen, lesen oder schwingen, was du trägst',
    options: { ...item('Was du benutzt'), at },
  },
  equip: { name: 'anlegen', description: 'Etwas anziehen oder in die Hand nehmen', options: item('Was du anlegst') },
  remove: { name: 'ausziehen', description: 'Etwas ausziehen oder wegstecken', options: item('Was du ausziehst') },
  drop: {
    name: 'fallenlassen',
    description: 'Etwas aus dem Gepäck auf den Boden legen',
    options: item('Was du fallen lässt'),
  },
  cast: {
    name: 'zaubern',
    description: 'Einen Zauber wirken, den du kennst',
    options: { spell: { name: 'zauber', description: 'Welchen Zauber' }, at },
  },
  buy: { name: 'kaufen', description: 'Von jemandem neben dir kaufen', options: item('Was du kaufst') },
  sell: {
    name: 'verkaufen',
    description: 'An jemanden neben dir verkaufen; genommen wird alles',
    options: item('Was du verkaufst'),
  },
  descend: { name: 'hinab', description: 'Zur nächsten bekannten Treppe gehen und sie hinabsteigen' },
  ascend: { name: 'hinauf', description: 'Zur nächsten bekannten Treppe gehen und sie hinaufsteigen' },
  look: {
    name: 'umsehen',
    description: 'In Worten sagen, was in Sicht ist, oder ein Ding zeigen',
    options: { target: { name: 'ding', description: 'Etwas in Sicht' } },
  },
  map: { name: 'karte', description: 'Die ganze Ebene zeigen, soweit du sie kennst' },
  inventory: { name: 'inventar', description: 'Aufzählen, was du anhast und trägst' },
  character: { name: 'charakter', description: 'Deine Werte, Fertigkeiten, Zauber und deinen Zustand zeigen' },
  run: {
    name: 'lauf',
    description: 'Alles um einen Lauf als Ganzes: beginnen, fortsetzen, teilen, ansehen, beenden',
    subcommands: {
      seed: {
        name: 'seed',
        description: 'Neu anfangen, in der Welt eines Seeds; so ein Lauf wird nicht gewertet',
        options: { seed: { name: 'seed', description: 'Buchstaben, Ziffern und Bindestriche' } },
      },
      resume: { name: 'fortsetzen', description: 'Einen pausierten Lauf wieder aufnehmen' },
      fork: {
        name: 'abzweigen',
        description: 'Von deinem Lauf abzweigen, ohne Wertung und mit anderem Glück',
        options: { move: { name: 'zug', description: 'Von dort, wie er nach diesem Zug stand' } },
      },
      replay: {
        name: 'wiederholung',
        description: 'Einen beendeten Lauf noch einmal ansehen, Zug um Zug',
        options: { run: { name: 'lauf', description: 'Welchen; ohne Angabe den, den du zuletzt beendet hast' } },
      },
      watch: { name: 'zuschauen', description: 'Einem Lauf zuschauen, der hier geteilt ist' },
      history: {
        name: 'chronik',
        description: 'Beendete Läufe dieses Servers, anderswo deine eigenen',
        options: {
          player: { name: 'spieler', description: 'Wessen Läufe' },
          cause: { name: 'ursache', description: 'Woran sie starben' },
          depth: { name: 'tiefe', description: 'Mindestens so tief' },
          laurel: { name: 'lorbeer', description: 'Mit Lorbeer oder ohne' },
          since: { name: 'seit', description: 'Erster Tag, etwa 2026-11-01' },
          until: { name: 'bis', description: 'Letzter Tag, etwa 2026-11-30' },
        },
      },
      share: {
        name: 'teilen',
        description: 'Diesen Kanal deinem Lauf zuschauen lassen',
        options: {
          move: { name: 'zug', description: 'Nur wie er nach diesem Zug stand' },
          as: { name: 'als', description: 'Als was', choices: { board: 'wie er steht', animation: 'als Animation' } },
          stop: { name: 'beenden', description: 'Nicht mehr teilen; was schon gezeigt ist, bleibt stehen' },
        },
      },
      log: {
        name: 'protokoll',
        description: 'Nachlesen, was geschehen ist',
        options: { page: { name: 'seite', description: '1 ist die neueste' } },
      },
      building: {
        name: 'bauen',
        description: 'Zusehen, wie eine Ebene entsteht: aus einem Seed oder aus deinem letzten beendeten Lauf',
        options: {
          depth: { name: 'tiefe', description: 'Welche Ebene' },
          seed: { name: 'seed', description: 'Buchstaben, Ziffern und Striche' },
        },
      },
      abandon: { name: 'aufgeben', description: 'Deinen Lauf für immer beenden; fragt vorher nach' },
      retire: {
        name: 'abtreten',
        description: 'Als Sieger aufhören, wenn der Lorbeer gewonnen ist; fragt vorher nach',
      },
    },
  },
  daily: {
    name: 'tagesverlies',
    description: 'Das Verlies des Tages: für alle gleich, ein gewerteter Versuch für jeden',
    options: {
      for: circle,
      practice: { name: 'übung', description: 'Noch einmal, wenn dein Versuch vorbei ist; zählt nicht' },
      weekly: { name: 'woche', description: 'Stattdessen das lange Verlies der Woche' },
    },
  },
  leaderboard: {
    name: 'bestenliste',
    description: 'Die besten Läufe',
    options: {
      for: circle,
      time: {
        name: 'zeit',
        description: 'Seit wann',
        choices: {
          week: 'diese Woche',
          month: 'dieser Monat',
          all: 'insgesamt',
          day: 'Verlies des Tages',
          'last-week': 'letzte Woche',
          'last-month': 'letzter Monat',
          yesterday: 'Verlies von gestern',
          former: 'vor 1.0',
        },
      },
      campaign: { name: 'kampagne', description: 'Welche Kampagne; ohne Angabe die erste' },
    },
  },
  party: {
    name: 'gruppe',
    description: 'In diesem Kanal gemeinsam einen Lauf spielen',
    options: {
      mode: {
        name: 'modus',
        description: 'Wer ziehen darf',
        choices: {
          owner: 'Nur wer begonnen hat',
          handover: 'Wer die Fackel hat',
          vote: 'Die Mehrheit der Stimmen',
          hotseat: 'Wer gerade will',
        },
      },
      torch: { name: 'fackel', description: 'Die Fackel weitergeben; an dich selbst: sie nehmen' },
      leave: { name: 'verlassen', description: 'Die Gruppe verlassen' },
      kit: { name: 'rolle', description: 'Als was der Held eines neuen Laufs beginnt' },
      language: { name: 'sprache', description: 'In welcher Sprache alle das Spiel sehen', choices: LANGUAGES },
      colours: {
        name: 'farben',
        description: 'In welchen Farben alle es sehen',
        choices: { standard: 'wie das Verlies sie hat', safe: 'für Farbenblinde', contrast: 'hoher Kontrast' },
      },
      layout: {
        name: 'ansicht',
        description: 'Wie alle es sehen',
        choices: {
          compact: 'kompaktes Bild',
          large: 'weniger, größere Felder',
          classic: 'klassischer Bildschirm aus Zeichen',
          text: 'in Worten',
        },
      },
      directions: {
        name: 'richtungen',
        description: 'Ob alle die Richtungen sehen',
        choices: { open: 'immer', closed: 'nach Druck auf Gehen' },
      },
      advice: {
        name: 'empfehlungen',
        description: 'Empfehlen, was als Nächstes sinnvoll ist; nie bei Abstimmungen',
        choices: { on: 'ja', off: 'nein' },
      },
      stories: { name: 'geschichten', description: 'Ob ein neuer Lauf Jagd und Rächer des Servers trifft' },
    },
  },
  admin: {
    name: 'verwalten',
    description: 'Das Spiel auf diesem Server verwalten',
    subcommands: {
      panel: { name: 'übersicht', description: 'Alle Läufe, die hier gespielt werden, und was für diesen Server gilt' },
      runs: { name: 'läufe', description: 'Die Läufe von jemandem hier, und die Daten', options: adminPlayer },
      reset: {
        name: 'zurücksetzen',
        description: 'Den Lauf von jemandem beenden, für einen neuen Anfang; fragt vorher nach',
        options: adminPlayer,
      },
      end: {
        name: 'beenden',
        description: 'Den Lauf von jemandem beenden, als hätte man aufgegeben; fragt vorher nach',
        options: adminPlayer,
      },
      rollback: {
        name: 'zurücknehmen',
        description: 'Den Lauf von jemandem zu einem früheren Zug zurückbringen; fragt vorher nach',
        options: { ...adminPlayer, move: { name: 'zug', description: 'Wie er nach diesem Zug stand' } },
      },
      audit: { name: 'protokoll', description: 'Was hier verwaltet wurde' },
      export: {
        name: 'exportieren',
        description: 'Die Daten von jemandem auf diesem Server als Datei exportieren; fragt vorher nach',
        options: adminPlayer,
      },
      erase: {
        name: 'löschen',
        description: 'Die Daten von jemandem auf diesem Server löschen; fragt vorher nach',
        options: adminPlayer,
      },
    },
  },
  privacy: { name: 'datenschutz', description: 'Was über dich gespeichert ist, exportieren oder löschen' },
  help: { name: 'hilfe', description: 'Wie man spielt, und alle Befehle' },
  about: {
    name: 'info',
    description: 'Version, Quelltext, Datenschutz, Nutzungsbedingungen, Hilfe und wie man den Bot hinzufügt',
  },
  settings: {
    name: 'einstellungen',
    description: 'Wählen, wie dir das Spiel gezeigt wird',
    options: {
      colours: {
        name: 'farben',
        description: 'In welchen Farben',
        choices: { standard: 'wie das Verlies sie hat', safe: 'für Farbenblinde', contrast: 'hoher Kontrast' },
      },
      text: { name: 'text', description: 'Worte statt Bilder' },
      language: { name: 'sprache', description: 'In welcher Sprache', choices: { auto: 'wie Discord', ...LANGUAGES } },
      classic: { name: 'klassisch', description: 'Der klassische Bildschirm aus 80 mal 60 Zeichen' },
      large: { name: 'groß', description: 'Bilder mit weniger, größeren Feldern' },
      advice: { name: 'empfehlungen', description: 'Empfehlen, was als Nächstes sinnvoll ist' },
      pickup: {
        name: 'aufheben',
        description: 'Was beim Erkunden aufgehoben wird',
        choices: { all: 'alles', useful: 'was nützlich ist', nothing: 'nichts' },
      },
      rest: {
        name: 'rast',
        description: 'Wie weit das Erkunden zuerst rastet',
        choices: { 60: 'bis 60 % der LP', 80: 'bis 80 % der LP', 100: 'bis zu vollen LP' },
      },
      log: { name: 'protokoll', description: 'Das Protokoll im Bild zeigen' },
      steps: { name: 'richtungen', description: 'Die Richtungen immer zeigen' },
      quiet: { name: 'still', description: 'Was meine Befehle bringen, sehe nur ich' },
      shown: { name: 'sichtbar', description: 'Andere dürfen meinen Steckbrief sehen' },
      emblem: {
        name: 'wappen',
        description: 'Was dein Held im Wappen führt',
        choices: EMBLEM_NAMES,
      },
      'emblem-colour': {
        name: 'wappenfarbe',
        description: 'In welcher Farbe das Wappen ist',
        choices: EMBLEM_COLOUR_NAMES,
      },
      title: { name: 'beiname', description: 'Was hinter deinem Namen steht', choices: TITLE_NAMES },
    },
  },
};

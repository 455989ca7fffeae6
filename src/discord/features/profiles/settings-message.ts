import { button, type Choice, row, select, text } from '../../api/component';
import type { Message } from '../../api/reply';
import type { I18n } from '../../board/renderer';
import { formatCustomId, NO_RUN } from '../../custom-id/custom-id';
import type { Settings } from '../../types';
import { ASKED, type SettingsWords } from '../../wording-guide';
import type { HelpControl, Picked } from '../help/ids';

const id = (control: HelpControl): string => formatCustomId({ ...NO_RUN, control });

/** Every setting with how it stands: a menu for each that has several choices, a button for each that is on or off. */
export function settingsMessage(settings: Settings, i18n: I18n): Message {
  const said = i18n.guide.settings;
  const menu = (name: Picked, choices: Choice[]) => row(select(id({ kind: 'set', name }), '', choices));
  const asked = select(id({ kind: 'set', name: 'asked' }), said.nothingAsked, askedChoices(settings, said), {
    least: 0,
    most: ASKED.length,
  });
  const switches = (['steps', 'quiet'] as const).map((name) =>
    button({
      id: id({ kind: 'switch', name, on: !settings[name] }),
      label: said[name](settings[name]),
      style: settings[name] ? 'success' : 'secondary',
    }),
  );
  return {
    components: [
      text(said.intro.join('\n')),
      menu('layout', layoutChoices(settings, said)),
      menu('colours', colourChoices(settings, said)),
      menu('language', languageChoices(settings, i18n)),
      row(asked),
      row(...switches),
    ],
    attachments: [],
  };
}

const LAYOUTS = ['compact', 'classic', 'text'] as const;
type Layout = (typeof LAYOUTS)[number];

const layoutOf = ({ text: inWords, classic }: Settings): Layout => (inWords ? 'text' : classic ? 'classic' : 'compact');

const layoutChoices = (settings: Settings, { layout }: SettingsWords): Choice[] =>
  LAYOUTS.map((value) => ({ value, label: layout[value], chosen: value === layoutOf(settings) }));

const PALETTES = ['standard', 'safe', 'contrast'] as const satisfies Settings['palette'][];

const colourChoices = ({ palette }: Settings, { colours }: SettingsWords): Choice[] =>
  PALETTES.map((value) => ({ value, label: colours[value], chosen: value === palette }));

const askedChoices = ({ waivedConfirmations }: Settings, { asked }: SettingsWords): Choice[] =>
  ASKED.map((value) => ({
    value,
    label: asked[value].label,
    description: asked[value].when,
    chosen: !waivedConfirmations.includes(value),
  }));

function languageChoices({ language }: Settings, { commands, guide }: I18n): Choice[] {
  const named = Object.entries(commands.settings?.options?.language?.choices ?? {});
  return named.map(([value, name]) => ({
    value,
    label: value === 'auto' ? guide.settings.likeDiscord : guide.settings.language(name),
    chosen: value === language,
  }));
}

/** What picking these values from a menu sets; `null` for what no menu of ours has. */
export function pickedSettings(name: Picked, values: readonly string[], i18n: I18n): Partial<Settings> | null {
  const [value = ''] = values;
  switch (name) {
    case 'layout':
      return LAYOUTS.includes(value as Layout) ? { text: value === 'text', classic: value === 'classic' } : null;
    case 'colours': {
      const palette = PALETTES.find((each) => each === value);
      return palette ? { palette } : null;
    }
    case 'language':
      return languageChoices({ language: '' } as Settings, i18n).some((choice) => choice.value === value)
        ? { language: value }
        : null;
    case 'asked':
      return { waivedConfirmations: ASKED.filter((danger) => !values.includes(danger)) };
  }
}

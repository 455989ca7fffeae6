import { EMBLEM_COLOURS } from '../../../lib/crest';
import { LAYOUTS, layoutOf, switchesFor } from '../../../settings/layout';
import { EMBLEM_CHOICES, FRAME_CHOICES, PET_CHOICES, TITLE_CHOICES } from '../../../settings/look-settings';
import { isOpen, type Look } from '../../../settings/looks';
import { PALETTES } from '../../../settings/palette';
import { PICKUPS } from '../../../settings/pickup';
import { REST_SHARES } from '../../../settings/rest-share';
import { WAIVABLE_DANGERS } from '../../../settings/waivable-dangers';
import { button, type MenuOption, type Message, row, select, text } from '../../api';
import { lookLabel, wayTo } from '../../board';
import { customIdAbout } from '../../controls/custom-ids';
import { type MenuSetting, TOGGLE_SETTINGS } from '../../controls/profiles-controls';
import { oneOf } from '../../custom-id/control-family';
import type { I18n, RunId, Settings } from '../../types';

type SettingTexts = I18n['profiles']['settings'];

interface SettingsSheet {
  settings: Settings;
  feats: readonly string[];
  note: string | undefined;
}

/** If `run` is `null`, the controls concern the run played last. */
export function settingsMessage({ settings, note }: SettingsSheet, run: RunId | null, i18n: I18n): Message {
  const texts = i18n.profiles.settings;
  const menu = menuAbout(run);
  const confirmations = select(
    customIdAbout(run, { kind: 'setting', name: 'asked' }),
    texts.noConfirmations,
    confirmationChoices(settings, texts),
    { min: 0, max: WAIVABLE_DANGERS.length },
  );
  const toggles = TOGGLE_SETTINGS.map((name) =>
    button({
      id: customIdAbout(run, { kind: 'toggle', name, on: !settings[name] }),
      label: texts[name](settings[name]),
      style: settings[name] ? 'success' : 'secondary',
    }),
  );
  return {
    components: [
      text([...texts.intro, ...(note === undefined ? [] : [note])].join('\n')),
      menu('layout', layoutChoices(settings, texts)),
      menu('colours', colourChoices(settings, texts)),
      menu('pickup', pickupChoices(settings, texts)),
      menu('rest', restChoices(settings, texts)),
      menu('language', languageChoices(settings.language, i18n)),
      row(confirmations),
      row(...toggles),
      row(button({ id: customIdAbout(run, { kind: 'looks' }), label: texts.looks })),
    ],
    attachments: [],
  };
}

/** If `run` is `null`, the controls concern the run played last. */
export function looksMessage({ settings, feats, note }: SettingsSheet, run: RunId | null, i18n: I18n): Message {
  const texts = i18n.profiles.settings;
  const menu = menuAbout(run);
  const choices = (kind: Look['kind'], ids: readonly string[]): MenuOption[] =>
    ids.map((id) => lookChoice({ kind, id } as Look, id === settings[kind], feats, i18n));
  return {
    components: [
      text([`## ${texts.looks}`, texts.looksAbout, ...(note === undefined ? [] : [note])].join('\n')),
      menu('emblem', choices('emblem', EMBLEM_CHOICES)),
      ...(settings.emblem === 'none' ? [] : [menu('emblem-colour', emblemColourChoices(settings, texts))]),
      menu('title', choices('title', TITLE_CHOICES)),
      menu('pet', choices('pet', PET_CHOICES)),
      menu('frame', choices('frame', FRAME_CHOICES)),
      menu('kit', choices('kit', kitChoices(i18n))),
    ],
    attachments: [],
  };
}

const menuAbout = (run: RunId | null) => (name: MenuSetting, choices: MenuOption[]) =>
  row(select(customIdAbout(run, { kind: 'setting', name }), '', choices));

const layoutChoices = (settings: Settings, { layout }: SettingTexts): MenuOption[] =>
  LAYOUTS.map((value) => ({ value, label: layout[value], selected: value === layoutOf(settings) }));

const colourChoices = ({ palette }: Settings, { colours }: SettingTexts): MenuOption[] =>
  PALETTES.map((value) => ({ value, label: colours[value], selected: value === palette }));

const pickupChoices = ({ pickup }: Settings, texts: SettingTexts): MenuOption[] =>
  PICKUPS.map((value) => ({ value, label: texts.pickup[value], selected: value === pickup }));

const restChoices = ({ restShare }: Settings, texts: SettingTexts): MenuOption[] =>
  REST_SHARES.map((value) => ({ value, label: texts.rest(Number(value)), selected: value === restShare }));

function lookChoice(look: Look, selected: boolean, feats: readonly string[], i18n: I18n): MenuOption {
  const label = lookLabel(look, i18n);
  if (isOpen(look, feats)) return { value: look.id, label, selected };
  return { value: look.id, label: `🔒 ${label}`, description: wayTo(look, i18n), selected };
}

/** `none` means the kit of the last run. */
const kitChoices = ({ kits }: I18n): string[] => ['none', ...kits.map(({ id }) => id)];

const emblemColourChoices = ({ emblemColour }: Settings, texts: SettingTexts): MenuOption[] =>
  EMBLEM_COLOURS.map((value) => ({
    value,
    label: texts.emblemColour(texts.emblemColours[value]),
    selected: value === emblemColour,
  }));

const confirmationChoices = ({ waivedConfirmations }: Settings, { confirmations }: SettingTexts): MenuOption[] =>
  WAIVABLE_DANGERS.map((value) => ({
    value,
    label: confirmations[value].label,
    description: confirmations[value].when,
    selected: !waivedConfirmations.includes(value),
  }));

const languageChoices = (language: string, i18n: I18n): MenuOption[] =>
  Object.entries(languagesOf(i18n)).map(([value, name]) => ({
    value,
    label: i18n.profiles.settings.language(name),
    selected: value === language,
  }));

const languagesOf = ({ commands }: I18n): Readonly<Record<string, string>> =>
  commands.settings?.options?.language?.choices ?? {};

/** Returns `null` for a value that the menu does not offer. */
export function pickedSettings(name: MenuSetting, values: readonly string[], i18n: I18n): Partial<Settings> | null {
  const [value] = values;
  const picked = <K extends keyof Settings>(setting: K, choices: readonly (Settings[K] & string)[]) => {
    const choice = oneOf(choices, value);
    return choice && { [setting]: choice };
  };
  switch (name) {
    case 'layout': {
      const layout = oneOf(LAYOUTS, value);
      return layout && switchesFor(layout);
    }
    case 'colours':
      return picked('palette', PALETTES);
    case 'pickup':
      return picked('pickup', PICKUPS);
    case 'rest':
      return picked('restShare', REST_SHARES);
    case 'emblem':
      return picked('emblem', EMBLEM_CHOICES);
    case 'emblem-colour':
      return picked('emblemColour', EMBLEM_COLOURS);
    case 'title':
      return picked('title', TITLE_CHOICES);
    case 'pet':
      return picked('pet', PET_CHOICES);
    case 'frame':
      return picked('frame', FRAME_CHOICES);
    case 'kit':
      return picked('kit', kitChoices(i18n));
    case 'language':
      return picked('language', Object.keys(languagesOf(i18n)));
    case 'asked':
      return { waivedConfirmations: WAIVABLE_DANGERS.filter((danger) => !values.includes(danger)) };
  }
}

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

/** A player's settings and earned feats, and a line about the last change. */
interface SettingsSheet {
  settings: Settings;
  feats: readonly string[];
  note: string | undefined;
}

/**
 * Returns the sheet with all settings. A setting with several values has a menu; a setting that is on or off has a
 * button. The custom ids contain `run`. If the player later opens another sheet in this message, the sheet then
 * describes that run. `run` is `null` if there is no run. `note` is a line above the menus.
 */
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

/**
 * Returns the page with the player's looks and kit. Those that none of the player's `feats` opens are listed with a
 * lock. `run` is as in `settingsMessage`.
 */
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
      menu('kit', choices('kit', ['none', ...i18n.kits.map(({ id }) => id)])),
    ],
    attachments: [],
  };
}

/** Returns a function that makes the row with the menu of a setting. */
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

/** Returns the menu option of a look. A locked look has a lock before its label, and below the label the way to it. */
function lookChoice(look: Look, selected: boolean, feats: readonly string[], i18n: I18n): MenuOption {
  const label = lookLabel(look, i18n);
  if (isOpen(look, feats)) return { value: look.id, label, selected };
  return { value: look.id, label: `🔒 ${label}`, description: wayTo(look, i18n), selected };
}

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

function languageChoices(language: string, { commands, profiles }: I18n): MenuOption[] {
  const languages = Object.entries(commands.settings?.options?.language?.choices ?? {});
  return languages.map(([value, name]) => ({
    value,
    label: profiles.settings.language(name),
    selected: value === language,
  }));
}

/**
 * Returns the changes for the values picked from a setting's menu, or `null` for a value that the menu does not offer.
 */
export function pickedSettings(name: MenuSetting, values: readonly string[], i18n: I18n): Partial<Settings> | null {
  const [value = ''] = values;
  switch (name) {
    case 'layout': {
      const layout = oneOf(LAYOUTS, value);
      return layout && switchesFor(layout);
    }
    case 'colours': {
      const palette = oneOf(PALETTES, value);
      return palette && { palette };
    }
    case 'pickup': {
      const pickup = oneOf(PICKUPS, value);
      return pickup && { pickup };
    }
    case 'rest': {
      const restShare = oneOf(REST_SHARES, value);
      return restShare && { restShare };
    }
    case 'emblem': {
      const emblem = oneOf(EMBLEM_CHOICES, value);
      return emblem && { emblem };
    }
    case 'title': {
      const title = oneOf(TITLE_CHOICES, value);
      return title && { title };
    }
    case 'pet': {
      const pet = oneOf(PET_CHOICES, value);
      return pet && { pet };
    }
    case 'frame': {
      const frame = oneOf(FRAME_CHOICES, value);
      return frame && { frame };
    }
    case 'kit':
      return value === 'none' || i18n.kits.some(({ id }) => id === value) ? { kit: value } : null;
    case 'emblem-colour': {
      const emblemColour = oneOf(EMBLEM_COLOURS, value);
      return emblemColour && { emblemColour };
    }
    case 'language':
      return languageChoices('', i18n).some((choice) => choice.value === value) ? { language: value } : null;
    case 'asked':
      return { waivedConfirmations: WAIVABLE_DANGERS.filter((danger) => !values.includes(danger)) };
  }
}

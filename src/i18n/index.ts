import type { GameEvent, RawId, Raws, View } from '../engine';
import type { Title } from '../lib/looks';
import { altText } from './alt-text';
import { boonPanel, boonText } from './boons';
import { campaignText, offeredCampaigns, otherCampaign } from './campaigns';
import { captionsOf, classicTexts } from './captions';
import { closingCard } from './closing-card';
import type { I18n } from './contract';
import { epitaphOf } from './epitaph';
import { gearNotes, packNotes, thingNotes, usesNotes } from './gear';
import { gearChanges } from './gear-changes';
import { boonsSheet, heroSheet } from './hero-sheet';
import { escapeIn, highlightLine, highlightOf } from './highlights';
import { withIntroductions } from './introductions';
import { kitText, otherKit } from './kits';
import { stairsLines } from './landmarks';
import type { LANGUAGES } from './languages';
import type { Locale } from './locale';
import * as locales from './locales';
import { beyondSight, mapSheet } from './map-sheet';
import { momentOf } from './moments';
import { type Names, nameTables } from './names';
import { headlinesOf, outcomeOf, stopFirst } from './outcome';
import { packSheet } from './pack-sheet';
import { placeOf } from './positions';
import { featText, listedFeats, profileCard } from './profile-card';
import { resultTexts } from './results';
import { type Report, sentencesOf, sumUp } from './sentences';
import {
  besideMapSheet,
  characterFacts,
  characterSheet,
  describeSheet,
  inventorySheet,
  loadOf,
  logSheet,
  lookSheet,
  stackName,
  standingNext,
  standingNote,
  tooltipSheet,
} from './sheets';
import { shopSheet } from './shop-sheet';
import { statusLine } from './surroundings';
import { textMode } from './text-mode';

export type { BoonPanel } from './boons';
export type { ClosingCard, ClosingRecord } from './closing-card';
export type * from './contract';
export type { Epitaph } from './epitaph';
export type * from './hero-sheet';
export type { Locale } from './locale';
export type { MapMark } from './map-texts';
export type { Moment } from './moments';
export type * from './pack-sheet';
export type { CardFeat, CardMap, CardRecord, ProfileCard } from './profile-card';
export type { UnrankedReason } from './results';
export type { SheetFigure, SheetThing } from './sheet-things';
export type * from './shop-sheet';
export type { CommandText, OptionText, RefusalName } from './texts';

export const LOCALES = locales satisfies Record<keyof typeof LANGUAGES, Locale>;

/** Returns the language for a BCP 47 tag such as `de`, `es-419` or `en-US`; English for other languages. */
export function localeOf(tag: string): Locale {
  const known = [tag, tag.split('-')[0] ?? ''].find((each) => Object.hasOwn(LOCALES, each));
  return known === undefined ? LOCALES.en : LOCALES[known as keyof typeof LOCALES];
}

/** Returns a function that creates the texts for a language tag on first use. */
export function createLanguages(raws: Raws): (tag: string) => I18n {
  const languages = new Map<string, I18n>();
  return (tag) => {
    const locale = localeOf(tag);
    const i18n = languages.get(locale.id) ?? createI18n(raws, locale);
    languages.set(locale.id, i18n);
    return i18n;
  };
}

export function createI18n(raws: Raws, locale: Locale = LOCALES.en): I18n {
  const { labels } = locale;
  const names: Names = locale.names(nameTables(raws));
  const sentences = (events: readonly Report[]) => sentencesOf(raws, locale, names, events);
  const introduced = (events: readonly GameEvent[]) => withIntroductions(raws, events);
  const sentencesInSum = (events: readonly GameEvent[]) => sentences(sumUp(introduced(events)));
  const log = ({ events }: View, sinceTurn: number) => {
    const stops = new Set(sentences(events.filter(({ kind }) => kind === 'stopped')).map(({ text }) => text));
    return { sentences: sentencesInSum(events).filter(({ text }) => !stops.has(text)), sinceTurn };
  };
  const panels = (view: View, sinceTurn: number) => ({
    ...boonPanel(raws, locale, names, view),
    ...momentOf(
      raws,
      locale,
      names,
      introduced(view.events).filter(({ turn }) => turn > sinceTurn),
    ),
  });
  const mapLists = (view: View): string[] => {
    // Leaves out remembered doors, because there are many and the map shows them.
    const remembered = view.remembered.filter(({ what }) => !raws.archetypes[what.raw ?? '']?.door);
    return mapSheet(locale.map, labels, names, { ...view, remembered });
  };
  const context = { raws, locale, names };
  const boon = (id: RawId) => boonText(raws, locale, names, id);
  const title = (of: Title | undefined) => (of ? [locale.profiles.settings.titles[of]] : []);
  const epitaph = (view: View) =>
    epitaphOf({ ...labels.epitaph, nameless: locale.notes.nameless }, names, view, {
      title: title(view.title),
      kit: otherKit(raws, locale, view),
    });
  return {
    ...locale,
    ...resultTexts(locale, names, raws),

    thing: (ref) => names.thing(ref),
    object: (ref) => names.object(ref),
    handling: (ref) => names.handling(ref),
    stack: (things) => stackName(labels, names, things),
    packNotes: (thing) => packNotes(labels, names, thing),
    thingNotes: (thing) => thingNotes(labels, names, thing),
    wareNotes: (figures) => gearNotes(labels, names, { figures }),
    spell: (id) => names.raw(id),
    spellNotes: (spell) => usesNotes(labels, names, spell),
    faction: labels.faction,
    standing: (standing) => standingNote(labels, standing),
    standingNext: (next) => standingNext(labels.sheet, next),
    points: labels.gear.signed,
    purpose: (who) => (locale.people?.[who] ?? raws.mob[who]?.of_note)?.purpose ?? '',
    isVendor: (who) => raws.mob[who]?.vendor !== undefined,
    feat: (id) => featText(raws, locale, id),
    campaign: (id) => campaignText(raws, locale, id),
    otherCampaign: (of) => otherCampaign(raws, locale, of),
    campaigns: offeredCampaigns(raws, locale),
    kit: (id) => kitText(raws, locale, id),
    otherKit: (of) => otherKit(raws, locale, of),
    kits: raws.kits.map(({ id }) => ({ id, ...kitText(raws, locale, id) })),
    boon,
    sign: names.sign,
    closingCard: (record) => closingCard({ raws, locale, names }, record),
    profileCard: (record) => profileCard({ raws, locale, names }, record),
    title,
    listedFeats: (feats) => listedFeats({ raws, locale, names }, feats),
    place: (from, to) => placeOf(labels, from, to),
    gold: labels.gold,
    grave: labels.grave,
    depth: labels.depth,
    levelTitle: (level) => `${level.depth} · ${names.place(level)}`,
    more: labels.more,
    times: labels.times,
    builder: (name) => locale.replays.builders[name as keyof typeof locale.replays.builders] ?? name,

    sentences: (events) => sentences(introduced(events)).map(({ text }) => text),
    outcome: (events, action) => outcomeOf(locale, introduced(events), action, sentences),
    headlines: (events, action) => headlinesOf(locale, introduced(events), action, sentences),
    highlight: (view, events, facts) => {
      const highlight = highlightOf(names, view, events, facts);
      return (
        highlight &&
        highlightLine(
          locale,
          names,
          { highlight, view },
          { feat: (id) => featText(raws, locale, id), fate: () => epitaph(view) },
        )
      );
    },
    hasEscaped: (view, events) => escapeIn(view, events) !== null,
    gearChanges: (view, events) => gearChanges(labels, names, view, events),
    refusal: (view, refusal, action) => locale.refusal(refusal, action, names, view),

    newestEvents: newestAct,
    status: (view) => statusLine(labels, names, view),
    altText: (view, happened) =>
      altText(labels, names, view, happened ?? sentencesInSum(stopFirst(newestAct(view))).map(({ text }) => text)),
    textMode: (view, events = newestAct(view)) => textMode({ raws, labels, names }, view, sentencesInSum(events)),
    look: (view) => lookSheet(labels, names, view),
    stairs: (view, direction) => stairsLines(labels, names, view, direction).join(' · ') || null,
    mapLists,
    levelSheet: (view) => [...besideMapSheet(labels, names, view), ...mapLists(beyondSight(view))],
    describe: (view, id) => describeSheet(labels, names, view, id),
    inventory: (view) => inventorySheet(labels, names, view),
    character: (view) => characterSheet(labels, names, view, boon),
    sheets: {
      shop: (view, request) => shopSheet(context, view, request),
      pack: (view) => packSheet(context, view, loadOf(labels, view.hero)),
      hero: (view) => heroSheet(context, view, characterFacts(labels, names, view)),
      boons: (view) => boonsSheet(context, view),
    },
    log: (view, page) => logSheet(sentences(introduced(view.events)), page),

    epitaph,
    captions: (view, sinceTurn = view.turn - 1) => ({
      ...captionsOf(labels, names, view, log(view, sinceTurn)),
      ...panels(view, sinceTurn),
    }),
    classic: (view, sinceTurn = view.turn - 1) => ({
      ...classicTexts({ raws, labels, names }, view, log(view, sinceTurn)),
      ...panels(view, sinceTurn),
    }),
    tooltip: (view, id) => tooltipSheet(labels, names, view, id),
  };
}

function newestAct({ events, turn }: View): GameEvent[] {
  const stop = events.find((event) => event.kind === 'stopped' && event.turn >= turn);
  const turns = stop?.kind === 'stopped' ? Math.max(stop.turns, 1) : 1;
  return events.filter((event) => event.turn > turn - turns);
}

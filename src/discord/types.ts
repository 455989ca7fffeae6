import type { Board } from '../play/contract';

/** Gathers types of other layers for shorter imports. */
export type {
  Action,
  AimedAction,
  EntityId,
  GameEvent,
  PackItem,
  RawId,
  SeenThing,
  ThingRef,
} from '../engine';
export type { I18n, RefusalName, UnrankedReason } from '../i18n';
export type { Direction, Point } from '../lib/geometry';
export type {
  ActionSubmission,
  ActiveRun,
  AdminActionOutcome,
  Aim,
  Aiming,
  Applied,
  AuditEntry,
  Board,
  BoardPictures,
  BoardRenderer,
  BuildingOutcome,
  Caller,
  ChannelCaller,
  ClipFrame,
  DailyDone,
  DailyResult,
  ForkOutcome,
  Grave,
  GuildConfig,
  Hint,
  HistoryQuery,
  LeaderboardOutcome,
  ListedRun,
  Notable,
  Outcome,
  Output,
  PartyDisplay,
  PartyLogEntry,
  PartyMode,
  PartyOutcome,
  PictureRequest,
  Placing,
  Play,
  PlayerRecord,
  PostOutcome,
  ReplayOutcome,
  RunResult,
  ScopeKind,
  SharedRun,
  SheetRequest,
  TryFirst,
  UnloadableRun,
} from '../play/contract';

export type RunId = Board['run'];
export type UserId = Board['owner'];
export type Settings = Board['settings'];
export type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

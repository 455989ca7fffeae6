/** The few names of the game that the edge speaks of, in one place. */
export type {
  Action,
  AimedAction,
  Danger,
  EntityId,
  GameEvent,
  GameSummary,
  HeldThing,
  RawId,
  Refusal,
  SeenThing,
  Slot,
  ThingRef,
  View,
} from '../engine';
export type {
  ActiveRun,
  AdminActionOutcome,
  Aiming,
  AuditLine,
  Board,
  Caller,
  ChannelCaller,
  ClipOutcome,
  DailyDone,
  DailyResult,
  ForkOutcome,
  GuildConfig,
  Hint,
  HistoryQuery,
  LeaderboardOutcome,
  Outcome,
  PartyLogEntry,
  PartyMode,
  PartyOutcome,
  Play,
  ReplayOutcome,
  RunResult,
  ScopeKind,
  SharedRun,
  WatchOutcome,
} from '../play/contract';
export type RunId = Board['run'];
export type UserId = Board['owner'];
export type Settings = Board['settings'];
export type Direction = Extract<Action, { kind: 'move' }>['direction'];
export type Point = View['hero']['at'];

import type { Action, GameEvent, View } from '../engine';
import type { Board } from '../play/contract';

/** A moment of play: what was seen after a decision, and what that decision brought. */
export interface Frame {
  view: View;
  events: GameEvent[];
}

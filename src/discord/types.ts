/** The few names of the game that the edge speaks of, in one place. */
export type {
  Action,
  AimedAction,
  Danger,
  EntityId,
  GameEvent,
  HeldThing,
  RawId,
  Refusal,
  RunRecord,
  SeenThing,
  Slot,
  ThingRef,
  View,
} from '../engine';
export type {
  Act,
  ActiveRun,
  ActOutcome,
  Aiming,
  Asking,
  AskingThere,
  AuditLine,
  Board,
  Circle,
  DailyDone,
  DailyResult,
  FilmOutcome,
  FinishedRun,
  ForkOutcome,
  GuildConfig,
  Hint,
  HistoryQuery,
  LeaderboardOutcome,
  Outcome,
  PartyMode,
  PartyOutcome,
  Play,
  ReplayOutcome,
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

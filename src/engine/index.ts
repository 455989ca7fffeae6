export { LOW_HEALTH } from './actions/common/badly-hurt';
export { MAX_BLOWS } from './actions/common/series-limits';
export { legalActions } from './actions/legal-actions';
export { type AimedAction, type Preview, previewAim } from './actions/preview';
export { ATTUNED, RESTED, restedShare } from './actions/series/chores';
export type { BuiltLevel } from './builders/chain/build-level';
export { buildLevel } from './builders/chain/build-level';
export { AMBUSH_RANGE } from './creatures/awareness';
export { HERO_ID } from './creatures/create';
export { factionReaction, stanceByNature } from './creatures/factions';
export { heedsFire } from './creatures/hazards';
export { expectedLoss } from './creatures/odds';
export { levelProgress } from './formulas';
export { digestLevel, hash } from './hash';
export { isCageWork } from './knowledge/ground';
export { isHarmful } from './knowledge/harm';
export { drawBeast, storyEnd } from './levels/story';
export { CAVED_IN } from './levels/take-way-down';
export { branchGame, type NewGame, newGame } from './new-game';
export type * from './schema/attacks';
export type * from './schema/bargains';
export type * from './schema/components';
export type * from './schema/procs';
export type { Raws } from './schema/raws';
export type * from './state/action';
export { CHEATS, RESTS, TAKES } from './state/action';
export { ACTION_FORMS, asAsked, type FieldType, sameAction } from './state/action-fields';
export {
  type Dungeon,
  type DungeonOfRun,
  dailyCampaign,
  isInCampaign,
  parseSeedCode,
  rawsFor,
  recipeOf,
} from './state/campaign';
export type * from './state/entity';
export type * from './state/event';
export { STOP_REASONS } from './state/event';
export type * from './state/figures-view';
export type { Game, Over } from './state/game';
export { LOG_LIMIT, RULES, SCHEMA } from './state/game';
export { type GameSummary, type ScoreParts, summarizeGame } from './state/game-summary';
export type { KnownEffects } from './state/known-effects';
export type { Level, LevelRef } from './state/level';
export { HEIGHT, isParked, TOWN, WIDTH } from './state/level';
export { migrateGame, migrateLevel, type SavedJson } from './state/migrations';
export { type Story, type StoryRole, storyAtStart } from './state/story';
export type * from './state/view';
export type { Status, StatusKind } from './statuses';
export { isGoodStatus, STATUS_KINDS, strengthOf } from './statuses';
export { totalDamage } from './statuses/damage-over-time';
export { type TurnResult, turn, turnsInPlace } from './turn';
export { view } from './view';
export { threatenedCells } from './view/threatened-cells';
export { BIDS, type Bid } from './vocabulary/bid';
export type * from './vocabulary/character';
export { ATTRIBUTES, isHungry, SKILLS, SLOTS } from './vocabulary/character';
export type { LevelChange } from './vocabulary/level-change';
export type { PotionFamily } from './vocabulary/potion';
export type { School } from './vocabulary/school';
export type { TileCode, TileName } from './vocabulary/tile';
export { isOpaque, isStairs, isWalkable, TILE_RULES, TILES } from './vocabulary/tile';
export type { TwistId } from './vocabulary/twist';

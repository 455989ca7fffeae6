import {
  AUDIT_PREFIX,
  type Audited,
  auditedPrefix,
  auditedSort,
  auditSort,
  changeItem,
  eraseByPointer,
  guildKey,
  type Item,
  isFollowed,
  type Key,
  number,
  oneOf,
  parseReadable,
  readOr,
  runKey,
  STATE,
  type Table,
  text,
  toAudited,
  userKey,
} from '../dynamo';
import type { RunId, UserId } from '../ids';
import { ADMIN_ACTIONS, type AdminActionName, type AuditLine } from './admin-contract';
import { newPseudonym } from './pseudonym';

/** Writes pointers first, because an erasure finds the line by pointers. */
export async function beginAudit(table: Table, line: AuditLine, signal?: AbortSignal): Promise<AuditLine> {
  const found = await findAudit(table, line, signal);
  if (found) return found;
  await Promise.all(pointersOf(line).map((pointer) => table.put(pointer, null, signal)));
  await table.put(toAuditItem(line), null, signal);
  await blankErased(table, line, signal);
  return line;
}

export async function findAudit(
  table: Table,
  { guild, by, interaction }: Pick<AuditLine, 'guild' | 'by' | 'interaction'>,
  signal?: AbortSignal,
): Promise<AuditLine | null> {
  const [pointer] = await table.query(userKey(by), auditedPrefix(interaction), signal);
  const key = pointer && lineKey(toAudited(pointer.SK));
  const begun = key && (await table.get(key.PK, key.SK, signal));
  return begun ? readOr(null, () => fromAuditItem(guild, begun)) : null;
}

/** Changes the stored line, because `line` may contain erased ids. */
export const finishAudit = (table: Table, line: AuditLine, signal?: AbortSignal): Promise<void> =>
  changeItem(table, lineKey(line), (item) => ({ ...item, state: 'done' }), signal);

export async function loadAudit(
  table: Table,
  guild: string,
  limit: number,
  signal?: AbortSignal,
): Promise<AuditLine[]> {
  const { items } = await table.page(guildKey(guild), AUDIT_PREFIX, { limit, descending: true }, signal);
  return parseReadable(items, (item) => fromAuditItem(guild, item));
}

/** Removes the pointer last, so that a retry still finds the line. */
export async function replaceInAudit(
  table: Table,
  pointer: Key,
  { id, alias }: { id: string; alias: string },
  signal?: AbortSignal,
): Promise<void> {
  const line = lineKey(toAudited(pointer.SK));
  const erase = () => changeItem(table, line, (item) => withReplaced(item, id, alias), signal);
  await eraseByPointer(table, pointer, erase, signal);
}

const NAMING = ['by', 'target', 'detail'] as const;

export function withReplaced(item: Item, id: string, alias: string): Item {
  const replaced = { ...item };
  for (const name of NAMING) if (item[name] === id) replaced[name] = alias;
  return replaced;
}

/** An erasure may have searched before the line was stored. */
async function blankErased(table: Table, line: AuditLine, signal: AbortSignal | undefined): Promise<void> {
  const { users, run } = namedIn(line);
  const present = await table.getMany(
    [...users.map((user) => ({ PK: userKey(user), SK: auditedSort(line) })), ...stateKeys(run)],
    signal,
    { consistent: true },
  );
  const isRunGone = run !== null && !present[users.length];
  const gone: string[] = users.filter(
    (user, at) => !isFollowed(present[at] ?? null) || (isRunGone && user !== line.by),
  );
  if (isRunGone) gone.push(run);
  for (const id of gone) {
    await changeItem(table, lineKey(line), (item) => withReplaced(item, id, newPseudonym()), signal);
    await table.remove(id === run ? runKey(id) : userKey(id), auditedSort(line), signal);
  }
}

export const lineKey = ({ guild, at, interaction }: Audited): Key => ({
  PK: guildKey(guild),
  SK: auditSort(at, interaction),
});

const stateKeys = (run: RunId | null): Key[] => (run === null ? [] : [{ PK: runKey(run), SK: STATE }]);

function pointersOf(line: AuditLine): Key[] {
  const { users, run } = namedIn(line);
  const SK = auditedSort(line);
  return [...users.map((user) => ({ PK: userKey(user), SK })), ...(run === null ? [] : [{ PK: runKey(run), SK }])];
}

const ACTION_NAMES = Object.keys(ADMIN_ACTIONS) as AdminActionName[];

/** Throws the `StoreError` `unreadable` if the audit line is damaged. */
export const usersIn = (item: Item): UserId[] => namedIn(fromAuditItem('', item)).users;

function namedIn({ by, action, target, detail }: AuditLine): { users: UserId[]; run: RunId | null } {
  const named = ADMIN_ACTIONS[action];
  const users = new Set([by]);
  if (named.target === 'user' && target !== null) users.add(target);
  if (named.detail === 'user' && detail !== '') users.add(detail);
  return { users: [...users], run: named.target === 'run' ? target : null };
}

function toAuditItem(line: AuditLine): Item {
  const { interaction, at, by, action: act, target, detail, done } = line;
  const state = done ? 'done' : 'begun';
  return { ...lineKey(line), at, interaction, by, act, target: target ?? '', detail, state };
}

function fromAuditItem(guild: string, item: Item): AuditLine {
  return {
    guild,
    interaction: text(item.interaction),
    at: number(item.at),
    by: text(item.by),
    action: oneOf(ACTION_NAMES, item.act),
    target: text(item.target) || null,
    detail: text(item.detail),
    done: item.state === 'done',
  };
}

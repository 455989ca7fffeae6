import {
  ADMIN_ACTION_NAMES,
  type AdminStore,
  type AuditLine,
  type GuildConfig,
  type ListedRun,
  StoreError,
} from '../contract';
import { number, people, text } from '../dynamo/fields';
import { AUDIT_PREFIX, auditKey, CONFIG, guildKey, RUN_PREFIX, runKey, STATE, userKey } from '../dynamo/keys';
import { readable } from '../dynamo/readable';
import type { Item, Table } from '../dynamo/table';
import { EXPIRY_ATTRIBUTE } from '../dynamo/table-definition';
import { toMode } from '../parties/parties';

/** Days a finished run stays in the list of its server. */
const LISTED_DAYS = 90;
const DAY = 86_400;

/** Servers' own things, over any table. What each call promises stands in the contract. */
export function createAdminStore(table: Table): AdminStore {
  return {
    async loadConfig(guild, signal) {
      const item = await table.get(guildKey(guild), CONFIG, signal);
      return item ? readable(() => fromConfigItem(guild, item)) : null;
    },

    async putConfig(config, signal) {
      const condition = config.revision === 1 ? 'absent' : { attribute: 'rev', equals: config.revision - 1 };
      return (await table.put(toConfigItem(config), condition, signal)) ? 'put' : 'conflict';
    },

    async listRun(run, signal) {
      if (run.home.kind !== 'guild') return;
      const item: Item = { PK: guildKey(run.home.id), SK: runKey(run.id), at: run.createdAt };
      if (run.game.over) Object.assign(item, overSince(run.updatedAt));
      await table.put(item, null, signal);
      // Whoever erased the run meanwhile may have been here before.
      if (!(await table.get(runKey(run.id), STATE, signal))) await table.remove(item.PK, item.SK, signal);
    },

    async runsOfGuild(guild, signal) {
      return listed(await table.query(guildKey(guild), RUN_PREFIX, signal));
    },

    async runsOfUser(user, signal) {
      return listed(await table.query(userKey(user), RUN_PREFIX, signal));
    },

    async putAudit(line, signal) {
      await table.put(toAuditItem(line), null, signal);
    },

    async loadAudit(guild, signal) {
      const items = await table.query(guildKey(guild), AUDIT_PREFIX, signal);
      return readable(() => items.map((item) => fromAuditItem(guild, item)).reverse());
    },
  };
}

const overSince = (at: number) => ({ over: 1, [EXPIRY_ATTRIBUTE]: Math.floor(at / 1000) + LISTED_DAYS * DAY });

const listed = (items: readonly Item[]): ListedRun[] =>
  readable(() =>
    items
      .map(({ SK, at, over }) => ({ run: SK.slice(RUN_PREFIX.length), at: number(at), over: over === 1 }))
      .sort((a, b) => b.at - a.at),
  );

function toConfigItem({ guild, revision, channels, mode, quiet }: GuildConfig): Item {
  return { PK: guildKey(guild), SK: CONFIG, rev: revision, channels: channels.join(' '), mode, quiet: quiet ? 1 : 0 };
}

function fromConfigItem(guild: string, item: Item): GuildConfig {
  const mode = toMode(text(item.mode));
  return { guild, revision: number(item.rev), channels: people(item.channels), mode, quiet: item.quiet === 1 };
}

function toAuditItem({ guild, interaction, at, by, action, target, detail, done }: AuditLine): Item {
  const key = { PK: guildKey(guild), SK: auditKey(at, interaction) };
  return { ...key, at, interaction, by, act: action, target: target ?? '', detail, state: done ? 'done' : 'begun' };
}

function fromAuditItem(guild: string, item: Item): AuditLine {
  const act = ADMIN_ACTION_NAMES.find((each) => each === item.act);
  if (act === undefined) throw new StoreError('unreadable');
  return {
    guild,
    interaction: text(item.interaction),
    at: number(item.at),
    by: text(item.by),
    action: act,
    target: text(item.target) || null,
    detail: text(item.detail),
    done: item.state === 'done',
  };
}

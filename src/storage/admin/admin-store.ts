import { PARTY_MODES } from '../../settings/party-settings';
import { formatPostRules, type PostRules, parsePostRules } from '../../settings/post-rules';
import {
  type Attribute,
  CONFIG,
  guildKey,
  type Item,
  ids,
  lastWritesAttribute,
  number,
  oneOf,
  putRevised,
  readLastWrites,
  type Table,
  TolerantReader,
  text,
} from '../dynamo';
import { StoreError } from '../store-error';
import { isListedIn, listActiveRuns, listRun, tidyRunList, unlistRun } from './active-runs';
import type { AdminStore, GuildConfig } from './admin-contract';
import { beginAudit, findAudit, finishAudit, loadAudit } from './audit';

export function createAdminStore(table: Table): AdminStore {
  return {
    async loadConfig(guild, signal) {
      const item = await table.get(guildKey(guild), CONFIG, signal);
      return item && fromConfigItem(guild, item);
    },

    putConfig: (config, signal) => putRevised(table, toConfigItem(config), config.unread, signal),

    listRun: (run, signal) => listRun(table, run, signal),
    listActiveRuns: (guild, range, signal) => listActiveRuns(table, guild, range, signal),
    tidyRunList: (guild, pointers, signal) => tidyRunList(table, guild, pointers, signal),
    isListedIn: (guild, run, signal) => isListedIn(table, guild, run, signal),
    unlistRun: (guild, run, signal) => unlistRun(table, guild, run, signal),

    beginAudit: (line, signal) => beginAudit(table, line, signal),
    findAudit: (line, signal) => findAudit(table, line, signal),
    finishAudit: (line, signal) => finishAudit(table, line, signal),
    loadAudit: (guild, limit, signal) => loadAudit(table, guild, limit, signal),
  };
}

function toConfigItem(config: GuildConfig): Item {
  const { guild, revision, channels, mode, quiet, posts, stories, lastWrites } = config;
  const settings = { channels: channels.join(' '), mode, quiet: quiet ? 1 : 0 };
  const rules = {
    ...(posts && { posts: formatPostRules(posts) }),
    ...(stories === undefined ? {} : { stories: stories ? 1 : 0 }),
  };
  return { PK: guildKey(guild), SK: CONFIG, rev: revision, ...settings, ...rules, ...lastWritesAttribute(lastWrites) };
}

function toPostRules(value: Attribute | undefined): { posts?: PostRules } {
  if (value === undefined) return {};
  const posts = parsePostRules(text(value));
  if (!posts) throw new StoreError('unreadable');
  return { posts };
}

function fromConfigItem(guild: string, item: Item): GuildConfig {
  const from = new TolerantReader(item);
  const config: GuildConfig = {
    guild,
    revision: from.read('rev', number, 1),
    channels: from.read('channels', ids, []),
    mode: from.read('mode', (mode) => oneOf(PARTY_MODES, mode), 'owner'),
    quiet: item.quiet === 1,
    ...from.read('posts', toPostRules, {}),
    ...(item.stories === undefined ? {} : { stories: item.stories === 1 }),
    ...readLastWrites(from),
  };
  return { ...config, ...from.unread(toConfigItem(config)) };
}

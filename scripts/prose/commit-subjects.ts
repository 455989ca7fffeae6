import { EVERY_LAYER } from '../imports/layers';

const FEATURES = ['turns', 'parties', 'sharing', 'replays', 'leaderboards', 'dailies', 'graves', 'feats', 'profiles'];
const MORE_FEATURES = ['admin', 'privacy', 'advice', 'help'];
const AROUND = ['scripts', 'demo', 'test', 'docs', 'changelog', 'ci', 'build', 'deploy', 'deps', 'imports'];

/** Areas with which a commit subject may begin. CONTRIBUTING lists them. */
export const AREAS: readonly string[] = [...EVERY_LAYER, 'handlers', ...FEATURES, ...MORE_FEATURES, ...AROUND];

/** Wrong words for areas, with the right ones. Two names for one area would split its history. */
const OTHER_WORDS: Record<string, string> = {
  tests: 'test',
  words: 'i18n',
  simulate: 'scripts',
  crawl: 'scripts',
  bench: 'scripts',
  torture: 'scripts',
  comments: 'the area of the code that the comments stand in',
};

/** Maximum length of a subject in characters. A terminal shows no more in `git log --oneline`. */
const MOST_CHARACTERS = 72;

const NO_VERBS =
  /^(who|whoever|what|whatever|where|whose|whom|when|how|the|a|an|one|that|those|these|equal|nobody|everybody|somebody|no|in|of|by|at|on|each|so|all|it)$/i;

/** Subjects written by tools: merges, reverts, versions and updates of dependencies. */
const BY_TOOLS = /^(Merge |Revert "|v?\d+\.\d+\.\d+|(chore|fix)\(deps\)|Update |Lock file maintenance|Pin )/;

/** Returns a complaint about a commit subject; `null` if it has the form `area: Verb object`, or if a tool wrote it. */
export function subjectComplaint(subject: string): string | null {
  if (BY_TOOLS.test(subject)) return null;
  const [, area, verb] = /^([a-z0-9-]+(?:, [a-z0-9-]+)*): (\S+) \S/.exec(subject) ?? [];
  if (area === undefined || verb === undefined)
    return 'write "area: Verb object", such as "storage: write parked levels first"';
  for (const each of area.split(', ')) {
    if (each in OTHER_WORDS) return `for "${each}" write ${OTHER_WORDS[each]}`;
    if (!AREAS.includes(each)) return `"${each}" is no area: ${AREAS.join(', ')}`;
  }
  if (NO_VERBS.test(verb)) return `begin with a verb in the imperative, in place of "${verb}"`;
  if (subject.length > MOST_CHARACTERS) return `${subject.length} characters, where ${MOST_CHARACTERS} fit`;
  return null;
}

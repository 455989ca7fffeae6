import type { Application, RegisteredCommand } from '../application/application';
import { compareCommands } from '../application/compare-commands';
import { type AlarmMail, silenceOf } from '../deploy/alarm-mail';
import { addressOf, type DeployedStack, type StackParts } from '../deploy/deployed-stack';
import type { DeployedVersions } from '../deploy/roll-back';
import type { StackOptions } from '../deploy/stack';

export interface Finding {
  name: string;
  found: string;
  /** Command or step that repairs the state; `null` if nothing is wrong. */
  repair: string | null;
}

export interface Alarm {
  name: string;
  state: string;
}

export interface Examined {
  options: StackOptions;
  stack: DeployedStack;
  parts: StackParts;
  functions: readonly DeployedVersions[];
  alarms: readonly Alarm[];
  mail: AlarmMail;
  /** The application and its commands; `null` without a bot token. */
  discord: { application: Application; commands: readonly RegisteredCommand[] } | null;
}

/** Returns a finding about each part of the deployment, compared with the state at Discord and the live versions. */
export function findings(examined: Examined): Finding[] {
  const { options, stack, parts, functions, alarms, mail, discord } = examined;
  const at = `-- --stage ${options.stage} --region ${options.region}`;
  const silence = silenceOf(mail, parts.topic, options);
  return [
    {
      name: 'stack',
      found: `wyrmdeep-${options.stage}, ${stack.status}`,
      repair: /^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(stack.status) ? null : `npm run deploy ${at}`,
    },
    ...(discord ? atDiscord(discord, examined, at) : []),
    ...functions.map((each) => liveVersion(each, parts, at)),
    ...alarmStates(alarms),
    { name: 'alarm mail', found: mail, repair: silence },
  ];
}

function atDiscord(
  { application, commands }: NonNullable<Examined['discord']>,
  { stack }: Examined,
  at: string,
): Finding[] {
  const isKey = stack.publicKey?.toLowerCase() === application.verify_key.toLowerCase();
  const entered = application.interactions_endpoint_url ?? null;
  const isAddress = entered !== null && (entered === stack.urls.url || entered === stack.urls.api);
  const { outdated, former, foreign } = compareCommands(commands);
  const wrong = [...outdated, ...former, ...foreign];
  return [
    {
      name: 'key',
      found: isKey ? `${stack.publicKey}` : `${stack.publicKey} deployed, ${application.verify_key} at Discord`,
      repair: isKey ? null : `DISCORD_PUBLIC_KEY=${application.verify_key} npm run deploy ${at}`,
    },
    {
      name: 'endpoint',
      found: isAddress ? entered : `${entered ?? 'none'} at Discord, ${addressOf(stack, stack.open)} deployed`,
      repair: isAddress ? null : `npm run setup ${at}${entered === null ? '' : ' --replace'}`,
    },
    {
      name: 'commands',
      found:
        wrong.length === 0 ? `${commands.length} registered` : `other than those of this code: ${wrong.join(', ')}`,
      repair: wrong.length === 0 ? null : 'npm run register',
    },
  ];
}

function liveVersion({ functionName, current, shares }: DeployedVersions, parts: StackParts, at: string): Finding {
  const deployed = parts.versions.get(functionName);
  const moving = Object.keys(shares);
  const found =
    moving.length > 0 ? `version ${current}, traffic is moving to ${moving.join(', ')}` : `version ${current}`;
  if (deployed === current || moving.length > 0) return { name: functionName, found, repair: null };
  return {
    name: functionName,
    found: `${found} is live, ${deployed ?? 'none'} was deployed last: rolled back`,
    repair: `npm run deploy ${at}`,
  };
}

function alarmStates(alarms: readonly Alarm[]): Finding[] {
  if (alarms.length === 0) return [{ name: 'alarms', found: 'none', repair: 'npm run deploy' }];
  const ringing = alarms.filter(({ state }) => state === 'ALARM');
  if (ringing.length === 0) return [{ name: 'alarms', found: `${alarms.length}, none rings`, repair: null }];
  return ringing.map(({ name }) => ({
    name: 'alarm',
    found: `${name} rings`,
    repair: 'docs/operations.md, When an alarm rings',
  }));
}

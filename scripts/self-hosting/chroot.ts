import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Debian in a folder, in which commands run as root. */
export interface Chroot {
  root: string;
  /** Runs a shell script, which stops at its first failure. Returns its output. Throws if the script fails. */
  run(script: string, env?: Record<string, string>): string;
  close(): void;
}

/** Certificates that this machine trusts in addition, for networks with their own authority. */
const AUTHORITIES = '/usr/local/share/authorities.pem';

/** Replaces systemd, which does not run in a chroot: starts and stops the units' commands. */
const SYSTEMCTL = `#!/bin/bash
set -e
unit() { sed -n "s/^$1=//p" /etc/systemd/system/wyrmdeep.service; }
stop() {
  [ -f /run/wyrmdeep.pid ] || return 0
  kill -TERM "$(cat /run/wyrmdeep.pid)" 2>/dev/null || true
  while kill -0 "$(cat /run/wyrmdeep.pid)" 2>/dev/null; do sleep 0.1; done
  rm /run/wyrmdeep.pid
}
start() {
  install -d -o wyrmdeep -g wyrmdeep -m 700 "/var/lib/$(unit StateDirectory)"
  env -i PATH="$PATH" $(cat "$(unit EnvironmentFile)") $(unit Environment) \\
    setpriv --reuid="$(unit User)" --regid="$(unit User)" --clear-groups $(unit ExecStart) >> /var/log/wyrmdeep.log 2>&1 < /dev/null &
  echo $! > /run/wyrmdeep.pid
  for _ in $(seq 300); do curl -sf http://127.0.0.1:3000/healthz > /dev/null && return 0; sleep 0.1; done
  cat /var/log/wyrmdeep.log; exit 1
}
case "$*" in
  *caddy*) caddy start --config /etc/caddy/Caddyfile > /var/log/caddy.log 2>&1 ;;
  "stop wyrmdeep") stop ;;
  "restart wyrmdeep") stop; start ;;
  "start wyrmdeep" | "enable --now wyrmdeep"*) start ;;
esac
`;

/** Prepares a Debian that `debootstrap` has made in a folder. Needs the rights of root. */
export function openChroot(root: string): Chroot {
  const mounts = ['proc', 'dev'].map((name) => join(root, name));
  for (const folder of mounts) mkdirSync(folder, { recursive: true });
  call('mount', ['-t', 'proc', 'proc', mounts[0] as string]);
  call('mount', ['--rbind', '/dev', mounts[1] as string]);
  call('mount', ['--make-rslave', mounts[1] as string]);
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  writeFileSync(join(root, 'usr/local/bin/systemctl'), SYSTEMCTL, { mode: 0o755 });
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) copyFileSync(authorities, join(root, AUTHORITIES));
  const env = {
    ...(authorities ? { NODE_EXTRA_CA_CERTS: AUTHORITIES } : {}),
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LC_ALL: 'C.UTF-8',
  };
  return {
    root,
    run: (script, more = {}) =>
      call('chroot', [root, 'bash', '-exo', 'pipefail', '-c', script], {
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive', ...more },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    close() {
      for (const folder of mounts.toReversed()) spawnSync('umount', ['--recursive', '--lazy', folder]);
    },
  };
}

/** Runs a command and returns its output, which it also prints. Throws if the command fails. */
export function call(command: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  process.stdout.write(String(stdout ?? ''));
  if (status === 0) return String(stdout);
  throw new Error(`${command} ${args.join(' ').slice(0, 300)} ended with ${status}: ${String(stderr ?? '')}`);
}

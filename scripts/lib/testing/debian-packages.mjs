import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { log } from '../log.mjs';

const apt = (args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

export const canInstallDebianPackages = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Returns whether the packages are installed now. */
export function installDebianPackages(names, { canUpdate = true } = {}) {
  if (!canInstallDebianPackages()) return false;
  log(`Installing ${names.join(', ')} (Debian packages) …`);
  const install = () => apt(['install', '-y', '--no-install-recommends', ...names]);
  if (install().status === 0) return true;
  if (!canUpdate) return false;
  apt(['update']);
  const second = install();
  if (second.status !== 0) log(second.stderr.trim().split('\n').at(-1));
  return second.status === 0;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const apt = (args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** True if the packages are there afterwards. Only where it can be done without asking: as root. */
export function installDebianPackages(names, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${names.join(', ')} (Debian packages) …`);
  const install = () => apt(['install', '-y', '--no-install-recommends', ...names]);
  if (install().status === 0) return true;
  apt(['update']);
  const second = install();
  if (second.status !== 0) say(second.stderr.trim().split('\n').at(-1));
  return second.status === 0;
}

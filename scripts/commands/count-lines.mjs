import { execFileSync } from 'node:child_process';
import { root } from '../lib/root.mjs';

/** Prints the lines of source of each workspace at a commit. Tests, and what only tests need, do not count. */
const [commit = 'HEAD'] = process.argv.slice(2);
const SOURCE = /^(?:(?:apps|packages)\/[^/]+|scripts)\/.*\.(?:ts|tsx|mjs|css)$/;
const TESTS = /\.(?:test|spec)\.|\/testing\/|^scripts\/(?:torture|topology)\//;

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 });

const lines = {};
// Each row: `<commit>:<path>:<number of lines>`
for (const row of git('grep', '-c', '', commit, '--', 'apps', 'packages', 'scripts').split('\n')) {
  const [, path, count] = /^[^:]*:(.*):(\d+)$/.exec(row) ?? [];
  if (!path || !SOURCE.test(path) || TESTS.test(path)) continue;
  const workspace = path.startsWith('scripts/') ? 'scripts' : path.split('/').slice(0, 2).join('/');
  lines[workspace] = (lines[workspace] ?? 0) + Number(count);
}
const total = Object.values(lines).reduce((sum, count) => sum + count, 0);
console.table({ ...lines, total });

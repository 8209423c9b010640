import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Lists the files whose content a tool has not yet accepted with the same settings. `markChecked` remembers all current
 * files as accepted. Without Git, `files` is undefined.
 */
export function findUncheckedFiles(
  toolName,
  settings,
  { folder = root, cache = join(root, 'node_modules/.cache/checked') } = {},
) {
  const rules = digestOf(...settings.map((file) => readFileSync(join(folder, file))));
  const names = listFiles(folder);
  const digests = new Map(
    names.map((name) => [name, digestOf(rules, name, readFileSync(join(folder, name)))]),
  );
  const store = join(cache, `${toolName}.json`);
  const accepted = new Set(existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : []);
  return {
    files:
      names.length === 0
        ? undefined
        : [...digests].filter(([, digest]) => !accepted.has(digest)).map(([file]) => file),
    markChecked: () => {
      mkdirSync(cache, { recursive: true });
      writeFileSync(store, JSON.stringify([...digests.values()]));
    },
  };
}

/** What Git tracks or would track. */
function listFiles(folder) {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const isFile = (name) =>
    name !== '' && lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
  return [...new Set((stdout ?? '').split('\0'))].filter(isFile);
}

function digestOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update('\0').update(part);
  return hash.digest('base64');
}

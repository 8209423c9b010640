/**
 * Bundles the scripts for browsers: `node scripts/bundle-browser.mjs [folder]`, by default `build/browser`. Bundles that
 * are newer than all sources stay as they are.
 */
import { globSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'build/browser'));
const SCRIPTS = {
  control: 'src/browser/control.ts',
  frame: 'src/browser/frame/frame.ts',
  stripe: 'src/browser/stripe-js/stripe.ts',
};

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = globSync(['src/browser/**/*.ts', 'src/wire/*.ts'], { cwd: root });
const lastChange = Math.max(...sources.map((file) => changedAt(join(root, file))));

for (const [name, entry] of Object.entries(SCRIPTS)) {
  const file = join(folder, `${name}.js`);
  if (changedAt(file) > lastChange) continue;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ cwd: root, input: entry, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife' });
  mkdirSync(folder, { recursive: true });
  // Renamed into place, because another process may read the file just now.
  writeFileSync(`${file}.${process.pid}`, output[0].code);
  renameSync(`${file}.${process.pid}`, file);
}

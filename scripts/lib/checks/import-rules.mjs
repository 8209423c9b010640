import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { findUncheckedFiles } from './checked-files.mjs';
import { findCycle } from './find-cycle.mjs';

const CONFIG = '.dependency-cruiser.mjs';
const FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'torture'];
const CACHE = 'node_modules/.cache/checked';
const IMPORTS = join(CACHE, 'imports.json');
const REPORT = join(CACHE, 'cruise.json');

/** Beyond this number, reading everything is as fast, and the list may be too long for a command. */
const MOST_FILES = 500;

/**
 * A rule concerns one import, so only those of changed files are checked again. Only a cycle can have parts in several
 * files: what the unchanged ones import is remembered.
 */
export async function checkImports({ folder = root, folders = FOLDERS } = {}) {
  const { files, markChecked } = findUncheckedFiles('dependency-cruiser', settingsIn(folder), {
    folder,
    cache: join(folder, CACHE),
  });
  const known = readKnown(folder);
  const isModule = (file) => /\.[cm]?[jt]sx?$/.test(file) && folders.includes(file.split('/')[0]);
  const changed = files?.filter(isModule);
  const isPartial = known !== undefined && changed !== undefined && changed.length <= MOST_FILES;
  if (isPartial && changed.length === 0) return { code: 0, output: '' };
  const { code, output, report } = await cruise(
    folder,
    isPartial ? ['--max-depth=1', ...changed] : folders,
  );
  if (code !== 0) return { code, output };
  const found = importsOf(report.modules, isPartial && new Set(changed));
  const imports = isPartial ? new Map([...known, ...found]) : found;
  const violations = report.summary.violations.map(describe);
  const cycle = findCycle(imports);
  if (cycle) violations.push(`no-cycles: ${cycle.join(' → ')}\n  Imports point one way.`);
  if (violations.length > 0) return { code: 1, output: violations.join('\n') };
  writeFileSync(join(folder, IMPORTS), JSON.stringify([...imports]));
  markChecked();
  return { code: 0, output: '' };
}

/** The addresses of packages are in their `package.json`. */
const settingsIn = (folder) => [
  ...[CONFIG, 'package-lock.json'].filter((file) => existsSync(join(folder, file))),
  ...globSync('{apps,packages}/*/package.json', { cwd: folder }).sort(),
];

/** Undefined if one of the modules has gone, because others may still import it. */
function readKnown(folder) {
  const file = join(folder, IMPORTS);
  if (!existsSync(file)) return undefined;
  const known = new Map(JSON.parse(readFileSync(file, 'utf8')));
  return known.keys().every((module) => existsSync(join(folder, module))) ? known : undefined;
}

async function cruise(folder, places) {
  mkdirSync(join(folder, CACHE), { recursive: true });
  const result = await run(
    'depcruise',
    [`--config=${CONFIG}`, '--output-type=json', `--output-to=${REPORT}`, ...places],
    { quiet: true, cwd: folder },
  );
  if (result.code !== 0) return result;
  return { ...result, report: JSON.parse(readFileSync(join(folder, REPORT), 'utf8')) };
}

/** What our modules, or only some of them, import from each other. */
function importsOf(modules, only) {
  const isOwn = ({ source, coreModule, couldNotResolve }) =>
    !coreModule && !couldNotResolve && !source.includes('node_modules/');
  return new Map(
    modules
      .filter((module) => isOwn(module) && (!only || only.has(module.source)))
      .map(({ source, dependencies }) => [
        source,
        dependencies
          .map(({ resolved, ...dependency }) => ({ ...dependency, source: resolved }))
          .filter(isOwn)
          .map((dependency) => dependency.source),
      ]),
  );
}

const describe = ({ rule, comment, from, to }) =>
  `${rule.name}: ${from} → ${to}${comment ? `\n  ${comment}` : ''}`;

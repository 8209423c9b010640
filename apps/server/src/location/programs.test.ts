import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programFile, programs } from './programs.ts';
import { repositoryFile } from './repository.ts';

const SOURCES = repositoryFile('apps/server/src');
const sources = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', '**/testing/**'] });

it.each(Object.values(programs))('finds %s', (file) => {
  expect(sources).toContain(file);
});

it('runs the sources in development', () => {
  expect(programFile('render-worker')).toBe(`${SOURCES}/${programs['render-worker']}`);
});

it('is the only module that uses its own path, because the bundle is elsewhere', () => {
  const callers = sources.filter((file) =>
    readFileSync(`${SOURCES}/${file}`, 'utf8').includes('import.meta'),
  );
  expect(callers.sort()).toEqual(['location/programs.ts', 'location/repository.ts']);
});

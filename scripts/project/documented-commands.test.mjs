import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root }).filter(
  (path) => path !== 'CHANGELOG.md',
);

it('documents only commands that exist', () => {
  const named = documents.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => `${path}: ${name}`);
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((line) => !(line.split(': ')[1] in scripts))).toEqual([]);
});

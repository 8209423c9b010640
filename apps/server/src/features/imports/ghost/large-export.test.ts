import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const POSTS = 100;
const TEXT = `<p>${'A sentence about rivers, and naïve ones in a café. '.repeat(9_300)}</p>`;
const HEAP_MB = 32;

function* largeExport(): Iterable<string> {
  yield '{"db":[{"meta":{"version":"5.0.0"},"data":{"posts":[';
  for (let id = 1; id <= POSTS; id += 1) {
    yield `${id > 1 ? ',' : ''}${JSON.stringify({ id, title: `Post ${id}`, html: TEXT })}`;
  }
  yield '],"tags":[{"id":1,"name":"Water"}]}}]}\n';
}

const READ = `
  const [path, module] = process.argv.slice(1);
  const { openGhostExport } = await import(module);
  const content = await openGhostExport(path);
  let [posts, characters] = [0, 0];
  for await (const { html } of content.posts()) [posts, characters] = [posts + 1, characters + html.length];
  console.log(JSON.stringify({ posts, characters, tags: content.rows('tags').length }));
`;

it(`reads an export of 50 MB with a heap of ${HEAP_MB} MB`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-ghost-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'export.json');
  await pipeline(Readable.from(largeExport()), createWriteStream(path));
  const module = import.meta.resolve('./read-export.ts');
  const options = [`--max-old-space-size=${HEAP_MB}`, '--input-type=module', '--eval', READ];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, path, module]);
  expect(JSON.parse(stdout)).toEqual({
    posts: POSTS,
    characters: POSTS * TEXT.length,
    tags: 1,
  });
});

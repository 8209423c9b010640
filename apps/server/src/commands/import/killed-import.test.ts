import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openDb } from '../../db/client.ts';
import { png, temporaryFolder } from '../../testing/imports/import-app.ts';
import { zipOf } from '../../testing/imports/zip.ts';
import { createPostgres, type TestPostgres } from '../../testing/test-postgres.ts';

const POSTS = 200;
const program = new URL('../import.ts', import.meta.url).pathname;

let folder: ReturnType<typeof temporaryFolder>;
let postgres: TestPostgres | undefined;
let db: Db | undefined;
beforeEach(async () => {
  folder = temporaryFolder();
  if (process.env.TEST_DB === 'postgres') {
    postgres = await createPostgres(process.env.TEST_TEMPLATE ?? 'template0');
  }
});
afterEach(async () => {
  await db?.close();
  db = undefined;
  await postgres?.drop();
  postgres = undefined;
  folder.remove();
});

/** `npm run import` in a process of its own, as an operator runs it. */
function start(...args: string[]): ChildProcess {
  const { PATH } = process.env;
  return spawn(process.execPath, [program, 'markdown', join(folder.path, 'texts.zip'), ...args], {
    env: {
      ...{ PATH, NODE_ENV: 'production', DATA_DIR: folder.path },
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function finish(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return printed;
}

async function writeTexts(): Promise<void> {
  const files: Record<string, string | Buffer> = { 'static/river.png': await png() };
  for (let index = 0; index < POSTS; index += 1) {
    const head = `title: Post ${index}\nslug: post-${index}\ndate: 2025-01-02\ntags: [rivers]`;
    files[`_posts/post-${index}.md`] = `---\n${head}\n---\n\n![A river](/river.png)\n\nText.\n`;
  }
  writeFileSync(join(folder.path, 'texts.zip'), zipOf(files));
}

async function count() {
  db ??= openDb({ dataDir: folder.path, databaseUrl: postgres?.url });
  const { queries } = db;
  const number = async (table: 'imported_entries' | 'content_versions' | 'files' | 'tags') =>
    Number(
      (
        await queries
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const posts = await queries
    .selectFrom('content_entries')
    .select('slug')
    .where('collection', '=', 'blog-posts')
    .execute();
  return {
    posts: posts.length,
    slugs: new Set(posts.map(({ slug }) => slug)).size,
    notes: await number('imported_entries'),
    versions: await number('content_versions'),
    files: await number('files'),
    tags: await number('tags'),
  };
}

it('continues after its process was killed, and doubles nothing', async () => {
  await writeTexts();
  const child = start();
  if (!child.stdout) throw new Error('There is no output');
  for await (const line of createInterface({ input: child.stdout })) {
    // The import says how far it is after each hundred.
    if (line === '100') child.kill('SIGKILL');
  }
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  const interrupted = await count();
  expect(interrupted.posts).toBeGreaterThanOrEqual(99);
  expect(interrupted.posts).toBeLessThan(POSTS);
  // A text and the note about it are written together.
  expect(interrupted.notes).toBe(interrupted.posts + interrupted.tags);

  const report = await finish(start());
  expect(report).toMatch(new RegExp(`blog-posts: ${POSTS - interrupted.posts} created`));
  const complete = { posts: POSTS, slugs: POSTS, notes: POSTS + 1, versions: POSTS + 1 };
  expect(await count()).toEqual({ ...complete, files: 1, tags: 1 });

  expect(await finish(start())).toContain(`blog-posts: ${POSTS} unchanged`);
  expect(await count()).toEqual({ ...complete, files: 1, tags: 1 });

  expect(await finish(start('--undo'))).toContain(`Removed ${POSTS + 1} entries, 1 pictures`);
  expect(await count()).toMatchObject({ posts: 0, notes: 0, files: 0 });
});

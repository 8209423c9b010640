import { join } from 'node:path';
import { expect, it } from 'vitest';
import { png, serve } from '../../../testing/imports/import-app.ts';
import { useImportFolder } from '../../../testing/imports/use-import-folder.ts';
import { item, meta, wordpressExport } from '../../../testing/imports/wordpress-export.ts';
import { ghostSource } from '../ghost/ghost-source.ts';
import { openGhostExport } from '../ghost/read-export.ts';
import { markdownSource } from '../markdown/markdown-source.ts';
import { wordpressSource } from '../wordpress/wordpress-source.ts';

const imports = useImportFolder();
const { write, redirectOf } = imports;
const storedFiles = () =>
  imports.site.service.db.queries.selectFrom('files').select(['ext', 'is_private']).execute();
const leftOut = (address: string) =>
  expect.objectContaining({
    kind: 'file',
    detail: `${address}: is not copied, because the text is not public`,
    places: ['Before'],
  });

const MINUTES = '/posts/board/minutes.txt';
const PHOTO = '/posts/board/photo.png';

async function writeBoard(attributes: string): Promise<void> {
  write('content/posts/board/minutes.txt', 'Secret minutes');
  write('content/posts/board/photo.png', await png());
  const body = `Before [again](${MINUTES}) and ![photo](${PHOTO})`;
  write('content/posts/board/index.md', `---\ntitle: Board\n${attributes}\n---\n${body}`);
}
const run = async (isDryRun = false) =>
  imports.site.run(await markdownSource(imports.path, 'site'), { isDryRun });

it.each([
  'date: 2024-01-01\ndraft: true',
  'date: 2024-01-01\nmembers_only: true',
  'date: 2999-01-01',
  'layout: post',
])('never publishes the files of a text that is not public: %j', async (attributes) => {
  await writeBoard(attributes);
  const dry = await run(true);
  const report = await run();
  expect(await storedFiles()).toEqual([{ ext: '.png', is_private: 0 }]);
  // The copy of the picture has an address that nobody can guess, as a picture that an editor uploads.
  expect(await redirectOf(MINUTES)).toBeUndefined();
  expect(await redirectOf(PHOTO)).toBeUndefined();
  for (const { entries, images, redirects } of [dry, report]) {
    expect(entries[0]?.losses).toContainEqual(leftOut(MINUTES));
    expect([images, redirects]).toEqual([1, report.redirects]);
  }
});

it('publishes the files of a text once it is published', async () => {
  await writeBoard('date: 2024-01-01\ndraft: true');
  await run();
  await writeBoard('date: 2024-01-01');
  const report = await run();
  expect(report.counts['blog-posts']).toEqual({ updated: 1 });
  expect(await redirectOf(MINUTES)).toMatch(/^\/uploads\/minutes_\w+\.txt$/);
  expect(await redirectOf(PHOTO)).toMatch(/^\/uploads\/photo_\w+\.png$/);
});

it('links a draft to the copy that a public text has', async () => {
  await writeBoard('date: 2024-01-01');
  await run();
  write('content/posts/draft.md', `---\ntitle: Draft\ndraft: true\n---\n[again](${MINUTES})`);
  const report = await run();
  expect(report.counts['blog-posts']).toEqual({ created: 1, unchanged: 1 });
  expect(report.entries).toEqual([]);
});

it('never publishes the files of a WordPress post that became a draft', async () => {
  const old = await serve((_request, response) => response.end('Secret minutes'));
  try {
    const address = `${old.url}/wp-content/uploads/minutes.txt`;
    const content = `<p>Before <a href="${address}">minutes</a></p>`;
    const more = meta('_members_access_role', 'editor');
    const text = wordpressExport(item({ id: 1, content, more }));
    const file = write('export.xml', text.replaceAll('https://old.example', old.url));
    const report = await imports.site.run(await wordpressSource([file]));
    expect(await storedFiles()).toEqual([]);
    expect(await redirectOf('/wp-content/uploads/minutes.txt')).toBeUndefined();
    expect(report.entries[0]?.losses).toContainEqual(leftOut(address));
  } finally {
    await old.close();
  }
});

it.each([
  ['public', [{ key: 'is_private', value: 'true' }]],
  ['paid', []],
])('never publishes the files of a Ghost text (%s, %j)', async (visibility, settings) => {
  write('content/files/minutes.txt', 'Secret minutes');
  write('content/images/photo.png', await png());
  const html = `<p>Before <a href="__GHOST_URL__/content/files/minutes.txt">minutes</a></p><img src="__GHOST_URL__/content/images/photo.png">`;
  const post = { id: 'p', title: 'One', slug: 'one', html, visibility };
  const posts = [{ ...post, status: 'published', published_at: 1e12 }];
  const file = write('export.json', JSON.stringify({ data: { posts, settings } }));
  const source = ghostSource(await openGhostExport(file), { media: join(imports.path, 'content') });
  await imports.site.run(source);
  expect((await storedFiles()).filter(({ ext }) => ext === '.txt')).toEqual(
    visibility === 'paid' ? [{ ext: '.txt', is_private: 1 }] : [],
  );
  expect(await redirectOf('/content/files/minutes.txt')).toBeUndefined();
  expect(await redirectOf('/content/images/photo.png')).toBeUndefined();
});

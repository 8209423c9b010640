import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ImportApp, openImportApp } from '../../../testing/imports/import-app.ts';
import type { ContentSource, IncomingDocument } from '../content-source.ts';
import { importDocuments } from './import-documents.ts';

let site: ImportApp;
beforeEach(async () => {
  site = await openImportApp();
});
afterEach(() => site.close());

const text = (collection: string, values: object = {}): IncomingDocument => ({
  collection,
  sourceId: '1',
  values: { title: 'One', slug: 'one', body: 'Text', ...values },
  publishedAt: '2024-01-01T00:00:00.000Z',
});
const forMembers = text('member-contents', { requiredPlan: 'any' });
const sourceOf = (document: IncomingDocument): ContentSource => ({
  name: 'test',
  documents: () => [document],
});
const publicSlugs = async () =>
  (await site.get('/api/blog-posts')).body.data.map(({ slug }: { slug: string }) => slug);

it('removes the public copy of a text that became member content', async () => {
  await site.run(sourceOf(text('blog-posts')));
  expect(await publicSlugs()).toContain('one');
  await site.run(sourceOf(forMembers));
  expect(await publicSlugs()).not.toContain('one');
});

it('removes it also if an import stopped before it could', async () => {
  await site.run(sourceOf(text('blog-posts')));
  // Mirrors write the text in the same way and remove no other copy.
  const options = { isDryRun: false, isMirror: true, locale: 'en', editorId: null };
  await importDocuments(site.context, sourceOf(forMembers), options);
  expect(await publicSlugs()).toContain('one');
  const report = await site.run(sourceOf(forMembers));
  expect(report.counts).toEqual({ 'member-contents': { unchanged: 1 } });
  expect(await publicSlugs()).not.toContain('one');
});

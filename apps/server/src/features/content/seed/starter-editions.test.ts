import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStarterEntries, type StarterEntry } from './read-starter-entries.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../content');
const COLLECTIONS = ['categories', 'tags', 'policies', 'blog-posts', 'member-contents'];

const read = async (edition: string) => {
  const lists = await Promise.all(
    COLLECTIONS.map((plural) => readStarterEntries(join(FOLDER, edition), plural)),
  );
  return lists.flat();
};
const slugs = (entries: readonly StarterEntry[]) =>
  entries.map(({ translationOf, slug }) => String(translationOf ?? slug)).sort();
const filesOf = ({ attachments = [] }: StarterEntry) =>
  (attachments as { file: string }[]).map(({ file }) => file);

describe.each(['de'])('the starter content in %s', (edition) => {
  it('translates every entry', async () => {
    expect(slugs(await read(edition))).toEqual(slugs(await read('.')));
  });

  it('translates every earlier edition, consultation, vote and pledge', async () => {
    const count = async (folder: string) => {
      const policies = await readStarterEntries(join(FOLDER, folder), 'policies');
      const others = await Promise.all(
        ['consultations', 'votes', 'pledges'].map((plural) =>
          readStarterEntries(join(FOLDER, folder), plural),
        ),
      );
      const numbers = policies.map(({ translationOf, slug, earlier = [], reason }) => [
        ...[String(translationOf ?? slug), (earlier as unknown[]).length, reason !== undefined],
      ]);
      return [numbers.sort(), others.map(({ length }) => length)];
    };
    expect(await count(edition)).toEqual(await count('.'));
  });

  it('has as many attachments as the English one, in the same language', async () => {
    const [own, english] = await Promise.all([read(edition), read('.')]);
    const files = own.flatMap(filesOf);
    expect(files).toHaveLength(english.flatMap(filesOf).length);
    const missing = files.filter((file) => !existsSync(join(FOLDER, edition, 'attachments', file)));
    expect(missing).toEqual([]);
  });

  it('respects the lengths that search engines show', async () => {
    for (const { seo, slug } of await read(edition)) {
      if (!seo) continue;
      const { metaTitle, metaDescription } = seo as Record<string, string>;
      expect(metaTitle?.length, String(slug)).toBeLessThanOrEqual(60);
      expect(metaDescription?.length, String(slug)).toBeLessThanOrEqual(155);
    }
  });
});

import { createCipheriv, scryptSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ImportApp,
  openImportApp,
  temporaryFolder,
} from '../../../testing/imports/import-app.ts';
import { tarOf } from '../../../testing/imports/tar.ts';
import { importDocuments } from '../documents/import-documents.ts';
import { undoImport } from '../undo-import.ts';
import { strapiExportSource } from './strapi-export-source.ts';
import { unpackExport } from './unpack-export.ts';

/** Made with Strapi's own tool: `npm run record-strapi` makes it again. */
const recorded = readFileSync(
  new URL('../../../testing/strapi/recorded/export.tar.gz', import.meta.url).pathname,
);
const KEY = 'a key';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const unpack = async (
  bytes: Uint8Array,
  options: Parameters<typeof unpackExport>[2] = {},
): Promise<string> => {
  const archive = join(folder.path, `archive-${Math.random()}`);
  const target = `${archive}-unpacked`;
  writeFileSync(archive, bytes);
  await unpackExport(archive, target, options);
  return target;
};

describe('an export of Strapi', () => {
  let site: ImportApp;
  beforeEach(async () => {
    site = await openImportApp();
    // Later times of publication would be plans.
    site.clock.now = new Date('2100-01-01T00:00:00.000Z');
  });
  afterEach(() => site.close());

  const run = async (options?: Parameters<typeof strapiExportSource>[1], isDryRun = false) => {
    const source = await strapiExportSource(await unpack(recorded), options);
    return importDocuments(site.context, source, { isDryRun, locale: 'en', editorId: null });
  };
  const read = async (path: string) => (await site.get(path, 'annual')).body.data;

  it('is imported with relations, pictures and attachments', async () => {
    const report = await run();
    expect(report.counts).toEqual({
      authors: { created: 1 },
      categories: { created: 1 },
      tags: { created: 2 },
      policies: { created: 1 },
      'blog-posts': { created: 3 },
      'member-contents': { created: 1 },
    });
    const posts = await read('/api/blog-posts?sort=title&populate=*');
    expect(posts).toMatchObject([
      {
        title: 'A river',
        author: { username: 'ada', slug: 'ada' },
        categories: [{ slug: 'water' }],
        tags: [{ slug: 'rivers' }, { slug: 'lakes' }],
        featuredImage: { alternativeText: 'A river', caption: 'The Severn', width: 320 },
        seo: { metaTitle: 'River' },
      },
      { title: 'Bare', author: null, featuredImage: null },
    ]);
    expect(posts[0].body).toMatch(/!\[It\]\(\/uploads\/river_\w+\.png\)/);
    const [text] = await read('/api/member-contents?populate=*');
    expect(text).toMatchObject({
      requiredPlan: 'premium',
      category: { slug: 'water' },
      attachments: [{ name: 'list.csv', caption: 'All of them' }],
    });
    expect(text.body).toContain('Not \\*bold\\* **but this**');
  });

  it('keeps drafts as drafts', async () => {
    await run();
    const drafts = await site.get('/api/blog-posts?status=draft&filters[slug]=secret', 'editor');
    expect(drafts.body.data).toMatchObject([{ title: 'Secret', publishedAt: null }]);
    expect(await read('/api/blog-posts?filters[slug]=secret')).toEqual([]);
  });

  it('can be repeated and undone', async () => {
    await run();
    const { counts } = await run();
    expect(counts['blog-posts']).toEqual({ unchanged: 3 });
    await undoImport(site.context, 'strapi-export', { editorId: null });
    expect(await read('/api/blog-posts')).toEqual([]);
  });

  it('writes nothing in a dry run', async () => {
    const { counts } = await run({}, true);
    expect(counts['blog-posts']).toEqual({ created: 3 });
    expect(await read('/api/blog-posts')).toEqual([]);
  });

  it('has one language of several', async () => {
    await run({ language: 'de' });
    expect(await read('/api/blog-posts')).toMatchObject([{ title: 'A river (de)' }]);
  });

  it('has the default language of Strapi, if it names one', async () => {
    const target = await unpack(recorded);
    const languages = async () => (await strapiExportSource(target)).languages;
    expect(await languages()).toEqual({ chosen: 'en', offered: ['en', 'de'] });
    const value = { id: 7, key: 'plugin_i18n_default_locale', value: 'de', type: 'string' };
    const lines = [{ type: 'core-store', value: { id: 6, key: 'other', value: {} } }];
    mkdirSync(join(target, 'configuration'));
    writeFileSync(
      join(target, 'configuration/configuration_00001.jsonl'),
      [...lines, { type: 'core-store', value }].map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(await languages()).toEqual({ chosen: 'de', offered: ['de', 'en'] });
    const chosen = await strapiExportSource(target, { language: 'en' });
    expect(chosen.languages).toMatchObject({ chosen: 'en' });
  });

  it('is refused in a language that it does not have', async () => {
    await expect(run({ language: 'fr' })).rejects.toThrow(
      'The export has no texts in fr. Its languages are: en, de.',
    );
  });

  it('may have no languages at all', async () => {
    const entity = { type: 'api::tag.tag', id: 1, data: { name: 'Rivers', slug: 'rivers' } };
    const path = 'entities/entities_00001.jsonl';
    const target = await unpack(tarOf([{ path, content: JSON.stringify(entity) }]));
    const source = await strapiExportSource(target, { language: 'fr' });
    expect([source.languages, source.total]).toEqual([undefined, 1]);
  });

  it('leads to files at the old address, if it is known', async () => {
    await run({ site: 'https://cms.example.org/' });
    const [post] = await read('/api/blog-posts?filters[slug]=a-river&populate=*');
    expect(post.body).toContain('[the list](https://cms.example.org/uploads/list_');
    expect(post.featuredImage).toMatchObject({ width: 320 });
  });
});

describe('an archive of Strapi', () => {
  const tar = gunzipSync(recorded);
  const encrypt = (bytes: Uint8Array) => {
    const cipher = createCipheriv('aes-128-ecb', scryptSync(KEY, '', 16), null);
    return Buffer.concat([cipher.update(bytes), cipher.final()]);
  };

  it.each([
    ['.tar', tar, undefined],
    ['.tar.gz', recorded, undefined],
    ['.tar.enc', encrypt(tar), KEY],
    ['.tar.gz.enc', encrypt(recorded), KEY],
  ] as const)('is unpacked: %s', async (_, bytes, key) => {
    const target = await unpack(bytes, { key });
    expect(existsSync(join(target, 'entities/entities_00001.jsonl'))).toBe(true);
    expect(existsSync(join(target, 'metadata.json'))).toBe(true);
  });

  it('needs the right key if it is encrypted', async () => {
    await expect(unpack(encrypt(recorded))).rejects.toThrow('--key');
    await expect(unpack(encrypt(recorded), { key: 'wrong' })).rejects.toThrow('Check the key');
    await expect(unpack(Buffer.from('nonsense'))).rejects.toThrow('not an export of Strapi');
  });

  it.each(['../outside', '/etc/outside', 'a/../../outside', 'C:/outside'])(
    'cannot write to %s',
    async (path) => {
      await expect(unpack(tarOf([{ path, content: 'x' }]))).rejects.toThrow('unsafe path');
      expect(existsSync(join(folder.path, 'outside'))).toBe(false);
    },
  );

  it('has long paths in the dialects of POSIX and GNU', async () => {
    const path = `entities/${'a'.repeat(150)}/b.jsonl`;
    for (const dialect of ['posix', 'gnu'] as const) {
      const target = await unpack(tarOf([{ path, content: 'x' }], dialect));
      expect(readFileSync(join(target, path), 'utf8')).toBe('x');
    }
    const outside = [{ path: `${'a/'.repeat(80)}${'../'.repeat(90)}b`, content: 'x' }];
    await expect(unpack(tarOf(outside, 'gnu'))).rejects.toThrow('unsafe path');
  });

  it('has no links', async () => {
    const target = await unpack(tarOf([{ path: 'link', content: '', type: '2' }]));
    expect(existsSync(join(target, 'link'))).toBe(false);
  });

  it('is refused if it is a bomb', async () => {
    const limits = { maxFiles: 3, maxBytes: 1_000_000 };
    const large = gzipSync(tarOf([{ path: 'a', content: '0'.repeat(2_000_000) }]));
    await expect(unpack(large, { limits })).rejects.toThrow('too large');
    const many = tarOf(['a', 'b', 'c', 'd'].map((path) => ({ path, content: '' })));
    await expect(unpack(many, { limits })).rejects.toThrow('more than 3 files');
    const twice = tarOf(['a', 'a'].map((path) => ({ path, content: '' })));
    await expect(unpack(twice)).rejects.toThrow('a file twice');
  });

  it('is refused if it was cut off or damaged', async () => {
    await expect(unpack(recorded.subarray(0, 4_000))).rejects.toThrow('damaged');
    await expect(unpack(tar.subarray(0, 10_000))).rejects.toThrow('damaged');
    await expect(unpack(tar.subarray(0, 512 * 2))).rejects.toThrow('damaged');
    const changed = Buffer.from(tar);
    changed[0] = 0x41;
    await expect(unpack(changed)).rejects.toThrow('damaged');
  });

  it('is refused if it is something else', async () => {
    const other = await unpack(tarOf([{ path: 'readme.txt', content: 'x' }]));
    await expect(strapiExportSource(other)).rejects.toThrow('no entities');
    const broken = await unpack(tarOf([{ path: 'entities/entities_1.jsonl', content: '{' }]));
    await expect(strapiExportSource(broken)).rejects.toThrow('invalid JSON');
  });
});

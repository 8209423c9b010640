import { createCipheriv, scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ghostExport } from '../../testing/imports/ghost-export.ts';
import {
  type ImportApp,
  openImportApp,
  temporaryFolder,
} from '../../testing/imports/import-app.ts';
import { zipOf } from '../../testing/imports/zip.ts';
import { readImportArguments } from './read-arguments.ts';
import { runImport } from './run-import.ts';

let site: ImportApp;
let folder: ReturnType<typeof temporaryFolder>;
let printed: string;
beforeEach(async () => {
  site = await openImportApp();
  folder = temporaryFolder();
  printed = '';
  writeFileSync(join(folder.path, 'export.json'), JSON.stringify(ghostExport));
});
afterEach(async () => {
  await site.close();
  folder.remove();
});

const run = (...options: string[]): Promise<string> =>
  runArguments(['ghost', join(folder.path, 'export.json'), ...options]);

async function runArguments(given: readonly string[]): Promise<string> {
  const request = readImportArguments(given);
  if (request === 'help') throw new Error('asked for help');
  printed = '';
  await runImport(site.context, request, {
    actor: { kind: 'terminal', user: 'ops', host: 'box' },
    print: (text) => {
      printed += `${text}\n`;
    },
    makeFormats: async () => {},
  });
  return printed;
}
const actions = async () =>
  (await site.service.db.queries.selectFrom('audit_log').select(['action', 'after']).execute()).map(
    ({ action }) => action,
  );

describe('npm run import', () => {
  it('reports, writes and undoes, and records the last two', async () => {
    const dry = await run('--dry-run');
    expect(dry).toContain('blog-posts: 4 created');
    expect(dry).toContain('pictures to copy: 1');
    expect(dry).toContain('Nothing was written.');
    expect(await actions()).toEqual([]);
    const report = join(folder.path, 'report.json');
    expect(await run('--report', report)).toContain('embedded content became a link: https://');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ source: 'ghost' });
    expect(await run('--undo')).toContain('Removed 8 entries, 0 pictures and 10 redirects.');
    expect(await actions()).toEqual(['site.import', 'site.undo_import']);
  });

  it('is in the history of the studio, and so is its removal', async () => {
    const history = async () =>
      (
        await site.service.db.queries.selectFrom('import_jobs').selectAll().orderBy('id').execute()
      ).map(({ summary, ...row }) => ({ ...row, counts: JSON.parse(summary ?? 'null')?.counts }));
    await run('--dry-run');
    expect(await history()).toEqual([]);
    await run();
    const started = { format: 'ghost', file_name: 'export.json', source: 'ghost' };
    const by = { created_by: null, created_by_name: 'ops@box' };
    expect(await history()).toMatchObject([
      {
        ...{ ...started, ...by, state: 'imported', error: null },
        counts: { 'blog-posts': { created: 4 } },
        remarks: expect.stringContaining('A well-tended commons'),
        finished_at: expect.any(String),
      },
    ]);
    await run('--undo');
    expect(await history()).toMatchObject([
      { state: 'undone', undo_report: expect.stringContaining('"removed":8') },
    ]);
  });

  it('stays in the history if it is interrupted, until it is continued', async () => {
    const states = async () =>
      await site.service.db.queries.selectFrom('import_jobs').select(['state', 'error']).execute();
    const request = readImportArguments(['ghost', join(folder.path, 'export.json')]);
    if (request === 'help') throw new Error('asked for help');
    const stopping = new AbortController();
    const interrupted = runImport(site.context, request, {
      actor: { kind: 'terminal', user: 'ops', host: 'box' },
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
      print: () => {},
      makeFormats: async () => {},
    });
    await expect(interrupted).rejects.toThrow('aborted');
    expect(await states()).toEqual([
      { state: 'failed', error: 'It is still running in a terminal, or was interrupted there.' },
    ]);
    await run();
    expect(await states()).toEqual([{ state: 'imported', error: null }]);
  });

  it('imports an export of Strapi, also an encrypted one', async () => {
    const path = '../../testing/strapi/recorded/export.tar.gz';
    const archive = readFileSync(new URL(path, import.meta.url).pathname);
    const cipher = createCipheriv('aes-128-ecb', scryptSync('a key', '', 16), null);
    const encrypted = Buffer.concat([cipher.update(archive), cipher.final()]);
    const runStrapi = async (name: string, content: Buffer, ...options: string[]) => {
      const file = join(folder.path, name);
      writeFileSync(file, content);
      return runArguments(['strapi', file, ...options]);
    };
    const dry = await runStrapi('a.tar.gz', archive, '--dry-run');
    expect(dry).toContain('several languages (en, de). Only texts in en are imported');
    expect(dry).toContain('blog-posts: 3 created');
    await expect(runStrapi('a.tar.gz', archive, '--language', 'fr')).rejects.toThrow('en, de');
    await expect(runStrapi('a.tar.gz.enc', encrypted)).rejects.toThrow('--key');
    const report = await runStrapi('a.tar.gz.enc', encrypted, '--key', 'a key');
    expect(report).toContain('member-contents: 1 created');
  });

  it('unpacks an archive for the time of the import', async () => {
    const file = join(folder.path, 'letters.zip');
    const row = '12.a-river,2024-05-01T10:00:00.000Z,true,newsletter,everyone,A river';
    const files = {
      'posts.csv': `post_id,post_date,is_published,type,audience,title\n${row}\n`,
      'posts/12.a-river.html': '<p>Text</p>',
    };
    writeFileSync(file, zipOf(files));
    const request = readImportArguments(['substack', file, '--dry-run']);
    if (request === 'help') throw new Error('asked for help');
    await runImport(site.context, request, {
      actor: { kind: 'terminal', user: 'ops', host: 'box' },
      print: (text) => {
        printed += text;
      },
      makeFormats: async () => {},
    });
    expect(printed).toContain('blog-posts: 1 created');
  });

  it('does not let a text control the terminal', async () => {
    const copy = structuredClone(ghostExport);
    for (const post of copy.db[0]?.data.posts ?? []) post.title = `a\u001b[2Jb`;
    writeFileSync(join(folder.path, 'export.json'), JSON.stringify(copy));
    expect(await run('--dry-run')).not.toContain('\u001b');
  });

  it('refuses a language that the site does not have', async () => {
    await expect(run('--language', 'de')).rejects.toThrow('This site has no texts in de');
  });

  it('refuses a file that is not an export', async () => {
    writeFileSync(join(folder.path, 'export.json'), '{"db": [');
    await expect(run()).rejects.toThrow('is not valid JSON');
  });
});

describe('the arguments', () => {
  it.each([[], ['--help'], ['help']])('%j ask for help', (...args) => {
    expect(readImportArguments(args)).toBe('help');
  });

  it.each([
    [['blogger', 'x'], 'Unknown format "blogger"'],
    [['ghost'], 'Name what to import'],
    [['ghost', 'a', 'b'], 'Unexpected argument "b"'],
    [['ghost', 'a', '--site', 'ftp://x'], '--site must be an address'],
    [['ghost', 'a', '--pages', 'maybe'], 'Unknown --pages "maybe"'],
    [['ghost', 'a', '--nonsense'], "Unknown option '--nonsense'"],
  ])('%j are refused', (args, message) => {
    expect(() => readImportArguments(args)).toThrow(message);
  });
});

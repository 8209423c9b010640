import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useImportFolder } from '../../../testing/imports/use-import-folder.ts';
import { ghostSource } from './ghost-source.ts';
import { openGhostExport } from './read-export.ts';

const PDF = '%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\n';
const MP3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);

const HTML = `<p>Before.</p><div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/2026/11/report.pdf"><div class="kg-file-card-title">The report</div><div class="kg-file-card-caption">All of it</div></a></div>
  <div class="kg-card kg-audio-card"><audio src="__GHOST_URL__/content/media/2026/11/song.mp3"></audio><div class="kg-audio-title">Our song</div></div>
  <p><a href="__GHOST_URL__/content/files/notes.docx">Notes</a> and <a href="https://elsewhere.example/content/files/a.pdf">theirs</a></p>`;

const imports = useImportFolder();
const { write, redirectOf } = imports;
beforeEach(() => {
  write('content/files/2026/11/report.pdf', Buffer.from(PDF, 'latin1'));
  write('content/media/2026/11/song.mp3', MP3);
  write('content/files/notes.docx', 'not a document');
});

async function run(visibility: string) {
  const post = { id: 'p', title: 'One', slug: 'one', html: HTML, visibility };
  const times = { status: 'published', published_at: 1e12 };
  write('export.json', JSON.stringify({ data: { posts: [{ ...post, ...times }] } }));
  const content = await openGhostExport(join(imports.path, 'export.json'));
  return imports.site.run(ghostSource(content, { media: join(imports.path, 'content') }));
}
const files = () =>
  imports.site.service.db.queries.selectFrom('files').selectAll().orderBy('ext').execute();
const notCopied = {
  kind: 'file',
  detail: '/content/files/notes.docx: has a type that cannot be stored',
  places: [expect.stringMatching(/mp3\)$/)],
};

describe('documents and recordings of Ghost', () => {
  it('that a public text links to are copied, and their old addresses redirect', async () => {
    const report = await run('public');
    const [song, pdf] = await files();
    const { body } = (await imports.site.get('/api/blog-posts?filters[slug]=one')).body.data[0];
    expect(body.split('\n\n')).toEqual([
      'Before.',
      `[The report](${pdf?.url})`,
      'All of it',
      `[Our song](${song?.url})`,
      '[Notes](/content/files/notes.docx) and [theirs](https://elsewhere.example/content/files/a.pdf)',
    ]);
    expect(pdf).toMatchObject({ is_private: 0, mime: 'application/pdf', name: 'report.pdf' });
    expect(pdf?.url).toMatch(/^\/uploads\/report_\w+\.pdf$/);
    expect(await redirectOf('/content/files/2026/11/report.pdf')).toBe(pdf?.url);
    expect(report.entries[0]?.losses).toContainEqual(notCopied);
    expect((await run('public')).counts).toEqual({ 'blog-posts': { unchanged: 1 } });
    expect(await imports.site.undo('ghost')).toMatchObject({ files: 2 });
    expect(await files()).toEqual([]);
  });

  it('of a text for members are attached to it, for its readers only', async () => {
    const report = await run('paid');
    expect((await files()).map(({ is_private }) => is_private)).toEqual([1, 1]);
    const path = '/api/member-contents?filters[slug]=one&populate=attachments';
    const { body, attachments } = (await imports.site.get(path, 'annual')).body.data[0];
    expect(attachments.map(({ name }: { name: string }) => name)).toEqual([
      'report.pdf',
      'song.mp3',
    ]);
    expect(body).toContain('Before.\n\nThe report\n\nAll of it\n\nOur song\n\n');
    expect(body).not.toContain('/uploads/');
    expect(report.entries[0]?.losses).toContainEqual(
      expect.objectContaining({
        kind: 'file',
        detail: '/content/files/notes.docx: has a type that cannot be attached',
      }),
    );
  });
});

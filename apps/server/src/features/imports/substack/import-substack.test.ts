import { describe, expect, it } from 'vitest';
import { png, serve } from '../../../testing/imports/import-app.ts';
import { useImportFolder } from '../../../testing/imports/use-import-folder.ts';
import { originalPicture } from './read-post.ts';
import { substackSource } from './substack-source.ts';

const imports = useImportFolder();
const { redirectOf } = imports;

const HEADER = 'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle\n';
const write = (rows: string, html: Record<string, string> = {}) => {
  imports.write('posts.csv', HEADER + rows);
  for (const [id, text] of Object.entries(html)) {
    imports.write(`posts/${id}.html`, text);
  }
  return substackSource(imports.path, 'export');
};
const get = async (plural: string, slug: string) =>
  (await imports.site.get(`/api/${plural}?filters[slug]=${slug}`, 'annual')).body.data[0];

describe('an import from Substack', () => {
  it('writes posts with their access, times, pictures and old addresses', async () => {
    const picture = await png();
    const old = await serve((_, response) => response.end(picture));
    const html = `<p>Hello &amp; welcome.</p><div class="subscription-widget-wrap"><form></form></div>
      <div class="paywall-jump"></div><img src="${old.url}/a.png" alt="A river">`;
    const source = await write(
      '12.a-river,2024-05-01T10:00:00.000Z,true,,newsletter,everyone,"A ""river"", again",In short\n' +
        '13.for-payers,2024-05-02T10:00:00.000Z,true,,newsletter,only_paid,For payers,\n' +
        '14.draft,,false,,newsletter,everyone,Draft,\n' +
        '15.chat,2024-05-02T10:00:00.000Z,true,,thread,everyone,A chat,\n',
      { '12.a-river': html, '13.for-payers': '<p>Paid</p>', '14.draft': '<p>Later</p>' },
    );
    expect(source).toMatchObject({ name: 'substack:export', total: 4 });
    const report = await imports.site.run(source);
    await old.close();
    expect(report.counts).toEqual({
      'blog-posts': { created: 2, failed: 1 },
      'member-contents': { created: 1 },
    });
    const post = await get('blog-posts', 'a-river');
    expect(post).toMatchObject({
      title: 'A "river", again',
      excerpt: 'In short',
      publishedAt: '2024-05-01T10:00:00.000Z',
    });
    expect(post.body).toMatch(/^Hello & welcome\.\n\n!\[A river\]\(\/uploads\//);
    expect(await get('member-contents', 'for-payers')).toMatchObject({ requiredPlan: 'any' });
    expect(await redirectOf('/p/a-river')).toBe('/blog/a-river');
    expect(await redirectOf('/feed')).toBe('/feed.xml');
    expect(await redirectOf('/archive')).toBe('/blog');
    expect(report.entries).toContainEqual(
      expect.objectContaining({ title: 'A chat', failure: 'this site has no thread' }),
    );
    expect(report.entries[0]?.losses).toEqual([
      { kind: 'form', detail: 'subscription form', places: ['Hello & welcome.'] },
      {
        kind: 'access',
        detail: 'everyone could read the text up to here',
        places: ['Hello & welcome.'],
      },
    ]);
  });

  it.each([
    ['everyone', 'blog-posts', undefined, []],
    ['only_free', 'member-contents', 'account', []],
    ['only_paid', 'member-contents', 'any', []],
    ['founding', 'member-contents', 'annual', ['founding → annual']],
    ['insiders', 'member-contents', 'annual', ['insiders → annual']],
    ['', 'member-contents', 'annual', ['unknown audience → annual']],
  ])('opens a post for "%s" in %s', async (audience, plural, requiredPlan, details) => {
    const row = `12.a,2024-05-01T10:00:00.000Z,true,,newsletter,${audience},A,\n`;
    const report = await imports.site.run(await write(row, { '12.a': '<p>Text</p>' }));
    expect((await get(plural, 'a')).requiredPlan).toBe(requiredPlan);
    const losses = report.entries.flatMap((entry) => entry.losses);
    expect(losses).toEqual(details.map((detail) => ({ kind: 'access', detail })));
  });

  it('does not read files outside of its folder', async () => {
    imports.write('secret.html', '<p>secret</p>');
    const row = '../secret,2024-05-01T10:00:00.000Z,true,,newsletter,everyone,Odd,\n';
    await imports.site.run(await write(row.replace('../secret', '../../secret')));
    expect(
      JSON.stringify((await imports.site.get('/api/blog-posts', 'editor')).body),
    ).not.toContain('secret</p>');
  });

  it('refuses other folders and damaged lists', async () => {
    await expect(substackSource(imports.path)).rejects.toThrow('has no posts.csv');
    imports.write('posts.csv', 'id,title\n1,x\n');
    await expect(substackSource(imports.path)).rejects.toThrow('no column post_id');
    await expect(write('12.a,"never closed\n')).rejects.toThrow('a quote is not closed');
  });
});

it.each([
  [
    'https://substackcdn.com/image/fetch/w_1456,c_limit/https%3A%2F%2Fbucket.s3.amazonaws.com%2Fpublic%2Fa.png',
    'https://bucket.s3.amazonaws.com/public/a.png',
  ],
  ['https://example.org/https%3A%2F%2Fa.test%2Fb.png', undefined],
  ['https://substackcdn.com/%E0%A4%A', undefined],
])('the original of %s is found', (address, original) => {
  expect(originalPicture(address)).toBe(original ?? address);
});

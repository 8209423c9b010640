import { beforeEach, describe, expect, it } from 'vitest';
import type { StrapiServer } from '../../../testing/strapi/strapi-server.ts';
import { useMirrorApp } from '../../../testing/strapi/use-mirror-app.ts';
import { DAY, MINUTE } from '../../../testing/test-clock.ts';
import { findOtherEditor } from '../find-other-editor.ts';

const mirror = useMirrorApp();

const pass = () => mirror.pass();
const nextPass = (milliseconds = 5 * MINUTE) => {
  mirror.site.clock.now = new Date(mirror.site.clock.now.getTime() + milliseconds);
  return pass();
};
const published = async (plural = 'blog-posts') =>
  (await mirror.site.get(`/api/${plural}?sort=slug`, 'annual')).body.data;
const drafts = async (plural = 'blog-posts') =>
  (await mirror.site.get(`/api/${plural}?status=draft&sort=slug`, 'editor')).body.data;
const versions = async () =>
  (await mirror.site.service.db.queries.selectFrom('content_versions').select('id').execute())
    .length;
const editorOf = (documentId: string) => {
  const collection = mirror.site.service.collections.find(({ plural }) => plural === 'blog-posts');
  if (!collection) throw new Error('There are no posts');
  return findOtherEditor({ url: mirror.strapi.url })(mirror.site.service.db.queries, {
    collection,
    documentId,
  });
};
const text = { title: 'A river', slug: 'a-river', body: 'As it is' };

describe.each([5, 4] as const)('a draft of a Strapi %i', (version) => {
  beforeEach(() => {
    mirror.strapi.version = version;
  });

  it('is copied, and no reader sees anything of it', async () => {
    mirror.strapi.saveDraft('blog-posts', { ...text, title: 'Secret plan', body: 'Hush' });
    mirror.strapi.saveDraft('policies', {
      title: 'Secret policy',
      slug: 'p',
      area: 'economic',
      body: '',
    });
    mirror.strapi.saveDraft('member-contents', {
      ...{ title: 'Secret text', slug: 't', body: 'Hush', requiredPlan: 'account' },
      attachments: [],
    });
    await pass();
    for (const plural of ['blog-posts', 'policies', 'member-contents']) {
      expect(await drafts(plural)).toMatchObject([
        { title: expect.stringContaining('Secret'), publishedAt: null },
      ]);
      expect(await published(plural)).toEqual([]);
    }
    const [{ documentId }] = await drafts();
    const paths = [
      ...['/api/search?q=secret', '/api/search?q=hush', '/feed.xml', '/sitemap.xml'],
      ...['/api/blog-posts?status=draft', '/api/blog-posts/a-river', '/api/policies?populate=*'],
      ...[`/api/blog-posts/${documentId}`, `/api/blog-posts/${documentId}?status=draft`],
      '/api/blog-posts/by-slug/a-river',
    ];
    for (const path of paths) {
      for (const role of [undefined, 'annual'] as const) {
        const { body } = await mirror.site.get(path, role);
        expect(JSON.stringify(body)).not.toMatch(/secret|hush/i);
      }
    }
    expect(await editorOf(documentId)).toContain(`${mirror.strapi.url}/admin/content-manager/`);
  });

  it('is published with its first publication', async () => {
    const draft = mirror.strapi.saveDraft('blog-posts', text);
    await pass();
    const [before] = await drafts();
    mirror.strapi.drafts['blog-posts'] = [];
    const publishedAt = '2026-01-06T09:00:00.000Z';
    mirror.strapi.add('blog-posts', { ...draft, title: 'Two rivers', publishedAt });
    await nextPass();
    expect(await published()).toMatchObject([
      { documentId: before.documentId, title: 'Two rivers', publishedAt },
    ]);
    expect(await drafts()).toMatchObject([{ title: 'Two rivers' }]);
  });

  it('is written again only once it has changed', async () => {
    const draft = mirror.strapi.saveDraft('blog-posts', text);
    mirror.strapi.add('blog-posts', { ...text, slug: 'live' });
    await pass();
    const before = await versions();
    mirror.strapi.requests.length = 0;
    await nextPass();
    expect(mirror.strapi.requests).toHaveLength(9);
    await nextPass(DAY);
    expect(await versions()).toBe(before);
    mirror.strapi.saveDraft('blog-posts', { ...text, id: draft.id, documentId: draft.documentId });
    await nextPass();
    // Saved in Strapi without a change.
    expect(await versions()).toBe(before);
    const { id, documentId } = draft;
    mirror.strapi.saveDraft('blog-posts', { ...text, id, documentId, body: 'Changed' });
    await nextPass();
    expect(await versions()).toBe(before + 1);
    expect((await drafts()).map(({ body }: { body: string }) => body)).toContain('Changed');
  });

  it('stays a draft here, and can be edited, once it is deleted in Strapi', async () => {
    mirror.strapi.saveDraft('blog-posts', text);
    await pass();
    const [{ documentId }] = await drafts();
    mirror.strapi.drafts['blog-posts'] = [];
    await nextPass();
    expect(await drafts()).toMatchObject([{ documentId }]);
    expect(await editorOf(documentId)).toBeUndefined();
  });

  it('takes the place of a text that was unpublished in Strapi', async () => {
    const post = mirror.strapi.add('blog-posts', text);
    await pass();
    const [{ documentId }] = await published();
    mirror.strapi.remove('blog-posts', post.documentId);
    const { id } = post;
    mirror.strapi.saveDraft('blog-posts', {
      ...text,
      id,
      documentId: post.documentId,
      title: 'Later',
    });
    await nextPass();
    expect(await published()).toEqual([]);
    expect(await drafts()).toMatchObject([{ documentId, title: 'Later', publishedAt: null }]);
    expect(await editorOf(documentId)).toContain('/admin/');
    mirror.strapi.drafts['blog-posts'] = [];
    mirror.strapi.add('blog-posts', {
      ...post,
      title: 'Again',
      updatedAt: '2026-02-01T00:00:00.000Z',
    });
    await nextPass();
    expect(await published()).toMatchObject([{ documentId, title: 'Again' }]);
  });

  it('does not stop the copy if the token may not read drafts', async () => {
    mirror.strapi.add('blog-posts', text);
    mirror.strapi.hidesDrafts = true;
    await pass();
    expect(await published()).toHaveLength(1);
  });
});

describe('changes of a published text that are not published yet', () => {
  const change = (values: object = { title: 'Changed', slug: 'changed' }) =>
    mirror.strapi.saveDraft('blog-posts', { ...text, documentId: post.documentId, ...values });
  let post: ReturnType<StrapiServer['add']>;
  beforeEach(async () => {
    post = mirror.strapi.add('blog-posts', text);
    await pass();
  });

  it('are copied to the draft, and the published text stays', async () => {
    change();
    await nextPass();
    expect(await published()).toMatchObject([{ title: 'A river', slug: 'a-river' }]);
    expect(await drafts()).toMatchObject([{ title: 'Changed', slug: 'changed' }]);
    expect((await mirror.site.get('/api/blog-posts/by-slug/changed')).status).toBe(404);
  });

  it('are published together with their publication', async () => {
    change();
    await nextPass();
    mirror.strapi.drafts['blog-posts'] = [];
    mirror.strapi.change('blog-posts', post.documentId, { title: 'Changed', slug: 'changed' });
    await nextPass();
    expect(await published()).toMatchObject([{ title: 'Changed', slug: 'changed' }]);
    const before = await versions();
    await nextPass(DAY);
    expect(await versions()).toBe(before);
  });

  it('are gone once they are discarded in Strapi', async () => {
    change();
    await nextPass();
    mirror.strapi.drafts['blog-posts'] = [];
    await nextPass();
    expect(await drafts()).toMatchObject([{ title: 'A river', slug: 'a-river' }]);
    expect(await published()).toMatchObject([{ title: 'A river' }]);
    mirror.strapi.requests.length = 0;
    await nextPass();
    expect(mirror.strapi.requests).toHaveLength(9);
  });

  it('stay when the published text changes beside them', async () => {
    change();
    await nextPass();
    mirror.strapi.change('blog-posts', post.documentId, { title: 'A lake' });
    await nextPass();
    expect(await published()).toMatchObject([{ title: 'A lake' }]);
    expect(await drafts()).toMatchObject([{ title: 'Changed' }]);
  });

  it('have remarks of their own', async () => {
    change({ body: '<p>x</p><iframe src="https://video.example/1"></iframe>' });
    await nextPass();
    const remarks = () =>
      mirror.site.service.db.queries.selectFrom('mirror_remarks').selectAll().execute();
    expect(await remarks()).toMatchObject([{ title: 'A river', outcome: 'updated' }]);
    mirror.strapi.drafts['blog-posts'] = [];
    await nextPass();
    expect(await remarks()).toEqual([]);
  });
});

import sharp from 'sharp';

const PICTURE = { width: 320, height: 200, channels: 3, background: '#28598c' };
const text = (value, marks = {}) => ({ type: 'text', text: value, ...marks });
const DRAFT = '?status=draft';

/** A text of the blocks editor with each kind of block. */
const blocks = (image) => [
  { type: 'heading', level: 2, children: [text('Why')] },
  {
    type: 'paragraph',
    children: [
      text('Not *bold* '),
      text('but this', { bold: true }),
      text(' and '),
      { type: 'link', url: 'https://example.org', children: [text('a link')] },
    ],
  },
  {
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: [text('One')] },
      {
        type: 'list',
        format: 'ordered',
        indentLevel: 1,
        children: [{ type: 'list-item', children: [text('Inner')] }],
      },
    ],
  },
  { type: 'quote', children: [text('Said')] },
  { type: 'code', children: [text('let a = 1;')] },
  { type: 'image', image, children: [text('')] },
];

/** Entries of each type: with everything, with nothing, in two languages, changed since their publication, and a draft. */
export async function fillStrapi(api) {
  const png = await sharp({ create: PICTURE }).png().toBuffer();
  const river = await api.upload(png, {
    ...{ name: 'river.png', type: 'image/png', alternativeText: 'A river', caption: 'The Severn' },
  });
  const list = await api.upload('a,b\n1,2\n', {
    ...{ name: 'list.csv', type: 'text/csv', caption: 'All of them' },
  });
  const ada = await api.create('authors', {
    ...{ name: 'Ada', username: 'ada', slug: 'ada', role: 'Editor', bio: 'Writes.' },
    avatar: river.id,
  });
  const water = await api.create('categories', {
    ...{ name: 'Water', slug: 'water', description: 'Rivers and lakes' },
    seo: { metaTitle: 'Water', metaDescription: 'About water', keywords: 'a,b' },
  });
  const rivers = await api.create('tags', { name: 'Rivers', slug: 'rivers' });
  const lakes = await api.create('tags', { name: 'Lakes', slug: 'lakes' });
  await api.create('policies', {
    ...{ title: 'Clean rivers', slug: 'clean-rivers', area: 'economic', summary: 'Short.' },
    ...{ body: 'Text', keyPoints: ['One', 'Two'], order: 2 },
  });
  const post = await api.create('blog-posts', {
    ...{ title: 'A river', slug: 'A_River', excerpt: 'Short.' },
    body: `Look: ![It](${river.url}) and [the list](${list.url}).\n\n**Bold** text.`,
    author: ada.documentId,
    categories: [water.documentId],
    tags: [rivers.documentId, lakes.documentId],
    featuredImage: river.id,
    seo: { metaTitle: 'River' },
  });
  const bare = { title: 'Bare', slug: 'bare', body: 'Nothing else' };
  const { documentId } = await api.create('blog-posts', bare);
  await api.asAdministrator('PUT', entryOf(documentId), { ...bare, title: 'Bare, changed' });
  await api.create(`blog-posts${DRAFT}`, { title: 'Secret', slug: 'secret', body: 'A draft' });
  await api.create('member-contents', {
    ...{ title: 'For members', slug: 'for-members', requiredPlan: 'premium' },
    body: blocks(river),
    author: ada.documentId,
    category: water.documentId,
    attachments: [list.id],
  });
  await addTranslation(api, post);
  return { post };
}

const entryOf = (documentId) =>
  `/content-manager/collection-types/api::blog-post.blog-post/${documentId}`;

async function addTranslation(api, { documentId }) {
  const entry = entryOf(documentId);
  const locale = '?locale=de';
  const language = { code: 'de', name: 'German (de)', isDefault: false };
  await api.asAdministrator('POST', '/i18n/locales', language);
  const values = { title: 'A river (de)', slug: 'a-river-de', body: 'In German' };
  await api.asAdministrator('PUT', `${entry}${locale}`, values);
  await api.asAdministrator('POST', `${entry}/actions/publish${locale}`, {});
}

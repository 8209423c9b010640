/** Our content types as Strapi declares them. Members' texts use the blocks editor, so that both editors are recorded. */
const string = { type: 'string' };
const text = { type: 'text' };
const name = { type: 'string', required: true };
const slug = (targetField) => ({ type: 'uid', targetField });
const image = { type: 'media', multiple: false, allowedTypes: ['images'] };
const seo = { type: 'component', component: 'shared.seo', repeatable: false };
const one = (target) => ({
  type: 'relation',
  relation: 'oneToOne',
  target: `api::${target}.${target}`,
});
const many = (target) => ({ ...one(target), relation: 'oneToMany' });
const plans = ['account', 'any', 'basic', 'premium', 'annual', 'gold'];

const post = { title: name, slug: slug('title'), excerpt: text, featuredImage: image, seo };

export const types = {
  author: {
    plural: 'authors',
    attributes: {
      ...{ name, username: name, slug: slug('name'), role: string, bio: text, avatar: image },
    },
  },
  category: {
    plural: 'categories',
    attributes: { name, slug: slug('name'), description: text, seo },
  },
  tag: { plural: 'tags', attributes: { name, slug: slug('name') } },
  policy: {
    plural: 'policies',
    hasDrafts: true,
    attributes: {
      title: name,
      slug: slug('title'),
      area: { type: 'enumeration', enum: ['economic', 'social', 'international', 'elsewhere'] },
      summary: text,
      body: { type: 'richtext' },
      keyPoints: { type: 'json' },
      order: { type: 'integer' },
      seo,
    },
  },
  'blog-post': {
    plural: 'blog-posts',
    hasDrafts: true,
    isLocalized: true,
    attributes: {
      ...post,
      body: { type: 'richtext' },
      author: one('author'),
      categories: many('category'),
      tags: many('tag'),
    },
  },
  'member-content': {
    plural: 'member-contents',
    hasDrafts: true,
    attributes: {
      ...post,
      body: { type: 'blocks' },
      requiredPlan: { type: 'enumeration', enum: plans },
      author: one('author'),
      category: one('category'),
      attachments: { type: 'media', multiple: true, allowedTypes: ['files', 'images'] },
    },
  },
};

export const seoComponent = {
  collectionName: 'components_shared_seo',
  info: { displayName: 'Seo' },
  options: {},
  attributes: { metaTitle: string, metaDescription: text, keywords: text },
};

const localized = { i18n: { localized: true } };

export const schemaOf = (singular, { plural, hasDrafts = false, isLocalized, attributes }) => ({
  kind: 'collectionType',
  collectionName: plural.replaceAll('-', '_'),
  info: { singularName: singular, pluralName: plural, displayName: singular },
  options: { draftAndPublish: hasDrafts },
  pluginOptions: isLocalized ? localized : {},
  attributes: isLocalized
    ? Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [
          key,
          { ...value, pluginOptions: localized },
        ]),
      )
    : attributes,
});

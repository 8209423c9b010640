import { z } from 'zod';

const texts = ['title', 'slug', 'body', 'seo', 'publishedAt'];
const posts = [...texts, 'excerpt', 'featuredImage', 'author'];

/** The fields of each type that may have another name in Strapi. */
const fields: Readonly<Record<string, readonly string[]>> = {
  authors: ['name', 'username', 'slug', 'role', 'bio', 'avatar'],
  categories: ['name', 'slug', 'description', 'seo'],
  tags: ['name', 'slug'],
  policies: [...texts, 'area', 'summary', 'keyPoints', 'order'],
  'blog-posts': [...posts, 'categories', 'tags'],
  'member-contents': [...posts, 'category', 'requiredPlan', 'attachments'],
};

/** The names that fields have in Strapi, by type and by the names that they have here. */
export type ContentMap = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PAIR = /^([a-z-]+)\.([A-Za-z]+)\s*=\s*([A-Za-z][\w-]{0,99})$/;

/** `blog-posts.title=headline, blog-posts.publishedAt=date` */
export const contentMap = z.string().transform((text, context): ContentMap => {
  const map: Record<string, Record<string, string>> = {};
  const names = text.split(',').map((pair) => pair.trim());
  for (const pair of names.filter((name) => name !== '')) {
    const [, type = '', field = '', name = ''] = PAIR.exec(pair) ?? [];
    const known = map[type] ?? {};
    const problem = findProblem({ pair, type, field, isTwice: field in known });
    if (problem) context.addIssue({ code: 'custom', message: problem });
    else map[type] = { ...known, [field]: name };
  }
  return map;
});

function findProblem(given: {
  pair: string;
  type: string;
  field: string;
  isTwice: boolean;
}): string | undefined {
  const { pair, type, field, isTwice } = given;
  if (type === '') {
    return `must be a list such as blog-posts.title=headline, not "${pair.slice(0, 100)}"`;
  }
  const known = Object.hasOwn(fields, type) ? fields[type] : undefined;
  if (!known) return `there is no type "${type}", only ${Object.keys(fields).join(', ')}`;
  if (!known.includes(field)) {
    return `${type} have no field "${field}", only ${known.join(', ')}`;
  }
  return isTwice ? `${type}.${field} is given twice` : undefined;
}

import { expect, it, vi } from 'vitest';
import { useMirrorApp } from '../strapi/use-mirror-app.ts';
import { MARK } from './hostile-texts.ts';
import { parsedHere } from './parsed-here.ts';

vi.mock('remark-parse', async (load) => {
  const { noticingPlugin } = await import('./parsed-here.ts');
  const { default: plugin } = await load<typeof import('remark-parse')>();
  return { default: noticingPlugin('remark-parse', plugin as never) };
});

const mirror = useMirrorApp();

it('copies texts without pictures and files of Strapi unparsed', async () => {
  const body = `${MARK} runs past [the town](/about) and [others](https://example.org).\n\n`;
  const values = { title: 'A river', slug: 'a-river', excerpt: null, body: body.repeat(60) };
  const related = { author: null, categories: [], tags: [], seo: null, featuredImage: null };
  mirror.strapi.add('blog-posts', { ...values, ...related });
  await mirror.pass({ imports: mirror.site.context });
  const parsed = [...parsedHere];
  expect((await mirror.site.get('/api/blog-posts')).body.data).toMatchObject([
    { body: values.body },
  ]);
  expect(parsed).toEqual([]);
});

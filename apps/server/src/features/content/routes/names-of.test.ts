import { expect, it } from 'vitest';
import { namesOf } from './names-of.ts';

it('names collections in sentences', () => {
  const authors = { plural: 'authors', singular: 'author' };
  const posts = { plural: 'blog-posts', singular: 'blog-post' };
  expect(namesOf(authors)).toEqual({ plural: 'authors', singular: 'an author' });
  expect(namesOf(posts)).toEqual({ plural: 'blog posts', singular: 'a blog post' });
});

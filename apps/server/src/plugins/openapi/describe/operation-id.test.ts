import { expect, it } from 'vitest';
import { operationIdOf } from './operation-id.ts';

it.each([
  ['GET', '/api/posts', 'getPosts'],
  ['PUT', '/api/posts/:id', 'putPostsById'],
  ['GET', '/api/votes/by-slug/:slug', 'getVotesBySlug'],
  ['POST', '/api/auth/forgot-password', 'postAuthForgotPassword'],
  ['GET', '/api/blog-posts/:id/next', 'getBlogPostsByIdNext'],
  ['GET', '/policies/:slug.pdf', 'getPoliciesBySlugPdf'],
])('%s %s is %s', (method, path, id) => {
  expect(operationIdOf(method, path)).toBe(id);
});

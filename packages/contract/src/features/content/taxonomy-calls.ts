import { defineCall } from '../../call.ts';
import { contentQuerySchema } from './content-query.ts';
import { listOf } from './entry.ts';
import { authorSchema, categorySchema, tagSchema } from './taxonomy.ts';

const READ_ERRORS = ['validation_failed', 'pagination_invalid', 'forbidden'] as const;

export const listCategories = defineCall({
  method: 'GET',
  path: '/api/categories',
  summary: 'Categories of blog posts',
  group: 'Content',
  access: 'public',
  query: contentQuerySchema,
  success: { status: 200, body: listOf(categorySchema) },
  errors: READ_ERRORS,
});

export const listTags = defineCall({
  method: 'GET',
  path: '/api/tags',
  summary: 'Tags of blog posts',
  group: 'Content',
  access: 'public',
  query: contentQuerySchema,
  success: { status: 200, body: listOf(tagSchema) },
  errors: READ_ERRORS,
});

export const listAuthors = defineCall({
  method: 'GET',
  path: '/api/authors',
  summary: 'Authors of posts and member content',
  group: 'Content',
  access: 'public',
  query: contentQuerySchema,
  success: { status: 200, body: listOf(authorSchema) },
  errors: READ_ERRORS,
});

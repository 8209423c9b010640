import { expect, it } from 'vitest';
import { z } from 'zod';
import { blogPosts } from '../../blog/index.ts';
import { writeSchema } from './write-schema.ts';

it('describes the fields that may be written', () => {
  const data = z.toJSONSchema(writeSchema(blogPosts)).properties?.data;
  const { properties: fields = {} } = typeof data === 'object' ? data : {};
  expect(fields.title).toEqual({ type: 'string', maxLength: 255 });
  expect(fields.author).toHaveProperty('description');
  expect(fields.publishedAt).toHaveProperty('format', 'date-time');
  expect(fields).not.toHaveProperty('readingMinutes');
});

it('leaves validation to the dialect', () => {
  expect(writeSchema(blogPosts).safeParse({ anything: 1 }).success).toBe(true);
});

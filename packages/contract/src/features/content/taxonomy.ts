import { z } from '../../zod.ts';
import { mediaFileSchema } from '../media/media-file.ts';
import { entryShape, seoSchema } from './entry.ts';

/** Relations and `seo` are only included if populated, so they are optional in all entries. */
export const authorSchema = z.object({
  ...entryShape,
  username: z.string(),
  name: z.string(),
  slug: z.string(),
  role: z.string().nullable(),
  bio: z.string().nullable(),
  avatar: mediaFileSchema.nullish(),
});

export const categorySchema = z.object({
  ...entryShape,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  seo: seoSchema.optional(),
});

export const tagSchema = z.object({ ...entryShape, name: z.string(), slug: z.string() });

export type Author = z.infer<typeof authorSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Tag = z.infer<typeof tagSchema>;

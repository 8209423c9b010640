import { z } from '../../zod.ts';

export const mediaFormatSchema = z.object({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** In kilobytes, with two decimals. */
  size: z.number(),
  url: z.string(),
});

/** The same image in a newer format, for `<source srcset>`. */
export const mediaSourceSchema = z.object({
  mime: z.enum(['image/avif', 'image/webp']),
  width: z.number().int(),
  height: z.number().int(),
  size: z.number(),
  url: z.string(),
});

/** The part of a picture that stays visible when it is cropped. */
export const focalPointSchema = z.object({
  /** From the left and from the top, as fractions. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});

export const mediaFormatNames = ['thumbnail', 'small', 'medium', 'large'] as const;

export const mediaFileSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  name: z.string(),
  alternativeText: z.string().nullable(),
  caption: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  formats: z.partialRecord(z.enum(mediaFormatNames), mediaFormatSchema).nullable(),
  sources: z.array(mediaSourceSchema).nullable(),
  focalPoint: focalPointSchema.nullable(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  size: z.number(),
  url: z.string(),
  previewUrl: z.string().nullable(),
  provider: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type MediaFile = z.infer<typeof mediaFileSchema>;
export type MediaFormat = z.infer<typeof mediaFormatSchema>;
export type MediaSource = z.infer<typeof mediaSourceSchema>;

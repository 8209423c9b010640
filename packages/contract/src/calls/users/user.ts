import { z } from 'zod';

const imageFormatSchema = z.object({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size: z.number(),
  url: z.string(),
});

const imageFormatsSchema = z.object({
  thumbnail: imageFormatSchema.optional(),
  small: imageFormatSchema.optional(),
  medium: imageFormatSchema.optional(),
  large: imageFormatSchema.optional(),
});

/** A member's picture: the media fields that a page needs. */
export const avatarSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  name: z.string(),
  alternativeText: z.string().nullable(),
  caption: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  formats: imageFormatsSchema.nullable(),
  hash: z.string(),
  ext: z.string().nullable(),
  mime: z.string(),
  size: z.number(),
  url: z.string(),
  previewUrl: z.string().nullable(),
  provider: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Avatar = z.infer<typeof avatarSchema>;

export const profileSchema = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  bio: z.string().nullable(),
  organisation: z.string().nullable(),
  avatar: avatarSchema.nullable(),
});

export type Profile = z.infer<typeof profileSchema>;

export const roleSchema = z.object({
  type: z.enum(['member', 'editor']),
  name: z.string(),
});

/** A user as the person themselves sees it. Nothing else about a user ever leaves the server. */
export const userSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  username: z.string(),
  email: z.string(),
  provider: z.literal('local'),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  role: roleSchema,
  profile: profileSchema,
  stripeCustomerId: z.string().nullable(),
  /** A JSON string holding `userData`; `readUserData` reads it. */
  metadata: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type User = z.infer<typeof userSchema>;

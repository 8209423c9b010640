import { roleNames } from '../../capabilities.ts';
import { z } from '../../zod.ts';
import { mediaFileSchema } from '../media/media-file.ts';

const profileSchema = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  bio: z.string().nullable(),
  organisation: z.string().nullable(),
  avatar: mediaFileSchema.nullable(),
});

export type Profile = z.infer<typeof profileSchema>;

const roleSchema = z.object({
  type: z.enum(roleNames),
  name: z.string(),
});

/** A user as seen by themselves: the only user data that leaves the server. */
export const userSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  username: z.string(),
  /** A placeholder if its owner has taken the address back; see `addressOrNull`. */
  email: z.string(),
  provider: z.literal('local'),
  /** Whether the user has used a link that was sent to the address. */
  confirmed: z.boolean(),
  blocked: z.boolean(),
  role: roleSchema,
  /**
   * When this person loses their staff rights unless they set up a second factor; null if that does
   * not apply.
   */
  factorDueAt: z.string().nullable(),
  profile: profileSchema,
  /** The language of mails; null means the site's default language. */
  language: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  /** A JSON string that contains `userData`; `readUserData` parses it. */
  metadata: z.string().nullable(),
  /** When the account was created on this site. */
  createdAt: z.string(),
  /** Earlier if the account was imported and the list said so. */
  memberSince: z.string(),
  updatedAt: z.string(),
});

export type User = z.infer<typeof userSchema>;

import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import type { StaffRole } from '../../capabilities.ts';
import { okSchema } from '../../ok.ts';
import { rowId } from '../../row-id.ts';
import { z } from '../../zod.ts';

/** What an API token may do: read what everybody can read, write drafts, or edit and publish. */
export const tokenAccesses = ['read', 'draft', 'edit'] as const;

export type TokenAccess = (typeof tokenAccesses)[number];

/** A token has the capabilities of this role, as long as the person it belongs to has them. */
export const tokenRoles = {
  read: null,
  draft: 'author',
  edit: 'editor',
} as const satisfies Record<TokenAccess, StaffRole | null>;

const MAX_NAME_LENGTH = 80;
const MAX_DAYS = 3_650;
export const newApiTokenSchema = z.object(
  {
    name: z
      .string(messageReference('staff-server', 'tokenName'))
      .trim()
      .min(1, messageReference('staff-server', 'tokenName'))
      .max(MAX_NAME_LENGTH, messageReference('staff-server', 'tokenNameLength'))
      .refine((text) => !text.includes('\0'), messageReference('staff-server', 'tokenName')),
    access: z.enum(tokenAccesses, messageReference('staff-server', 'tokenAccess')).default('read'),
    /** Null: the token works until it is revoked. */
    days: z
      .number(messageReference('staff-server', 'tokenDays'))
      .int(messageReference('staff-server', 'tokenDays'))
      .min(1, messageReference('staff-server', 'tokenDays'))
      .max(MAX_DAYS, messageReference('staff-server', 'tokenDays'))
      .nullable()
      .default(90),
  },
  messageReference('staff-server', 'tokenName'),
);

export type NewApiToken = z.output<typeof newApiTokenSchema>;

export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  access: z.enum(tokenAccesses),
  /** The person that the token acts for. */
  owner: z.object({ id: z.number().int(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** Accurate to a minute. */
  lastUsedAt: z.string().nullable(),
});

export type ApiToken = z.infer<typeof apiTokenSchema>;

export const listApiTokens = defineCall({
  method: 'GET',
  path: '/api/tokens',
  summary: 'The API tokens, without their secrets',
  group: 'Staff',
  access: 'tokens.manage',
  success: { status: 200, body: z.object({ data: z.array(apiTokenSchema) }) },
  errors: ['forbidden'],
});

export const createApiToken = defineCall({
  method: 'POST',
  path: '/api/tokens',
  summary: 'Create an API token. Only this response contains it',
  group: 'Staff',
  access: 'tokens.manage',
  needsProof: true,
  body: newApiTokenSchema,
  success: { status: 201, body: z.object({ data: apiTokenSchema, token: z.string() }) },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

export const revokeApiToken = defineCall({
  method: 'DELETE',
  path: '/api/tokens/:id',
  summary: 'Revoke an API token, which stops working at once',
  group: 'Staff',
  access: 'tokens.manage',
  needsProof: true,
  params: z.object({
    id: rowId(messageReference('rules', 'invalidId')),
  }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

import { roleNames } from '../../capabilities.ts';
import { z } from '../../zod.ts';
import { billingStates } from '../billing/overview.ts';

/** `invited`: has not chosen a password yet. `leaving`: has asked for the deletion of the account. */
export const memberStatuses = ['active', 'invited', 'blocked', 'leaving'] as const;

export type MemberStatus = (typeof memberStatuses)[number];

export const memberSummarySchema = z.object({
  id: z.number().int(),
  username: z.string(),
  /** First and last name; empty if the member has given neither. */
  name: z.string(),
  email: z.string(),
  role: z.enum(roleNames),
  status: z.enum(memberStatuses),
  isVerified: z.boolean(),
  /** Of the current subscription; null without one, and after its end. */
  plan: z.string().nullable(),
  billing: z.enum(billingStates),
  joinedAt: z.string(),
  /** The last login or use of a session; null if that is more than 180 days ago. */
  lastSeenAt: z.string().nullable(),
});

export type MemberSummary = z.infer<typeof memberSummarySchema>;

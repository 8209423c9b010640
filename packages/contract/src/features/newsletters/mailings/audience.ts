import { messageReference } from '@rostra/messages';
import { rowId } from '../../../row-id.ts';
import { z } from '../../../zod.ts';

const MAX_LANGUAGES = 20;

const invalid = messageReference('rules', 'invalidValue');
const id = (max: number) => z.string(invalid).min(1, invalid).max(max, invalid);
const time = z.iso.datetime({ offset: true, error: messageReference('rules', 'invalidTime') });

/** Which subscribers of the newsletter get a mailing. All conditions apply together; without any, all of them do. */
export const audienceSchema = z.strictObject(
  {
    /** Members with this plan, or subscribers with `none`, whether they have an account or not. */
    plan: id(100).optional(),
    /** Members whose subscription is paid, or everybody else. */
    paying: z.boolean(invalid).optional(),
    /** Languages of the site. `none`: those whose language is not known. */
    languages: z.array(id(35), invalid).min(1, invalid).max(MAX_LANGUAGES, invalid).optional(),
    /** When they joined the newsletter. */
    joinedFrom: time.optional(),
    /** Exclusive. */
    joinedTo: time.optional(),
    /** A saved segment of the members. */
    segment: rowId(invalid).optional(),
    /** The members of a group and its payer, whose account this is. */
    group: rowId(invalid).optional(),
    /** Members who commented, proposed or supported something in this consultation. */
    consultation: id(100).optional(),
  },
  invalid,
);

export type Audience = z.output<typeof audienceSchema>;

/**
 * Why a subscriber gets no mail of a mailing. `left`: has left the newsletter. `suppressed`: the address gets no mailings.
 * `rights`: is no longer one of those whom the mailing is for. `received`: got the mailing that this one repeats.
 * `cancelled`: the mailing was cancelled before their turn. `erased`: their data was erased.
 */
export const skipReasons = [
  'left',
  'suppressed',
  'rights',
  'received',
  'cancelled',
  'erased',
] as const;

export type SkipReason = (typeof skipReasons)[number];

export const audienceCountSchema = z.object({
  /** How many would get it now. */
  recipients: z.number().int(),
  /** Those who match the audience and would not, with the reason. */
  excluded: z.array(z.object({ reason: z.enum(skipReasons), count: z.number().int() })),
});

export type AudienceCount = z.infer<typeof audienceCountSchema>;

export const audienceMemberSchema = z.object({
  subscriberId: z.number().int(),
  email: z.string(),
  language: z.string().nullable(),
  /** The account of the same person. */
  memberId: z.number().int().nullable(),
  /** Null for somebody who gets it. */
  excluded: z.enum(skipReasons).nullable(),
});

export type AudienceMember = z.infer<typeof audienceMemberSchema>;

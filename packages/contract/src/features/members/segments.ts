import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { rowId } from '../../row-id.ts';
import { z } from '../../zod.ts';

export const MAX_SEGMENTS = 100;
export const MAX_SEGMENT_NAME = 40;

const invalid = messageReference('rules', 'invalidValue');
const nameMissing = messageReference('members-server', 'segmentNameMissing');

/** Filters of the list of members under a name. All staff who see members share them. */
const segmentSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The filters as in the URL of the list. */
  query: z.string(),
});

export type MemberSegment = z.infer<typeof segmentSchema>;

const hasNoControls = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

const shared = { group: 'Members', access: 'members.read' } as const;

export const listMemberSegments = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/members/segments',
  summary: 'The saved segments, by name',
  success: { status: 200, body: z.object({ data: z.array(segmentSchema) }) },
  errors: ['forbidden'],
});

export const saveMemberSegment = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/members/segments',
  summary: 'Save a segment; one of the same name is replaced',
  body: z.object({
    name: z
      .string(nameMissing)
      .trim()
      .min(1, nameMissing)
      .max(MAX_SEGMENT_NAME, invalid)
      .refine(hasNoControls, invalid),
    query: z.string(invalid).min(1, invalid).max(1_000, invalid).refine(hasNoControls, invalid),
  }),
  success: { status: 200, body: z.object({ data: segmentSchema }) },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

export const deleteMemberSegment = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/api/studio/members/segments/:segmentId',
  summary: 'Delete a segment; members stay as they are',
  params: z.object({
    segmentId: rowId(invalid),
  }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden'],
});

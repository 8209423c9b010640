import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';

/** What makes a new site the organisation's own, in a useful order. */
export const checklistItems = [
  'logo',
  'menu',
  'legal',
  'firstText',
  'sender',
  'payments',
  'colleagues',
] as const;

export type ChecklistItem = (typeof checklistItems)[number];

const checklistSchema = z.object({
  /** Somebody hid it, or everything is done. */
  isHidden: z.boolean(),
  /** Those that apply to this site. */
  items: z.array(z.object({ name: z.enum(checklistItems), isDone: z.boolean() })),
});

export type Checklist = z.infer<typeof checklistSchema>;

export const getChecklist = defineCall({
  method: 'GET',
  path: '/api/studio/checklist',
  summary: 'What a new site still lacks',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: z.object({ data: checklistSchema }) },
  errors: ['forbidden'],
});

export const hideChecklist = defineCall({
  method: 'POST',
  path: '/api/studio/checklist/hide',
  summary: 'Hide the list of what a new site still lacks, for everybody',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: okSchema },
  errors: ['forbidden'],
});

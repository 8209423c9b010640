import { type CallOutput, defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

const count = z.number().int();

export const countMembers = defineCall({
  method: 'GET',
  path: '/api/studio/members/figures',
  summary: 'How many members there are, how many joined lately, and how many are overdue',
  group: 'Members',
  access: 'members.read',
  success: {
    status: 200,
    body: z.object({
      /** Without those who are blocked, invited or leaving. */
      members: count,
      /** In the last 30 days. */
      joined: count,
      /** Their last payment has failed. */
      overdue: count,
    }),
  },
  errors: ['forbidden', 'unavailable'],
});

export type MemberFigures = CallOutput<typeof countMembers>;

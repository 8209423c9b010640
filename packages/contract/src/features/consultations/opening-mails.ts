import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

const shared = {
  group: 'Consultations',
  access: 'member',
  path: '/api/consultations/mails',
} as const;
const settingSchema = z.object({ isWanted: z.boolean() });
const success = { status: 200, body: z.object({ data: settingSchema }) } as const;

export const readOpeningMails = defineCall({
  ...shared,
  method: 'GET',
  summary: 'Whether the member gets a mail when a consultation opens',
  success,
  errors: [],
});

export const setOpeningMails = defineCall({
  ...shared,
  method: 'PUT',
  summary: 'Turn the mails about new consultations on or off',
  body: settingSchema,
  success,
  errors: ['validation_failed'],
});

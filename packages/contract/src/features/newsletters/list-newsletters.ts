import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

/** What people see where they subscribe. */
export const newsletterSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Plain text; may be empty. */
  description: z.string(),
});

export type Newsletter = z.infer<typeof newsletterSchema>;

export const listNewsletters = defineCall({
  method: 'GET',
  path: '/api/newsletters',
  summary: 'The newsletters that everybody can subscribe to, in order',
  group: 'Newsletters',
  access: 'public',
  success: { status: 200, body: z.object({ data: z.array(newsletterSchema) }) },
  errors: [],
});

import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

const count = z.number().int().nonnegative();

/** Work that is done later: how much is waiting, since when, and what was given up. */
const queueSchema = z.object({
  waiting: count,
  /** When the oldest one was added; null if none is waiting. */
  oldestAt: z.string().nullable(),
  failed: count,
});

const jobSchema = z.object({
  /** Of the worker: `hourly.` and the name of a feature, or another one such as `mails` or `backup`. */
  name: z.string(),
  startedAt: z.string(),
  /** When the last successful run began. */
  succeededAt: z.string().nullable(),
  /** Null if the last run succeeded. */
  failedAt: z.string().nullable(),
  /** Failed runs since the last successful one. */
  failures: count,
  error: z.string().nullable(),
  isRunning: z.boolean(),
});

export const siteStatusSchema = z.object({
  version: z.string(),
  checkedAt: z.string(),
  queues: z.object({ mails: queueSchema, webhooks: queueSchema, publications: queueSchema }),
  /** Whether a mail server is set. Without one, emails wait. */
  canSendMails: z.boolean(),
  /** How often the site backs itself up; null if it does not. */
  backupEveryHours: count.nullable(),
  jobs: z.array(jobSchema),
});

export type SiteStatus = z.infer<typeof siteStatusSchema>;
export type JobStatus = SiteStatus['jobs'][number];
export type QueueStatus = z.infer<typeof queueSchema>;

export const getSiteStatus = defineCall({
  method: 'GET',
  path: '/api/status',
  summary: 'What is waiting, what has failed and when background tasks last worked',
  group: 'Staff',
  access: 'site.monitor',
  success: { status: 200, body: siteStatusSchema },
  errors: ['forbidden'],
});

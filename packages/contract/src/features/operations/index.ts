export {
  getSiteStatus,
  type JobStatus,
  type QueueStatus,
  type SiteStatus,
  siteStatusSchema,
} from './site-status.ts';

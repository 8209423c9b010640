import type { SiteStatus } from '@rostra/contract';

const HOUR_MS = 60 * 60_000;

/**
 * Whether nothing gets out of a queue: emails without a mail server, and what should have gone out more than an hour ago.
 */
export function isStuck(
  name: 'mails' | 'webhooks',
  { queues, checkedAt, canSendMails }: SiteStatus,
): boolean {
  const { oldestAt } = queues[name];
  if (!oldestAt) return false;
  if (name === 'mails' && !canSendMails) return true;
  return Date.parse(checkedAt) - Date.parse(oldestAt) > HOUR_MS;
}

import type { Messages } from '@rostra/messages';

export const inUtc = (messages: Messages, at: Date): string =>
  `${messages.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })} UTC`;

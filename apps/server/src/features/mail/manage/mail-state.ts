import type { MailState } from '@rostra/contract';

interface Times {
  due_at: string | null;
  sent_at: string | null;
}

export function stateOfMail({ due_at, sent_at }: Times): MailState {
  if (sent_at !== null) return 'sent';
  return due_at === null ? 'failed' : 'waiting';
}

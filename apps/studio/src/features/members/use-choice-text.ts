import { useAllMessages } from '@rostra/messages/react';
import { usePlanName } from '../billing/index.ts';
import type { Choice } from './member-filters.ts';

/** What people call a value of a filter. Plans have the names that visitors see. */
export function useChoiceText(): (name: Choice, value: string) => string {
  const messages = useAllMessages();
  const planName = usePlanName();
  return (name, value) =>
    name === 'plan' && value !== 'none'
      ? planName(value)
      : String(messages.format('studio-members', `${name}.${value}`));
}

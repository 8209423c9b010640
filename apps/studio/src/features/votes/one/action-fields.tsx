import { useMessages } from '@rostra/messages/react';
import { TextareaField } from '@rostra/ui/forms';
import type { ComponentProps } from 'react';

/** The button of an action may be gone afterwards. */
export const focusVote = () =>
  requestAnimationFrame(() => document.getElementById('vote-title')?.focus());

export function ReasonField(field: Omit<ComponentProps<typeof TextareaField>, 'label'>) {
  const t = useMessages('studio-votes');
  return (
    <TextareaField
      label={t('reason')}
      help={t('reasonHelp')}
      rows={4}
      maxLength={2000}
      {...field}
    />
  );
}

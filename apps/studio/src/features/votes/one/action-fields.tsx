import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextareaField } from '@rostra/ui/forms';
import type { ComponentProps } from 'react';

/** The button of an action may be gone afterwards. */
export const focusVote = () =>
  requestAnimationFrame(() => document.getElementById('vote-title')?.focus());

interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const t = useMessages('studio-votes');
  return (
    <TextareaField
      label={t('reason')}
      help={t('reasonHelp')}
      rows={4}
      maxLength={2000}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ActionButtonsProps {
  /** What is wrong, unless it is about a field. */
  problem: string | null;
  isBusy: boolean;
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
  onClose: () => void;
}

export function ActionButtons({
  problem,
  isBusy,
  label,
  variant = 'primary',
  onClose,
}: ActionButtonsProps) {
  const forms = useMessages('studio-forms');
  return (
    <>
      <p role="alert" className="min-h-6 text-danger">
        {problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" variant={variant} isBusy={isBusy}>
          {label}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}

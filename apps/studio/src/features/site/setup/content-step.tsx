import type { StudioSetup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { type FormEvent, useId, useState } from 'react';
import { StepActions } from './step-actions.tsx';
import { useRemoveStarter } from './use-remove-starter.ts';

interface ContentStepProps {
  starter: StudioSetup['starter'];
  onDone: () => void;
}

const choices = ['keep', 'remove'] as const;

/** Whether the texts and pictures that a new site begins with stay. */
export function ContentStep({ starter, onDone }: ContentStepProps) {
  const t = useMessages('studio-setup');
  const name = useId();
  const [choice, setChoice] = useState<(typeof choices)[number]>('keep');
  const remove = useRemoveStarter();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    if (!starter.exists || choice === 'keep') onDone();
    else remove.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form onSubmit={onSubmit} className="mt-6">
      {starter.exists ? (
        <fieldset>
          <legend className="sr-only">{t('title.content')}</legend>
          <div className="grid gap-2">
            {choices.map((option) => (
              <label
                key={option}
                className="flex cursor-pointer gap-3 rounded border border-line bg-raised px-4 py-3 hover:border-ink has-checked:border-ink has-checked:ring-1 has-checked:ring-ink"
              >
                <input
                  type="radio"
                  name={name}
                  checked={option === choice}
                  onChange={() => setChoice(option)}
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
                <span>
                  <span className="block font-medium">{t(`choice.${option}`)}</span>
                  <span className="block text-muted text-sm">
                    {option === 'keep'
                      ? t('keepStarterHelp')
                      : t('removeStarterHelp', { count: starter.entries, files: starter.files })}
                  </span>
                </span>
              </label>
            ))}
          </div>
          {starter.changed > 0 ? (
            <p className="mt-3 text-muted text-sm">
              {t('changedStays', { count: starter.changed })}
            </p>
          ) : null}
        </fieldset>
      ) : (
        <Notice tone="success">{t('starterGone')}</Notice>
      )}
      <StepActions step="content">
        <Button type="submit" isBusy={remove.isPending}>
          {starter.exists && choice === 'remove' ? t('removeAndContinue') : t('continue')}
        </Button>
      </StepActions>
    </form>
  );
}

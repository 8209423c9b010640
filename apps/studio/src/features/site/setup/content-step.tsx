import type { StudioSetup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { StepBack } from './step-actions.tsx';
import { useRemoveStarter } from './use-remove-starter.ts';

interface ContentStepProps {
  starter: StudioSetup['starter'];
  onDone: () => void;
}

const choices = ['keep', 'remove'] as const;

interface Values {
  choice: (typeof choices)[number];
}

/** Whether the texts and pictures that a new site begins with stay. */
export function ContentStep({ starter, onDone }: ContentStepProps) {
  const t = useMessages('studio-setup');
  const remove = useRemoveStarter(onDone);
  const form = useStudioForm<Values>({
    initial: { choice: 'keep' },
    save: {
      ...remove,
      change: ({ choice }, onSaved) => {
        if (starter.exists && choice === 'remove') return remove.change(undefined, onSaved);
        onSaved();
        return onDone();
      },
    },
  });
  const isRemoving = starter.exists && form.values.choice === 'remove';
  const { error: _, ...choiceField } = form.field('choice');
  return (
    <FormFrame
      form={form}
      action={isRemoving ? t('removeAndContinue') : t('continue')}
      actions={<StepBack step="content" />}
      className="mt-6"
    >
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
                  value={option}
                  {...choiceField}
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
    </FormFrame>
  );
}

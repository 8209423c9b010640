import type { EditionKind, PublishChecks } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import type { BoundField } from '../../../../lib/form/use-studio-form.ts';
import { FieldChanges } from '../../changes/field-changes.tsx';
import { RenderedChanges } from '../../changes/rendered-changes.tsx';
import { useEditor, useSaveState } from '../fields/use-field.ts';
import { CheckList, hasProblems, isComplete } from './check-list.tsx';
import { EditionFields } from './edition-fields.tsx';
import { PanelSection } from './panel-section.tsx';
import { isOutdated } from './scheduled-notice.tsx';
import { TimeChoice } from './time/time-choice.tsx';
import { useTime } from './time/use-time.ts';
import type { Publication } from './use-publication.ts';
import { usePublicationForm } from './use-publication-form.ts';

interface PublishFormProps {
  publication: Publication;
  checks: PublishChecks;
}

interface Values {
  isConfirmed: boolean;
  reason: string;
  kind: EditionKind;
  time: string | undefined;
}

/** Publishes the draft now or later. Problems need a confirmation, missing and unfinished parts prevent it. */
export function PublishForm({ publication, checks }: PublishFormProps) {
  const t = useMessages('studio-publishing');
  const { collection, entry } = useEditor();
  const { version } = useSaveState();
  const planned = entry.scheduled.find(({ action, failure }) => action === 'publish' && !failure);
  const { initial, suggested, problemOf, momentOf } = useTime(planned?.at);
  const needsConfirmation = hasProblems(checks);
  // Nothing is asked about the first edition, or if readers get the same text.
  const isNextEdition = checks.edition === 'next';
  const form = usePublicationForm<Values>(publication, {
    action: 'publish',
    initial: { isConfirmed: false, reason: '', kind: 'change', time: initial },
    check: ({ isConfirmed, reason, kind, time }) => ({
      isConfirmed: needsConfirmation && !isConfirmed ? t('confirmProblems') : undefined,
      reason:
        isNextEdition && kind === 'change' && reason.trim() === '' ? t('reasonMissing') : undefined,
      time: problemOf(time),
    }),
    actOf: ({ reason, kind, time }) => {
      const note = isNextEdition ? { note: { reason: reason.trim() || null, kind } } : {};
      const at = momentOf(time);
      return at
        ? { type: 'schedule', action: 'publish', at, ...note }
        : { type: 'publish', ...note };
    },
  });
  const time = form.bind('time');
  const laterLabel = () => {
    if (!planned) return t('schedule');
    // Scheduling again also sends out the current text.
    return isOutdated(planned, version) ? t('scheduleCurrent') : t('changeTime');
  };
  return (
    <FormFrame
      form={form}
      action={time.value === undefined ? t('publishNow') : laterLabel()}
      isPossible={isComplete(checks)}
    >
      <PanelSection title={t('checks')}>
        <CheckList checks={checks} />
        {needsConfirmation ? <ConfirmField {...form.bind('isConfirmed')} /> : null}
      </PanelSection>
      {entry.live && entry.state !== 'scheduled' ? (
        <PanelSection title={t('changes')}>
          <FieldChanges
            before={entry.live}
            after={entry.draft}
            fields={collection.fields}
            same={t('noChanges')}
            body={
              <RenderedChanges
                before={String(entry.live.body ?? '')}
                after={String(entry.draft.body ?? '')}
              />
            }
          />
        </PanelSection>
      ) : null}
      {isNextEdition ? (
        <EditionFields reason={form.bind('reason')} kind={form.bind('kind')} />
      ) : null}
      <div className="mt-6 border-line border-t pt-4">
        <TimeChoice {...time} suggested={suggested} />
      </div>
    </FormFrame>
  );
}

function ConfirmField({ value, error, onChange }: BoundField<boolean>) {
  const t = useMessages('studio-publishing');
  const id = useId();
  return (
    <div className="mt-3 ps-6.5">
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-confirm`}
          onChange={({ target }) => onChange(target.checked)}
          className="mt-1"
        />
        {t('publishAnyway')}
      </label>
      <p id={`${id}-confirm`} className="text-xs">
        {error ? (
          <span className="text-danger">{error}</span>
        ) : (
          <span className="text-muted">{t('publishAnywayHelp')}</span>
        )}
      </p>
    </div>
  );
}

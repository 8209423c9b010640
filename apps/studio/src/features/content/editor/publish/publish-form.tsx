import type { PublishChecks } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { type FormEvent, useId, useState } from 'react';
import { FieldChanges } from '../../changes/field-changes.tsx';
import { RenderedChanges } from '../../changes/rendered-changes.tsx';
import { useEditor, useSaveState } from '../fields/use-field.ts';
import { CheckList, hasProblems } from './check-list.tsx';
import { EditionFields } from './edition-fields.tsx';
import { useEditionNote } from './edition-note.ts';
import { PanelSection } from './panel-section.tsx';
import { isOutdated } from './scheduled-notice.tsx';
import { TimeChoice } from './time-choice.tsx';
import type { Publication } from './use-publication.ts';
import { useTime } from './use-time.ts';

interface PublishFormProps {
  publication: Publication;
  checks: PublishChecks;
}

/** Publishes the draft now or later. Problems need a confirmation, missing fields prevent it. */
export function PublishForm({ publication, checks }: PublishFormProps) {
  const t = useMessages('studio-publishing');
  const id = useId();
  const { collection, entry } = useEditor();
  const { version } = useSaveState();
  const planned = entry.scheduled.find(({ action, failure }) => action === 'publish' && !failure);
  const time = useTime(planned?.at);
  const edition = useEditionNote(checks.edition);
  const needsConfirmation = hasProblems(checks);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsConfirmation && !isConfirmed) return setIsMissed(true);
    const note = edition.read();
    const read = time.read();
    if (!note || !read) return;
    void publication.perform(
      read.at
        ? { type: 'schedule', action: 'publish', at: read.at, ...note }
        : { type: 'publish', ...note },
    );
  };
  const laterLabel = () => {
    if (!planned) return t('schedule');
    // Scheduling again also sends out the current text.
    return isOutdated(planned, version) ? t('scheduleCurrent') : t('changeTime');
  };
  return (
    <form onSubmit={submit} noValidate>
      <PanelSection title={t('checks')}>
        <CheckList checks={checks} />
        {needsConfirmation ? (
          <div className="mt-3 ps-6.5">
            <label className="flex items-start gap-2">
              <input
                type="checkbox"
                checked={isConfirmed}
                aria-invalid={isMissed ? true : undefined}
                aria-describedby={`${id}-confirm`}
                onChange={(event) => {
                  setIsConfirmed(event.target.checked);
                  setIsMissed(false);
                }}
                className="mt-1"
              />
              {t('publishAnyway')}
            </label>
            <p id={`${id}-confirm`} className="text-xs">
              {isMissed ? (
                <span role="alert" className="text-danger">
                  {t('confirmProblems')}
                </span>
              ) : (
                <span className="text-muted">{t('publishAnywayHelp')}</span>
              )}
            </p>
          </div>
        ) : null}
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
      {edition.field ? <EditionFields {...edition.field} /> : null}
      <div className="mt-6 border-line border-t pt-4">
        <TimeChoice {...time.field} />
        <Button
          type="submit"
          className="mt-4"
          isBusy={publication.running?.type === 'publish' || isScheduling(publication)}
          disabled={checks.missing.length > 0}
        >
          {time.field.value === undefined ? t('publishNow') : laterLabel()}
        </Button>
      </div>
    </form>
  );
}

const isScheduling = ({ running }: Publication): boolean =>
  running?.type === 'schedule' && running.action === 'publish';

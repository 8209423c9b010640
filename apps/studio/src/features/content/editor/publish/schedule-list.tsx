import type { ScheduledChange } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useEditor, useSaveState } from '../fields/use-field.ts';
import { PanelSection } from './panel-section.tsx';
import { isOutdated } from './scheduled-notice.tsx';
import type { Publication } from './use-publication.ts';

/** What will happen, or could not be done, with a button to cancel it. */
export function ScheduleList({ publication }: { publication: Publication }) {
  const t = useMessages('studio-publishing');
  const { entry } = useEditor();
  if (entry.scheduled.length === 0) return null;
  return (
    <PanelSection title={t('scheduled')}>
      <ul className="grid gap-3">
        {entry.scheduled.map((change) => (
          <Row key={`${change.action} ${change.at}`} change={change} publication={publication} />
        ))}
      </ul>
    </PanelSection>
  );
}

interface RowProps {
  change: ScheduledChange;
  publication: Publication;
}

function Row({ change, publication }: RowProps) {
  const t = useMessages('studio-publishing');
  const format = useFormat();
  const { entry } = useEditor();
  const { version } = useSaveState();
  const { action, at, by, failure } = change;
  const { running, perform } = publication;
  const time = format.moment(at);
  const what = entry.state === 'scheduled' && action === 'publish' ? 'first' : action;
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={failure ? 'text-danger' : undefined}>
          {failure
            ? t(`failed.${action}`, { time, reason: failure })
            : t(`scheduled.${what}`, { time })}
          {by ? (
            <span className="block text-muted text-xs">{t('scheduledBy', { name: by.name })}</span>
          ) : null}
        </p>
        <Button
          variant="secondary"
          size="small"
          isBusy={running?.type === 'cancel' && running.action === action}
          onClick={() => void perform({ type: 'cancel', action })}
        >
          {failure ? t('dismiss') : t(`cancel.${what}`)}
        </Button>
      </div>
      {isOutdated(change, version) ? (
        <div className="mt-2 border-warning border-s-4 ps-3">
          <p>{t('laterChanges')}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            onClick={() => void perform({ type: 'schedule', action, at })}
          >
            {t('sendCurrent')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

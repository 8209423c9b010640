import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { FormEvent } from 'react';
import { useEditor } from '../fields/use-field.ts';
import { TimeChoice } from './time-choice.tsx';
import type { Publication } from './use-publication.ts';
import { useTime } from './use-time.ts';

/** Folded, so that nobody takes a text down by mistake. */
export function TakeDownForm({ publication }: { publication: Publication }) {
  const t = useMessages('studio-publishing');
  const { entry } = useEditor();
  const planned = entry.scheduled.find(({ action, failure }) => action === 'unpublish' && !failure);
  const time = useTime(planned?.at);
  const { running } = publication;
  const isBusy =
    running?.type === 'unpublish' ||
    (running?.type === 'schedule' && running.action === 'unpublish');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = time.read();
    if (!read) return;
    void publication.perform(
      read.at ? { type: 'schedule', action: 'unpublish', at: read.at } : { type: 'unpublish' },
    );
  };
  return (
    <details className="mt-6 border-line border-t pt-4">
      <summary className="cursor-pointer font-semibold">{t('takeDown')}</summary>
      <form onSubmit={submit} noValidate className="mt-3">
        <p className="mb-4 text-muted">{t('takeDownText')}</p>
        <TimeChoice {...time.field} />
        <Button type="submit" variant="danger" className="mt-4" isBusy={isBusy}>
          {time.field.value === undefined
            ? t('takeDownNow')
            : t(planned ? 'changeTime' : 'scheduleTakeDown')}
        </Button>
      </form>
    </details>
  );
}

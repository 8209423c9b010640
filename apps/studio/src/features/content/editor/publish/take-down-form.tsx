import { useMessages } from '@rostra/messages/react';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import { useEditor } from '../fields/use-field.ts';
import { TimeChoice } from './time/time-choice.tsx';
import { useTime } from './time/use-time.ts';
import type { Publication } from './use-publication.ts';
import { usePublicationForm } from './use-publication-form.ts';

interface Values {
  time: string | undefined;
}

/** Folded, so that nobody takes a text down by mistake. */
export function TakeDownForm({ publication }: { publication: Publication }) {
  const t = useMessages('studio-publishing');
  const { entry } = useEditor();
  const planned = entry.scheduled.find(({ action, failure }) => action === 'unpublish' && !failure);
  const { initial, suggested, problemOf, momentOf } = useTime(planned?.at);
  const form = usePublicationForm<Values>(publication, {
    action: 'unpublish',
    initial: { time: initial },
    check: ({ time }) => ({ time: problemOf(time) }),
    actOf: ({ time }) => {
      const at = momentOf(time);
      return at ? { type: 'schedule', action: 'unpublish', at } : { type: 'unpublish' };
    },
  });
  const time = form.bind('time');
  const later = t(planned ? 'changeTime' : 'scheduleTakeDown');
  return (
    <details className="mt-6 border-line border-t pt-4">
      <summary className="cursor-pointer font-semibold">{t('takeDown')}</summary>
      <FormFrame
        form={form}
        action={time.value === undefined ? t('takeDownNow') : later}
        variant="danger"
        className="mt-3"
      >
        <p className="mb-4 text-muted">{t('takeDownText')}</p>
        <TimeChoice {...time} suggested={suggested} />
      </FormFrame>
    </details>
  );
}

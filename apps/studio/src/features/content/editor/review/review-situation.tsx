import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useEditor } from '../fields/use-field.ts';

/** Where the review stands, for those who are about to publish. */
export function ReviewSituation() {
  const t = useMessages('studio-review');
  const format = useFormat();
  const { state, note, by, at } = useEditor().entry.review;
  if (state === 'none') return null;
  const values = { name: by?.name ?? t('somebody'), time: at ? format.moment(at) : '' };
  return (
    <div className="mt-3 text-sm">
      <p className="font-medium">{t(`state.${state}`, values)}</p>
      {note ? (
        <blockquote className="mt-1 whitespace-pre-wrap border-line-strong border-s-2 ps-3 font-serif">
          {note}
        </blockquote>
      ) : null}
    </div>
  );
}

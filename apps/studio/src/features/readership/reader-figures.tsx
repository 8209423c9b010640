import type { Readership } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/formats/format.ts';

/** All views and visitors of the period, and how many there were in the one before. */
export function ReaderFigures({ readership: { total, before } }: { readership: Readership }) {
  const t = useMessages('studio-readership');
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Figure label={t('views')} value={total.views} before={before?.views} />
        <Figure label={t('visitors')} value={total.visitors} before={before?.visitors} />
      </dl>
      <p className="mt-2 max-w-measure text-muted text-xs">{t('visitorsHelp')}</p>
    </>
  );
}

interface FigureProps {
  label: string;
  value: number;
  before: number | undefined;
}

function Figure({ label, value, before }: FigureProps) {
  const t = useMessages('studio-readership');
  const format = useFormat();
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="figures-table mt-1">
        <span className="font-serif text-3xl">{format.number(value)}</span>
        {before === undefined ? null : (
          <span className="ms-3 text-muted text-sm">{t('before', { count: before })}</span>
        )}
      </dd>
    </div>
  );
}

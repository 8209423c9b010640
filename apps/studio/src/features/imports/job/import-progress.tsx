import type { ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';

export function ImportProgress({ job: { state, done, total } }: { job: ImportJob }) {
  const t = useMessages('studio-imports');
  const format = useFormat();
  const isCounted = total !== null && total > 0;
  return (
    <div className="mt-4 max-w-measure">
      <progress
        aria-label={t(`state.${state}`)}
        className="block h-2 w-full accent-accent"
        {...(isCounted ? { max: total, value: Math.min(done, total) } : {})}
      />
      {state === 'undoing' ? null : (
        <p className="figures-table mt-2 text-muted text-sm">
          {isCounted
            ? t('progressOf', { done: format.number(done), total: format.number(total) })
            : t('progressSome', { done })}
        </p>
      )}
    </div>
  );
}

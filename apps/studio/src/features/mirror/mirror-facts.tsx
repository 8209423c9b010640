import type { MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/formats/format.ts';

/** When the copy was compared, and how far a pass is that is running. */
export function MirrorFacts({ status }: { status: MirrorStatus }) {
  const t = useMessages('studio-mirror');
  const format = useFormat();
  const { running, lookedAt, copiedAt, nextAt } = status;
  const moment = (time: string | null) => (time ? format.moment(time) : t('never'));
  return (
    <>
      <p role="status" className="mt-6 font-medium">
        {t(`state.${stateOf(status)}`)}
      </p>
      {running ? <Progress running={running} /> : null}
      <dl className="mt-4 grid max-w-measure gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        <dt className="text-muted">{t('lookedAt')}</dt>
        <dd className="max-sm:mb-2">{moment(lookedAt)}</dd>
        <dt className="text-muted">{t('copiedAt')}</dt>
        <dd className="max-sm:mb-2">{moment(copiedAt)}</dd>
        <dt className="text-muted">{t('nextAt')}</dt>
        <dd>{format.moment(nextAt)}</dd>
      </dl>
    </>
  );
}

function stateOf({ running, copiedAt, error }: MirrorStatus) {
  if (running?.isFirst) return 'first';
  if (running) return 'running';
  if (error) return 'failed';
  return copiedAt ? 'current' : 'waiting';
}

function Progress({ running }: { running: NonNullable<MirrorStatus['running']> }) {
  const t = useMessages('studio-mirror');
  const imports = useMessages('studio-imports');
  const format = useFormat();
  const { isFirst, done, total } = running;
  const isCounted = total !== null && total > 0;
  return (
    <div className="mt-3 max-w-measure">
      <progress
        aria-label={t(isFirst ? 'state.first' : 'state.running')}
        className="block h-2 w-full accent-accent"
        {...(isCounted ? { max: total, value: Math.min(done, total) } : {})}
      />
      <p className="figures-table mt-2 text-muted text-sm">
        {isCounted
          ? imports('progressOf', { done: format.number(done), total: format.number(total) })
          : imports('progressSome', { done })}
      </p>
    </div>
  );
}

import type { SiteStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';
import { useFormat } from '../../lib/formats/format.ts';
import { isStuck } from './is-stuck.ts';

const names = ['mails', 'webhooks', 'publications'] as const;

export function QueueList({ status }: { status: SiteStatus }) {
  const t = useMessages('studio-status');
  return (
    <section aria-labelledby="queues" className="mt-6 max-w-3xl">
      <h2 id="queues" className="font-semibold text-lg">
        {t('queues')}
      </h2>
      <dl className="mt-2 border-ink border-t">
        {names.map((name) => (
          <div
            key={name}
            className="grid gap-x-6 border-line border-b py-2.5 md:grid-cols-[12rem_1fr]"
          >
            <dt className="font-medium">{t(`queue.${name}`)}</dt>
            <dd>
              <Queue name={name} status={status} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Queue({ name, status }: { name: (typeof names)[number]; status: SiteStatus }) {
  const t = useMessages('studio-status');
  const format = useFormat();
  const { waiting, oldestAt, failed } = status.queues[name];
  const lacksServer = name === 'mails' && !status.canSendMails;
  return (
    <>
      <p>{t('waiting', { count: waiting })}</p>
      {oldestAt ? (
        <p className="text-muted text-xs">{t('oldest', { time: format.moment(oldestAt) })}</p>
      ) : null}
      {name !== 'publications' && isStuck(name, status) ? (
        <p className="mt-1">
          <Badge tone="danger">{t('stuck')}</Badge>{' '}
          {lacksServer ? null : (
            <span className="text-muted text-xs">{t(`stuckAdvice.${name}`)}</span>
          )}
        </p>
      ) : null}
      {lacksServer ? <p className="mt-1 text-muted text-xs">{t('noMailServer')}</p> : null}
      {failed > 0 ? (
        <p className="mt-1">
          <Badge tone="danger">{t('failed', { count: failed })}</Badge>{' '}
          <span className="text-muted text-xs">{t(`advice.${name}`)}</span>
        </p>
      ) : null}
    </>
  );
}

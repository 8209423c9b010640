import type { MailState, MailSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { useFormat } from '../../lib/formats/format.ts';
import { useMailKind } from './use-mail-kind.ts';
import { useRetry } from './use-retry.ts';

const timeOf = {
  waiting: ({ dueAt }) => dueAt,
  sent: ({ sentAt }) => sentAt,
} satisfies Partial<Record<MailState, (mail: MailSummary) => string | null>>;

export function useMailColumns(state: MailState): readonly DataColumn<MailSummary>[] {
  const t = useMessages('studio-mails');
  const format = useFormat();
  return useMemo(() => {
    const shared: readonly DataColumn<MailSummary>[] = [
      { id: 'mail', header: t('column.mail'), cell: (mail) => <Mail mail={mail} /> },
      {
        id: 'created',
        header: t('column.created'),
        kind: 'details',
        from: 'md',
        className: 'w-44',
        cell: ({ createdAt }) => format.moment(createdAt),
      },
    ];
    if (state === 'failed') {
      return [
        ...shared,
        {
          id: 'actions',
          header: t('actions'),
          kind: 'actions',
          className: 'w-32',
          cell: (mail) => <Retry mail={mail} />,
        },
      ];
    }
    return [
      ...shared,
      {
        id: 'time',
        header: state === 'sent' ? t('column.sent') : t('column.next'),
        kind: 'details',
        className: 'w-36 sm:w-44',
        cell: (mail) => {
          const time = timeOf[state](mail);
          return time ? format.moment(time) : '–';
        },
      },
    ];
  }, [t, format, state]);
}

function Mail({ mail: { kind, to, attempts, error, serverReply } }: { mail: MailSummary }) {
  const t = useMessages('studio-mails');
  const kindOf = useMailKind();
  return (
    <>
      <span className="block font-medium">{kindOf(kind)}</span>
      <bdi className="block text-muted text-xs [overflow-wrap:anywhere]">{to}</bdi>
      {error ? (
        <span className="mt-1 block text-xs">
          {t('attempts', { count: attempts })}.{' '}
          {error === 'unreadable' ? (
            t('unreadable')
          ) : (
            <>
              {serverReply ? t('serverReplied') : null}{' '}
              <code dir="auto" className="[overflow-wrap:anywhere]">
                {serverReply ?? error}
              </code>
            </>
          )}
        </span>
      ) : null}
    </>
  );
}

function Retry({ mail: { id, to, canRetry } }: { mail: MailSummary }) {
  const t = useMessages('studio-mails');
  const retry = useRetry();
  if (!canRetry) return null;
  return (
    <Button variant="quiet" size="small" isBusy={retry.isPending} onClick={() => retry.mutate(id)}>
      {t('retry')}
      <span className="sr-only">{to}</span>
    </Button>
  );
}

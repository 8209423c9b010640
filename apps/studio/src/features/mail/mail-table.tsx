import type { MailState, MailSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, cx } from '@rostra/ui';
import { useFormat } from '../../lib/formats/format.ts';
import { useMailKind } from './use-mail-kind.ts';
import { useRetry } from './use-retry.ts';

interface MailTableProps {
  state: MailState;
  mails: readonly MailSummary[];
  /** They belong to the state before. */
  isStale: boolean;
}

const head = 'py-2 pe-4 text-start font-semibold text-xs';

const timeOf = {
  waiting: ({ dueAt }) => dueAt,
  sent: ({ sentAt }) => sentAt,
  failed: () => null,
} satisfies Record<MailState, (mail: MailSummary) => string | null>;

export function MailTable({ state, mails, isStale }: MailTableProps) {
  const t = useMessages('studio-mails');
  return (
    <table
      aria-busy={isStale}
      className={cx('mt-4 w-full border-collapse transition-opacity', isStale && 'opacity-60')}
    >
      <caption className="sr-only">{t(`state.${state}`)}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('column.mail')}
          </th>
          <th scope="col" className={`${head} hidden w-44 md:table-cell`}>
            {t('column.created')}
          </th>
          {state === 'failed' ? (
            <th scope="col" className="w-32">
              <span className="sr-only">{t('actions')}</span>
            </th>
          ) : (
            <th scope="col" className={`${head} w-36 sm:w-44`}>
              {state === 'sent' ? t('column.sent') : t('column.next')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} state={state} />
        ))}
      </tbody>
    </table>
  );
}

function MailRow({ mail, state }: { mail: MailSummary; state: MailState }) {
  const t = useMessages('studio-mails');
  const format = useFormat();
  const kindOf = useMailKind();
  const retry = useRetry();
  const { id, kind, to, attempts, createdAt, error, serverReply, canRetry } = mail;
  const time = timeOf[state](mail);
  return (
    <tr className="border-line border-b align-top hover:bg-sunken/60">
      <td className="py-2.5 pe-4">
        <span className="block font-medium">{kindOf(kind)}</span>
        <bdi className="block text-muted text-xs [overflow-wrap:anywhere]">{to}</bdi>
        <span className="figures-table block text-muted text-xs md:hidden">
          {format.moment(createdAt)}
        </span>
        {error ? (
          <span className="mt-1 block text-xs">
            {t('attempts', { count: attempts })}.{' '}
            {error === 'unreadable' ? (
              t('unreadable')
            ) : (
              <>
                {serverReply ? t('serverSaid') : null}{' '}
                <code dir="auto" className="[overflow-wrap:anywhere]">
                  {serverReply ?? error}
                </code>
              </>
            )}
          </span>
        ) : null}
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-muted text-xs md:table-cell">
        {format.moment(createdAt)}
      </td>
      {state === 'failed' ? (
        <td className="py-1.5 text-end">
          {canRetry ? (
            <Button
              variant="quiet"
              size="small"
              isBusy={retry.isPending}
              onClick={() => retry.mutate(id)}
            >
              {t('retry')}
              <span className="sr-only">{to}</span>
            </Button>
          ) : null}
        </td>
      ) : (
        <td className="figures-table py-2.5 text-muted text-xs">
          {time ? format.moment(time) : '–'}
        </td>
      )}
    </tr>
  );
}

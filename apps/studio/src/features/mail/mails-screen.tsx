import { type MailState, mailStates } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, cx, Link, TextLink } from '@rostra/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { Screen } from '../../layout/screen.tsx';
import { ScreenSection } from '../../layout/screen-section.tsx';
import { DataTable } from '../../lib/data-table/data-table.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { setupQuery, TestMail } from '../site/index.ts';
import { useMailColumns } from './mail-columns.tsx';
import { mailsQuery } from './mails-query.ts';
import { openingState } from './opening-state.ts';
import { SenderSection } from './sender-section.tsx';
import { useRetry } from './use-retry.ts';

/** What the site sends, what could not be delivered, and who it comes from. */
export default function MailsScreen() {
  const t = useMessages('studio-mails');
  const api = useApi();
  const [query] = useSearchParams();
  const chosen = mailStates.find((name) => name === query.get('state'));
  const state = chosen ?? 'failed';
  const list = useInfiniteQuery(mailsQuery(api, state));
  const { data: setup } = useQuery(setupQuery(api));
  const retry = useRetry();
  const columns = useMailColumns(state);
  const { mails = [], meta } = chosen ? (list.data ?? {}) : {};
  if (!chosen && list.data?.meta) {
    return <Navigate replace to={{ search: `?state=${openingState(list.data.meta.counts)}` }} />;
  }
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={
        state === 'failed' && mails.some(({ canRetry }) => canRetry) ? (
          <Button
            variant="secondary"
            size="small"
            className="min-h-10"
            isBusy={retry.isPending}
            onClick={() => retry.mutate('all')}
          >
            {t('retryAll')}
          </Button>
        ) : undefined
      }
    >
      <StateTabs current={chosen} counts={meta?.counts} />
      <DataTable
        caption={t(`state.${state}`)}
        columns={columns}
        rows={mails}
        rowKey={({ id }) => String(id)}
        list={list}
        found={t('found', { count: mails.length })}
        failed={t('loadFailed')}
        more={t('more')}
        empty={<NoRows title={t(`emptyTitle.${state}`)} text={t(`emptyText.${state}`)} />}
      />
      <div className="mt-4 max-w-measure">
        {meta ? (
          <ScreenSection title={t('senderTitle')}>
            <SenderSection sender={meta.sender} isFixed={meta.isSenderFixed} />
          </ScreenSection>
        ) : null}
        {setup ? (
          <ScreenSection title={t('testTitle')}>
            <TestMail setup={setup} />
          </ScreenSection>
        ) : null}
        <ScreenSection title={t('textsTitle')}>
          <p>{t('texts')}</p>
          <p className="mt-3">
            <TextLink href={`${studioPath}/mails/samples`}>{t('samplesOpen')}</TextLink>
          </p>
        </ScreenSection>
      </div>
    </Screen>
  );
}

interface StateTabsProps {
  /** Undefined until it is known which one has something to show. */
  current: MailState | undefined;
  counts: Readonly<Record<MailState, number>> | undefined;
}

function StateTabs({ current, counts }: StateTabsProps) {
  const t = useMessages('studio-mails');
  const format = useFormat();
  return (
    <nav aria-label={t('states')} className="mt-4 border-line border-b">
      <ul className="flex flex-wrap gap-x-5">
        {mailStates.map((state) => (
          <li key={state}>
            <Link
              href={`${studioPath}/mails?state=${state}`}
              aria-current={state === current ? 'page' : undefined}
              className={cx(
                '-mb-px flex min-h-10 items-center gap-1.5 border-b-2 text-ink no-underline',
                state === current
                  ? 'border-accent font-semibold'
                  : 'border-transparent hover:border-line-strong',
              )}
            >
              {t(`state.${state}`)}
              <span className="figures-table font-normal text-muted text-xs">
                {counts ? format.number(counts[state]) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

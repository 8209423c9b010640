import { type MailState, mailStates } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, cx, Link, TextLink } from '@rostra/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Screen } from '../../layout/screen.tsx';
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
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
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
          <Section title={t('senderTitle')}>
            <SenderSection sender={meta.sender} isFixed={meta.isSenderFixed} />
          </Section>
        ) : null}
        {setup ? (
          <Section title={t('testTitle')}>
            <TestMail setup={setup} />
          </Section>
        ) : null}
        <Section title={t('textsTitle')}>
          <p>{t('texts')}</p>
          <p className="mt-3">
            <TextLink href={`${studioPath}/mails/samples`}>{t('samplesOpen')}</TextLink>
          </p>
        </Section>
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4 border-ink border-t pt-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

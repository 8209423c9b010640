import { errorStatus } from '@rostra/browser/errors';
import type { SubscriberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { Facts } from '../../../lib/controls/facts.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { memberPath } from '../../../lib/paths.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { subscriberQuery, subscribersPath } from '../newsletters-query.ts';
import { SubscriberBadge } from '../subscribers/subscriber-badge.tsx';
import { ConsentList } from './consent-list.tsx';
import { OwnSubscriptions } from './own-subscriptions.tsx';
import { SubscriberActions } from './subscriber-actions.tsx';
import { SuppressionNotice } from './suppression-notice.tsx';

const isId = (text: string | undefined) => /^[1-9]\d{0,9}$/.test(text ?? '');

/** One subscriber with everything that was agreed to. */
export default function SubscriberScreen() {
  const { id } = useParams();
  return isId(id) ? <SubscriberPage key={id} id={Number(id)} /> : <NotFoundScreen />;
}

function SubscriberPage({ id }: { id: number }) {
  const t = useMessages('studio-newsletters');
  const query = useQuery(subscriberQuery(useApi(), id));
  if (query.isPending) return <ScreenSkeleton />;
  if (!query.data && errorStatus(query.error) === 404) return <NotFoundScreen />;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{query.data?.email ?? t('tab.subscribers')}</ScreenTitle>
      <BackLink href={subscribersPath}>{t('tab.subscribers')}</BackLink>
      {query.data ? (
        <Subscriber subscriber={query.data} />
      ) : (
        <LoadFailure query={query} title={t('subscriberFailed')} />
      )}
    </div>
  );
}

function Subscriber({ subscriber }: { subscriber: SubscriberDetails }) {
  const t = useMessages('studio-newsletters');
  const { email, state, suppression } = subscriber;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere]">
            <bdi>{email}</bdi>
          </h1>
          <p className="mt-1">
            <SubscriberBadge state={state} />
          </p>
        </div>
        <SubscriberActions subscriber={subscriber} />
      </div>
      {suppression ? <SuppressionNotice suppression={suppression} /> : null}
      <div className="mt-6 max-w-5xl">
        <SubscriberFacts subscriber={subscriber} />
        <h2 className="mt-8 text-xl">{t('title')}</h2>
        <OwnSubscriptions subscriber={subscriber} />
        <h2 className="mt-8 text-xl">{t('consents')}</h2>
        <p className="mt-1 text-muted">{t('consentsLead')}</p>
        <ConsentList consents={subscriber.consents} />
      </div>
    </>
  );
}

function SubscriberFacts({ subscriber }: { subscriber: SubscriberDetails }) {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  const languageName = useLanguageName();
  const { language, source, createdAt, confirmedAt, memberId, memberName } = subscriber;
  const link =
    memberId === null ? null : (
      <TextLink href={memberPath(memberId)}>
        <bdi>{memberName ?? memberId}</bdi>
      </TextLink>
    );
  return (
    <Facts
      facts={[
        [t('column.since'), format.moment(createdAt)],
        [t('fact.confirmed'), confirmedAt ? format.moment(confirmedAt) : t('notConfirmed')],
        [t('column.source'), source ? t(`source.${source}`) : null],
        [t('filter.language'), language ? languageName(language) : t('languageUnknown')],
        [t('fact.member'), link ?? t('noMember')],
      ]}
    />
  );
}

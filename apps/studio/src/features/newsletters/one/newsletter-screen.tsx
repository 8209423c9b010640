import {
  changeNewsletter,
  type NewsletterFields as Draft,
  type ManagedNewsletter,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { newslettersPath, newslettersQuery, subscribersPath } from '../newsletters-query.ts';
import { useNewsletterChange } from '../use-newsletter-change.ts';
import { NewsletterActions } from './newsletter-actions.tsx';
import { NewsletterFields } from './newsletter-fields.tsx';

/** The texts of a newsletter, and whether people can subscribe. */
export default function NewsletterScreen() {
  const { id = '' } = useParams();
  const t = useMessages('studio-newsletters');
  const query = useQuery(newslettersQuery(useApi()));
  if (query.isPending) return <ScreenSkeleton />;
  const newsletter = query.data?.find((one) => one.id === id);
  if (query.data && !newsletter) return <NotFoundScreen />;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{newsletter?.name ?? t('title')}</ScreenTitle>
      <BackLink href={newslettersPath}>{t('title')}</BackLink>
      {query.isError ? <LoadFailure query={query} title={t('loadFailed')} /> : null}
      {newsletter ? <Newsletter key={newsletter.id} newsletter={newsletter} /> : null}
    </div>
  );
}

function Newsletter({ newsletter }: { newsletter: ManagedNewsletter }) {
  const t = useMessages('studio-newsletters');
  const { id, name, isClosed, subscriberCount, canBeDeleted } = newsletter;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {isClosed ? <Badge>{t('closed')}</Badge> : null}
            {canBeDeleted ? (
              t('subscribers', { count: subscriberCount })
            ) : (
              <TextLink href={`${subscribersPath}?newsletter=${id}`}>
                {t('subscribers', { count: subscriberCount })}
              </TextLink>
            )}
          </p>
        </div>
        <NewsletterActions newsletter={newsletter} />
      </div>
      <NewsletterForm newsletter={newsletter} />
    </>
  );
}

function NewsletterForm({ newsletter }: { newsletter: ManagedNewsletter }) {
  const t = useMessages('studio-newsletters');
  const forms = useMessages('studio-forms');
  const { id, name, description, welcomeSubject, welcomeText } = newsletter;
  // What was read: somebody else's change in the meantime is a conflict.
  const [updatedAt, setUpdatedAt] = useState(newsletter.updatedAt);
  const save = useNewsletterChange<Draft>({
    send: (api, draft) => api(changeNewsletter, { params: { id }, body: { ...draft, updatedAt } }),
    done: t('saved'),
    onDone: (_, { data }) => setUpdatedAt(data.find((one) => one.id === id)?.updatedAt ?? ''),
  });
  const form = useStudioForm<Draft>({
    initial: { name, description, welcomeSubject, welcomeText },
    save,
  });
  return (
    <FormFrame form={form} action={forms('save')} className="mt-6 max-w-measure">
      <NewsletterFields form={form} />
    </FormFrame>
  );
}

import { chooseOwnNewsletters, type OwnNewsletters, readOwnNewsletters } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Loading, Notice, RetryNotice, Skeleton, useToast } from '@rostra/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessage } from '../../lib/errors/error-message.ts';
import { MemberSection } from '../../lib/member-pages/member-section.tsx';
import { useQueryError } from '../../lib/member-pages/use-query-error.ts';
import { NewsletterChoice } from '../newsletters/index.ts';
import { useApi } from '../sessions/index.ts';
import { useUnsaved } from './unsaved-changes.tsx';

const KEY = ['own-newsletters'];

/** What members get at the address of their account. */
export default function NewslettersSection() {
  const t = useMessages('newsletters');
  const api = useApi();
  const own = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api(readOwnNewsletters, {}, { signal }),
  });
  const failure = useQueryError(own);
  const data = own.data?.data;
  if (data?.newsletters.length === 0) return null;
  return (
    <MemberSection id="newsletters" title={t('preferencesTitle')} text={t('profileText')}>
      {data ? <ChoiceForm own={data} /> : null}
      {!data && failure ? (
        <RetryNotice title={t('notLoaded')} isBusy={own.isFetching} onRetry={own.refetch} />
      ) : null}
      {!data && !failure ? (
        <Loading>
          <Skeleton className="h-12 w-full" />
        </Loading>
      ) : null}
    </MemberSection>
  );
}

const chosenIn = ({ newsletters }: OwnNewsletters) =>
  newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id);

function ChoiceForm({ own }: { own: OwnNewsletters }) {
  const t = useMessages('newsletters');
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const saved = chosenIn(own);
  const [chosen, setChosen] = useState(saved);
  const [isBusy, setIsBusy] = useState(false);
  useUnsaved(
    t('preferencesTitle'),
    saved.length !== chosen.length || !saved.every((id) => chosen.includes(id)),
  );
  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const body = { newsletters: chosen, source: 'profile' } as const;
      queries.setQueryData(KEY, await api(chooseOwnNewsletters, { body }));
      toast.add({ title: t('saved') });
    } catch (error) {
      toast.add({ title: errorMessage(error), variant: 'destructive' });
    }
    setIsBusy(false);
  }
  return (
    <form
      method="post"
      aria-label={t('preferencesTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NewsletterChoice
        legend={t('choose')}
        isLegendHidden
        newsletters={own.newsletters}
        chosen={chosen}
        onChange={setChosen}
      />
      {own.isConfirmed ? null : (
        <Notice tone="warning" className="mt-4">
          {t('whenConfirmed')}
        </Notice>
      )}
      <Button type="submit" className="mt-6" isBusy={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}

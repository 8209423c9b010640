import { acceptSeatInvitation, checkSeatInvitation } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, RetryNotice } from '@rostra/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormPage } from '../../../lib/forms/form-page.tsx';
import { LinkQuestion } from '../../../lib/mailed-links/link-question.tsx';
import { LinkResult } from '../../../lib/mailed-links/link-result.tsx';
import { useLinkAction } from '../../../lib/mailed-links/use-link-action.ts';
import { WithLinkCode } from '../../../lib/mailed-links/with-link-code.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../lib/page-metadata/secret-page-meta.ts';
import { useApi } from '../../sessions/index.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import type { Route } from './+types/invitation.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'groups')('join.title'),
    path: pathTo(pages.seatInvitation),
  });
}

/** For people whose plan somebody else pays for. */
export default function SeatInvitationRoute() {
  const t = useMessages('groups');
  const forms = useMessages('forms');
  return (
    <WithLinkCode
      skeleton={<Checking />}
      incomplete={
        <LinkResult
          pageTitle={t('join.title')}
          tone="warning"
          title={forms('linkIncomplete')}
          text={t('join.incomplete')}
          next={{ href: pathTo(pages.dashboard), label: t('join.open') }}
        />
      }
    >
      {(code) => <Invitation code={code} />}
    </WithLinkCode>
  );
}

function Invitation({ code }: { code: string }) {
  const t = useMessages('groups');
  const forms = useMessages('forms');
  const api = useApi();
  const queries = useQueryClient();
  const planName = usePlanName();
  const { state, run } = useLinkAction(async () => {
    const group = await api(acceptSeatInvitation, { body: { code } });
    // Everything that depends on the plan is loaded again when it is shown.
    await queries.invalidateQueries({ refetchType: 'none' });
    return group;
  });
  const invitation = useQuery({
    queryKey: ['billing', 'seat-invitation', code],
    queryFn: () => api(checkSeatInvitation, { body: { code } }),
    // The link works once, so it is not checked again after it was used.
    enabled: state.status !== 'done' && state.status !== 'spent',
    retry: false,
    gcTime: 0,
  });
  const result = { pageTitle: t('join.title'), takesFocus: true };
  const toDashboard = { href: pathTo(pages.dashboard), label: t('join.open') };
  const { data, error } = invitation;
  const isSpent = error instanceof ApiError && error.code === 'invalid_code';
  if (state.status === 'done') {
    const payer = state.result.membership?.payer ?? '';
    const text = t('join.done', { payer });
    return (
      <LinkResult
        {...result}
        tone="success"
        title={t('join.doneTitle')}
        text={text}
        next={toDashboard}
      />
    );
  }
  if (state.status === 'spent' || isSpent) {
    return (
      <LinkResult
        {...result}
        tone="warning"
        title={forms('linkSpent')}
        text={t('join.spent')}
        next={toDashboard}
      />
    );
  }
  if (error) {
    return (
      <FormPage title={t('join.title')}>
        <RetryNotice
          title={t('loadFailed')}
          isBusy={invitation.isFetching}
          onRetry={invitation.refetch}
        />
      </FormPage>
    );
  }
  if (!data) return <Checking />;
  if (data.obstacle) {
    return (
      <LinkResult
        {...result}
        tone="warning"
        title={t('join.failed')}
        text={t(`join.obstacle.${data.obstacle}`)}
        next={{ href: pathTo(pages.subscription), label: t('join.toPlan') }}
      />
    );
  }
  return (
    <LinkQuestion
      pageTitle={t('join.title')}
      question={t('join.question', {
        payer: data.payer,
        plan: planName(data.planId, data.planName),
      })}
      action={t('join.action')}
      failedTitle={t('join.failed')}
      state={state}
      run={run}
    />
  );
}

function Checking() {
  const t = useMessages('groups');
  return (
    <FormPage title={t('join.title')}>
      <FormSkeleton fields={1} />
    </FormPage>
  );
}

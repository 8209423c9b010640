import { INVITATION_DAYS } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, FormSkeleton, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../../lib/forms/aside-text.tsx';
import { FormPage } from '../../../lib/forms/form-page.tsx';
import { LinkResult } from '../../../lib/mailed-links/link-result.tsx';
import { WithLinkCode } from '../../../lib/mailed-links/with-link-code.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { secretPageMeta } from '../../../lib/page-metadata/secret-page-meta.ts';
import { useSite } from '../../../lib/site/site-context.ts';
import type { Route } from './+types/invitation.route.ts';
import { InvitationForm } from './invitation-form.tsx';
import { useInvitation } from './use-invitation.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'invitation')('pageTitle'),
    path: pathTo(pages.invitation),
  });
}

/** For people who were invited to the staff, and have no password yet. */
export default function InvitationRoute() {
  const t = useMessages('invitation');
  const forms = useMessages('forms');
  return (
    <WithLinkCode
      skeleton={<Checking />}
      incomplete={<InvalidInvitation title={forms('linkIncomplete')} text={t('incomplete')} />}
    >
      {(code) => <Invitation code={code} />}
    </WithLinkCode>
  );
}

function Invitation({ code }: { code: string }) {
  const t = useMessages('invitation');
  const forms = useMessages('forms');
  const ui = useMessages('ui');
  const { state, check, onSpent } = useInvitation(code);
  switch (state.status) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return (
        <InvitationPage>
          <Notice tone="danger" title={t('checkFailed')} isLive className="mb-6">
            {state.message}
          </Notice>
          <Button onClick={check}>{ui('tryAgain')}</Button>
        </InvitationPage>
      );
    case 'spent':
      return (
        <InvalidInvitation
          takesFocus
          title={forms('linkSpent')}
          text={t('spent', { days: INVITATION_DAYS })}
        />
      );
    case 'open':
      return (
        <InvitationPage lead={t('lead', { email: state.email, role: state.role })}>
          <InvitationForm code={code} email={state.email} onSpent={onSpent} />
        </InvitationPage>
      );
  }
}

const Checking = () => (
  <InvitationPage>
    <FormSkeleton fields={2} />
  </InvitationPage>
);

function InvitationPage({ lead, children }: { lead?: string; children: ReactNode }) {
  const t = useMessages('invitation');
  const { name } = useSite();
  return (
    <FormPage
      title={t('title', { site: name })}
      lead={lead}
      aside={
        <>
          <AsideText title={t('nextTitle')}>{t('next')}</AsideText>
          <AsideText title={t('lifetimeTitle')}>
            {t('lifetime', { days: INVITATION_DAYS })}
          </AsideText>
        </>
      }
    >
      {children}
    </FormPage>
  );
}

interface InvalidInvitationProps {
  title: string;
  text: string;
  takesFocus?: boolean;
}

function InvalidInvitation(props: InvalidInvitationProps) {
  const t = useMessages('invitation');
  const accounts = useMessages('accounts');
  const next = { href: pathTo(pages.login), label: accounts('goToLogin') };
  return <LinkResult {...props} pageTitle={t('pageTitle')} tone="warning" next={next} />;
}

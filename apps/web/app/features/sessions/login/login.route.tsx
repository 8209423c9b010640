import type { PendingLogin } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { AsideText } from '../../../lib/forms/aside-text.tsx';
import { FormPage } from '../../../lib/forms/form-page.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { GuestsOnly } from '../access/guests-only.tsx';
import type { Route } from './+types/login.route.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginLink } from './login-link.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { type Blocked, useBlocked } from './use-blocked.ts';
import { useLoginForm } from './use-login-form.ts';
import { useSecondStep } from './use-second-step.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: translate(matches, 'sessions')('title'),
    path: pathTo(pages.login),
    isHidden: true,
  });
}

export default function LoginRoute() {
  const { step, cancelReason, begin, complete, cancel } = useSecondStep();
  const blocked = useBlocked();
  return (
    <GuestsOnly>
      {step ? (
        <step.Component
          pending={step.pending}
          attempt={blocked.attempt}
          onLoggedIn={complete}
          onCancel={cancel}
        />
      ) : (
        <FirstStep notice={cancelReason} blocked={blocked} onPending={begin} />
      )}
    </GuestsOnly>
  );
}

interface FirstStepProps {
  notice: string | undefined;
  blocked: Blocked;
  onPending: (login: PendingLogin) => Promise<void>;
}

function FirstStep({ notice, blocked: { isBlocked, attempt }, onPending }: FirstStepProps) {
  const t = useMessages('sessions');
  const { props } = useLoginForm({ onPending, attempt });
  return (
    <FormPage
      title={t('title')}
      aside={
        <>
          <AsideText title={t('notMember')}>
            {t.rich('joinNow', {
              link: (children) => <LoginLink to="register">{children}</LoginLink>,
            })}
          </AsideText>
          <AsideText title={t('cannotLogIn')}>
            {t.rich('choosePassword', {
              link: (children) => (
                <TextLink href={pathTo(pages.forgotPassword)}>{children}</TextLink>
              ),
            })}
          </AsideText>
        </>
      }
    >
      {isBlocked ? <BlockedNotice /> : <SessionEndNotice />}
      {notice ? (
        <Notice tone="warning" isLive className="mb-8">
          {notice}
        </Notice>
      ) : null}
      <LoginForm {...props} formError={isBlocked ? undefined : props.formError} />
      <PasskeyLogin attempt={attempt} />
    </FormPage>
  );
}

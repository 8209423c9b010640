import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { NewPasswordForm } from '../../lib/forms/new-password-form.tsx';
import { LinkResult } from '../../lib/mailed-links/link-result.tsx';
import { WithLinkCode } from '../../lib/mailed-links/with-link-code.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import type { Route } from './+types/reset-password.route.ts';
import { useResetPasswordForm } from './use-reset-password-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return secretPageMeta(matches, {
    title: translate(matches, 'password-recovery')('resetTitle'),
    path: pathTo(pages.resetPassword),
  });
}

export default function ResetPasswordRoute() {
  const t = useMessages('password-recovery');
  const forms = useMessages('forms');
  return (
    <WithLinkCode
      skeleton={
        <ResetPage>
          <FormSkeleton fields={2} />
        </ResetPage>
      }
      incomplete={<InvalidLink title={forms('linkIncomplete')} text={t('incomplete')} />}
    >
      {(code) => <ResetPassword code={code} />}
    </WithLinkCode>
  );
}

function ResetPassword({ code }: { code: string }) {
  const t = useMessages('password-recovery');
  const forms = useMessages('forms');
  const { props, isSpent } = useResetPasswordForm(code);
  if (isSpent) return <InvalidLink takesFocus title={forms('linkSpent')} text={t('spent')} />;
  return (
    <ResetPage>
      <NewPasswordForm {...props} />
    </ResetPage>
  );
}

function ResetPage({ children }: { children: ReactNode }) {
  const t = useMessages('password-recovery');
  return (
    <FormPage
      title={t('resetTitle')}
      aside={<AsideText title={t('resetNextTitle')}>{t('resetNext')}</AsideText>}
    >
      {children}
    </FormPage>
  );
}

interface InvalidLinkProps {
  title: string;
  text: string;
  takesFocus?: boolean;
}

function InvalidLink(props: InvalidLinkProps) {
  const t = useMessages('password-recovery');
  const next = { href: pathTo(pages.forgotPassword), label: t('askForLink') };
  return <LinkResult {...props} pageTitle={t('resetTitle')} tone="warning" next={next} />;
}

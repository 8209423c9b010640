import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, LinkButton, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { NewPasswordForm } from '../../lib/forms/new-password-form.tsx';
import { useLinkCode } from '../../lib/forms/use-link-code.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/reset-password.route.ts';
import { useResetPasswordForm } from './use-reset-password-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: translate(matches, 'password-recovery')('resetTitle'),
      path: pathTo(pages.resetPassword),
      isHidden: true,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ResetPasswordRoute() {
  const t = useMessages('password-recovery');
  const forms = useMessages('forms');
  const code = useLinkCode();
  if (code) return <ResetWithCode key={code} code={code} />;
  if (code === undefined) {
    return (
      <ResetPage>
        <FormSkeleton fields={2} />
      </ResetPage>
    );
  }
  return <NewLink title={forms('linkIncomplete')}>{t('incomplete')}</NewLink>;
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

function ResetWithCode({ code }: { code: string }) {
  const t = useMessages('password-recovery');
  const forms = useMessages('forms');
  const { props, isSpent } = useResetPasswordForm(code);
  if (isSpent) {
    return (
      <NewLink title={forms('linkSpent')} replacesForm>
        {t('spent')}
      </NewLink>
    );
  }
  return (
    <ResetPage>
      <NewPasswordForm {...props} />
    </ResetPage>
  );
}

interface NewLinkProps {
  title: string;
  children: string;
  /** Takes the focus of the form that it replaces. */
  replacesForm?: boolean;
}

/** Explains why a link does not work and offers a new one. */
function NewLink({ title, children, replacesForm = false }: NewLinkProps) {
  const t = useMessages('password-recovery');
  return (
    <FormPage title={t('resetTitle')}>
      <div tabIndex={-1} ref={replacesForm ? focusOnMount : undefined}>
        <Notice tone="warning" title={title} isLive={replacesForm}>
          {children}
        </Notice>
      </div>
      <LinkButton href={pathTo(pages.forgotPassword)} className="mt-6">
        {t('askForLink')}
      </LinkButton>
    </FormPage>
  );
}

import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useForgotPasswordForm } from './use-forgot-password-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: translate(matches, 'password-recovery')('forgotTitle'),
    path: pathTo(pages.forgotPassword),
    isHidden: true,
  });
}

export default function ForgotPasswordRoute() {
  const t = useMessages('password-recovery');
  const { props, sentMessage } = useForgotPasswordForm();
  return (
    <FormPage
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      aside={
        <>
          <AsideText title={t('noEmailTitle')}>{t('noEmail')}</AsideText>
          <AsideText title={t('rememberedTitle')}>
            <TextLink href={pathTo(pages.login)} className="-my-2.5 inline-block py-2.5">
              {t('backToLogin')}
            </TextLink>
          </AsideText>
        </>
      }
    >
      <ForgotPasswordForm {...props} sentMessage={sentMessage} />
    </FormPage>
  );
}

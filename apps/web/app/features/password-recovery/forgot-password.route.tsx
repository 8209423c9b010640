import { pages, pathTo } from '@rostra/contract/pages';
import { TextLink } from '@rostra/ui';
import { AsideText } from '../../lib/forms/aside-text.tsx';
import { FormPage } from '../../lib/forms/form-page.tsx';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/forgot-password.route.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useForgotPasswordForm } from './use-forgot-password-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Forgot password',
    path: pathTo(pages.forgotPassword),
    isHidden: true,
  });
}

export default function ForgotPasswordRoute() {
  const { props, sentMessage } = useForgotPasswordForm();
  return (
    <FormPage
      title="Forgot password"
      lead="We will email you a link to choose a new one."
      aside={
        <>
          <AsideText title="No email?">
            Check your spam folder, and make sure that you entered the email address of your
            account.
          </AsideText>
          <AsideText title="Remembered it?">
            <TextLink href={pathTo(pages.login)} className="-my-2.5 inline-block py-2.5">
              Back to login
            </TextLink>
          </AsideText>
        </>
      }
    >
      <ForgotPasswordForm {...props} sentMessage={sentMessage} />
    </FormPage>
  );
}

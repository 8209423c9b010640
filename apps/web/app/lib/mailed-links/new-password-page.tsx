import type { PasswordReset } from '@rostra/contract';
import { FormPage } from '../forms/form-page.tsx';
import { NewPasswordForm } from '../forms/new-password-form.tsx';
import { MailedLinkPage, type MailedLinkTexts, SpentLink } from './mailed-link-page.tsx';
import { useNewPasswordForm } from './use-new-password-form.ts';

interface NewPasswordPageProps extends MailedLinkTexts {
  submit: (body: PasswordReset) => Promise<void>;
}

/** Asks for a new password, which is set with the code of a mailed link. */
export const NewPasswordPage = (props: NewPasswordPageProps) => (
  <MailedLinkPage {...props} fields={2}>
    {(code) => <NewPassword {...props} code={code} />}
  </MailedLinkPage>
);

function NewPassword(props: NewPasswordPageProps & { code: string }) {
  const { code, pageTitle, lead, aside, submit } = props;
  const form = useNewPasswordForm(code, submit);
  if (form.isSpent) return <SpentLink {...props} />;
  return (
    <FormPage title={pageTitle} lead={lead} aside={aside}>
      <NewPasswordForm {...form.props} />
    </FormPage>
  );
}

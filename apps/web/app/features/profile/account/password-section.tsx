import { changePassword, passwordChangeSchema } from '@rostra/contract';
import { Button, PasswordField, useToast } from '@rostra/ui';
import { useQueryClient } from '@tanstack/react-query';
import { MemberSection } from '../../../components/member-section.tsx';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';
import { useUnsaved } from '../unsaved-changes.tsx';
import { SESSIONS_KEY } from './use-sessions.ts';

const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ username }: { username: string }) {
  const source = useSessionSource();
  const queries = useQueryClient();
  const api = useApi();
  const toast = useToast();
  const { props, isDirty } = useContractForm({
    schema: passwordChangeSchema,
    names,
    values: empty,
    fieldOf: { wrong_password: 'currentPassword' },
    submit: async (body) => {
      source.setMember(await api(changePassword, { body }));
      toast.add({
        title: 'Your password is changed.',
        description: 'Every other device is logged out.',
      });
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
      return empty;
    },
    onFailure: (title) => toast.add({ title, variant: 'destructive' }),
  });
  useUnsaved('Password', isDirty);
  const { fields, errors } = props;
  return (
    <MemberSection
      id="password"
      title="Password"
      text="Changing it logs out every other device, and a notice goes to your email."
    >
      <AccountForm
        {...props}
        label="Password"
        actions={
          <Button type="submit" isBusy={props.isBusy}>
            Change password
          </Button>
        }
      >
        {/* So that password managers know whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword}
          {...fields.currentPassword}
        />
        <PasswordField
          className="mt-2"
          label="New password"
          help="At least 8 characters. A sentence you can remember is better than a short riddle."
          autoComplete="new-password"
          error={errors.newPassword}
          {...fields.newPassword}
        />
        <PasswordField
          className="mt-2"
          label="New password again"
          autoComplete="new-password"
          error={errors.confirmPassword}
          {...fields.confirmPassword}
        />
      </AccountForm>
    </MemberSection>
  );
}

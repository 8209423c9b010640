import { profileFieldsSchema, type User } from '@rostra/contract';
import { Button, TextareaField, TextField, useToast } from '@rostra/ui';
import { MemberSection } from '../../../components/member-section.tsx';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useUnsaved } from '../unsaved-changes.tsx';
import { useSaveUser } from '../use-profile.ts';

const names = ['firstName', 'lastName', 'organisation', 'bio'] as const;

const valuesOf = ({ profile }: User) => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  organisation: profile.organisation ?? '',
  bio: profile.bio ?? '',
});

export function PersonalSection({ user }: { user: User }) {
  const save = useSaveUser();
  const toast = useToast();
  const { props, isDirty } = useContractForm({
    schema: profileFieldsSchema,
    names,
    values: valuesOf(user),
    submit: async (profile) => {
      const saved = await save({ profile });
      toast.add({ title: 'Your personal data is saved.' });
      return valuesOf(saved);
    },
    onFailure: (title) => toast.add({ title, variant: 'destructive' }),
  });
  useUnsaved('Personal data', isDirty);
  const { fields, errors } = props;
  return (
    <MemberSection
      id="personal-data"
      title="Personal data"
      text="Your name stands in place of your username once you give it."
    >
      <dl className="mb-6 text-sm">
        <dt className="font-medium">Username</dt>
        <dd className="mt-0.5 break-words text-muted">{user.username}</dd>
      </dl>
      <AccountForm
        {...props}
        label="Personal data"
        actions={
          <Button type="submit" isBusy={props.isBusy}>
            Save personal data
          </Button>
        }
      >
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <TextField
            label="First name"
            isOptional
            autoComplete="given-name"
            error={errors.firstName}
            {...fields.firstName}
          />
          <TextField
            label="Last name"
            isOptional
            autoComplete="family-name"
            error={errors.lastName}
            {...fields.lastName}
          />
        </div>
        <TextField
          className="mt-2"
          label="Organisation"
          isOptional
          autoComplete="organization"
          error={errors.organisation}
          {...fields.organisation}
        />
        <TextareaField
          className="mt-2"
          label="About you"
          isOptional
          help="A few sentences, at most 2,000 characters."
          rows={4}
          error={errors.bio}
          {...fields.bio}
        />
      </AccountForm>
    </MemberSection>
  );
}

import { profileFieldsSchema, type User } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormSection } from '../form-section.tsx';
import { useSaveUser } from '../use-profile.ts';

const names = ['firstName', 'lastName', 'organisation', 'bio'] as const;

const valuesOf = ({ profile }: User) => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  organisation: profile.organisation ?? '',
  bio: profile.bio ?? '',
});

export function PersonalSection({ user }: { user: User }) {
  const t = useMessages('profile');
  const save = useSaveUser();
  const toast = useToast();
  const form = useContractForm({
    schema: profileFieldsSchema,
    names,
    values: valuesOf(user),
    submit: async (profile) => {
      const saved = await save({ profile });
      toast.add({ title: t('personalSaved') });
      return valuesOf(saved);
    },
    toastsFailure: true,
  });
  const { fields, errors } = form.props;
  return (
    <FormSection
      id="personal-data"
      title={t('personal')}
      text={t('personalText')}
      form={form}
      action={t('savePersonal')}
      intro={
        <dl className="mb-6 text-sm">
          <dt className="font-medium">{t('username')}</dt>
          <dd className="mt-0.5 break-words text-muted">{user.username}</dd>
        </dl>
      }
    >
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <TextField
          label={t('firstName')}
          isOptional
          autoComplete="given-name"
          error={errors.firstName}
          {...fields.firstName}
        />
        <TextField
          label={t('lastName')}
          isOptional
          autoComplete="family-name"
          error={errors.lastName}
          {...fields.lastName}
        />
      </div>
      <TextField
        className="mt-2"
        label={t('organisation')}
        isOptional
        autoComplete="organization"
        error={errors.organisation}
        {...fields.organisation}
      />
      <TextareaField
        className="mt-2"
        label={t('aboutYou')}
        isOptional
        help={t('aboutYouHelp')}
        rows={4}
        error={errors.bio}
        {...fields.bio}
      />
    </FormSection>
  );
}

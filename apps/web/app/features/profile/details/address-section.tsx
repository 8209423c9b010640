import { readUserData, type User, userDataSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormSection } from '../form-section.tsx';
import { useSaveUser } from '../use-profile.ts';
import { writeMetadata } from './write-metadata.ts';

const names = ['address', 'city', 'state', 'zipCode', 'country', 'phoneNumber'] as const;

function valuesOf({ metadata }: User) {
  const data = readUserData(metadata);
  return {
    address: data.address ?? '',
    city: data.city ?? '',
    state: data.state ?? '',
    zipCode: data.zipCode ?? '',
    country: data.country ?? '',
    phoneNumber: data.phoneNumber ?? '',
  };
}

export function AddressSection({ user }: { user: User }) {
  const t = useMessages('profile');
  const save = useSaveUser();
  const toast = useToast();
  const form = useContractForm({
    schema: userDataSchema,
    names,
    values: valuesOf(user),
    submit: async (userData) => {
      const saved = await save({ metadata: writeMetadata(user.metadata, userData) });
      toast.add({ title: t('addressSaved') });
      return valuesOf(saved);
    },
    toastsFailure: true,
  });
  const { fields, errors } = form.props;
  return (
    <FormSection
      id="address"
      title={t('address')}
      text={t('addressText')}
      form={form}
      action={t('saveAddress')}
    >
      <TextField
        label={t('street')}
        isOptional
        autoComplete="address-line1"
        error={errors.address}
        {...fields.address}
      />
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <TextField
          label={t('city')}
          isOptional
          autoComplete="address-level2"
          error={errors.city}
          {...fields.city}
        />
        <TextField
          label={t('state')}
          isOptional
          autoComplete="address-level1"
          error={errors.state}
          {...fields.state}
        />
        <TextField
          label={t('postalCode')}
          isOptional
          autoComplete="postal-code"
          error={errors.zipCode}
          {...fields.zipCode}
        />
        <TextField
          label={t('country')}
          isOptional
          autoComplete="country-name"
          error={errors.country}
          {...fields.country}
        />
        <TextField
          label={t('phone')}
          isOptional
          type="tel"
          autoComplete="tel"
          error={errors.phoneNumber}
          {...fields.phoneNumber}
        />
      </div>
    </FormSection>
  );
}

import { useMessages } from '@rostra/messages/react';
import { TextareaField } from '@rostra/ui/forms';

interface PostalAddressFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function PostalAddressField({ value, error, onChange }: PostalAddressFieldProps) {
  const t = useMessages('studio-settings');
  return (
    <TextareaField
      label={t('label.postalAddress')}
      help={t('help.postalAddress')}
      isOptional
      rows={3}
      maxLength={300}
      autoComplete="street-address"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

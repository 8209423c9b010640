import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import type { StudioForm } from './use-studio-form.ts';

interface TypedAddressProps {
  /** The address that has to be typed. */
  email: string;
  label: string;
  form: StudioForm<{ email: string }>;
}

/** Nobody erases somebody by accident: the address has to be typed. */
export function TypedAddress({ email, label, form }: TypedAddressProps) {
  const t = useMessages('studio-forms');
  return (
    <>
      <p className="mt-4 [overflow-wrap:anywhere]">
        {t.rich('typeAddress', {
          email,
          strong: (children) => <strong>{children}</strong>,
        })}
      </p>
      <TextField
        className="mt-3"
        label={label}
        type="email"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...form.field('email')}
      />
    </>
  );
}

export const typedAddress = (email: string): string => email.trim().toLowerCase();

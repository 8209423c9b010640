import { useMessages } from '@rostra/messages/react';
import { TextField, type TextFieldProps } from '@rostra/ui/forms';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';

interface CodeFormProps extends Omit<TextFieldProps, 'form'> {
  form: ContractForm<'code'>;
}

const focusInput = (part: HTMLElement | null) => part?.querySelector('input')?.focus();

/** One field for a code. Takes the focus of the element that it replaces. */
export function CodeForm({ form: { props }, ...field }: CodeFormProps) {
  const t = useMessages('two-step-login');
  return (
    <div ref={focusInput}>
      <AccountForm {...props} submitLabel={t('continue')}>
        <TextField
          {...field}
          spellCheck={false}
          autoCapitalize="none"
          error={props.errors.code}
          {...props.fields.code}
        />
      </AccountForm>
    </div>
  );
}

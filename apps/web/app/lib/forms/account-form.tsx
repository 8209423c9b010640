import { Button, Notice } from '@rostra/ui';
import { ErrorSummary } from '@rostra/ui/forms';
import type { ReactNode } from 'react';
import type { FormProps } from './form-props.ts';

interface AccountFormProps extends Omit<FormProps<string>, 'fields'> {
  /** Accessible name of the form. */
  label?: string;
  children: ReactNode;
  submitLabel?: string;
  /** Replaces the submit button, for forms with more than one button. */
  actions?: ReactNode;
}

/** The frame of a form: its fields, form errors and buttons. */
export function AccountForm({
  errors,
  formError,
  isBusy,
  onSubmit,
  label,
  children,
  submitLabel,
  actions,
}: AccountFormProps) {
  const messages = [...new Set(Object.values(errors))].filter((message) => message !== undefined);
  return (
    <form noValidate method="post" onSubmit={onSubmit} aria-label={label}>
      <ErrorSummary isQuiet errors={messages.map((message) => ({ message }))} />
      {children}
      {formError ? (
        <Notice tone="danger" className="mt-3">
          {formError}
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {actions ?? (
          <Button type="submit" isBusy={isBusy}>
            {submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}

import { Notice } from '@rostra/ui';
import { ErrorSummary } from '@rostra/ui/forms';
import type { ComponentProps, ReactNode } from 'react';

interface AccountFormProps {
  errors: Partial<Record<string, string>>;
  formError: string | undefined;
  onSubmit: ComponentProps<'form'>['onSubmit'] | undefined;
  label?: string;
  children: ReactNode;
  /** The submit button and anything beside it. */
  actions: ReactNode;
}

/** Fields, form errors and the submit button. */
export function AccountForm({
  errors,
  formError,
  onSubmit,
  label,
  children,
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
      <div className="mt-4 flex flex-wrap items-center gap-4">{actions}</div>
    </form>
  );
}

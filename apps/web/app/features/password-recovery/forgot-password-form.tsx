import { Button, Notice, TextField } from '@rostra/ui';
import type { FormProps } from '../../lib/form-props.ts';

interface ForgotPasswordFormProps extends FormProps<'email'> {
  /** The same sentence for every address. */
  sentMessage?: string;
}

export function ForgotPasswordForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
  sentMessage,
}: ForgotPasswordFormProps) {
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      {formError ? (
        <Notice tone="danger" isLive className="mb-6">
          {formError}
        </Notice>
      ) : null}
      {sentMessage ? (
        <Notice tone="success" isLive title="Check your email" className="mb-6">
          {sentMessage}
        </Notice>
      ) : null}
      <TextField
        label="Email"
        help="The address you joined with."
        type="email"
        name="email"
        autoComplete="email"
        required
        error={errors.email}
        {...fields.email}
      />
      <Button type="submit" isBusy={isBusy} className="mt-4">
        Send link
      </Button>
    </form>
  );
}

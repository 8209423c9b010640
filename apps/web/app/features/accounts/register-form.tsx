import { Button, Notice, PasswordField, TextField } from '@rostra/ui';
import type { FormProps } from '../../lib/form-props.ts';

export type RegisterFieldName = 'username' | 'email' | 'password';

export function RegisterForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<RegisterFieldName>) {
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      {formError ? (
        <Notice tone="danger" isLive className="mb-6">
          {formError}
        </Notice>
      ) : null}
      <TextField
        label="Username"
        help="Shown to other members until you add your name."
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
        {...fields.username}
      />
      <TextField
        className="mt-3"
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        error={errors.email}
        {...fields.email}
      />
      <PasswordField
        className="mt-3"
        label="Password"
        help="A sentence you can remember is better than a short riddle."
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        {...fields.password}
      />
      <Button type="submit" isBusy={isBusy} className="mt-4">
        Create account
      </Button>
    </form>
  );
}

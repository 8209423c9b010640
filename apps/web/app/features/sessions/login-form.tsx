import { Button, Notice, PasswordField, TextField, TextLink } from '@rostra/ui';
import type { FormProps } from '../../lib/form-props.ts';

export type LoginFieldName = 'identifier' | 'password';

export function LoginForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<LoginFieldName>) {
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      {formError ? (
        <Notice tone="danger" isLive className="mb-6">
          {formError}
        </Notice>
      ) : null}
      <TextField
        label="Username or email"
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.identifier}
        {...fields.identifier}
      />
      <PasswordField
        className="mt-3"
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
        {...fields.password}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" isBusy={isBusy}>
          Login
        </Button>
        <TextLink href="/forgot-password" className="py-2 text-sm">
          Forgot your password?
        </TextLink>
      </div>
    </form>
  );
}

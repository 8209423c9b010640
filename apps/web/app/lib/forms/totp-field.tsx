import { TextField, type TextFieldProps } from '@rostra/ui/forms';

/** A code from an authenticator app. */
export function TotpField(props: TextFieldProps) {
  return (
    <TextField {...props} autoComplete="one-time-code" inputMode="numeric" spellCheck={false} />
  );
}

import { TextField, type TextFieldProps } from '@rostra/ui/forms';

/** A code that somebody types from a mail or a card. */
export function CodeField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      maxLength={100}
    />
  );
}

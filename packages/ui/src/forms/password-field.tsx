import { useMessages } from '@rostra/messages/react';
import { type ComponentProps, useState } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>,
    FieldTexts {}

export function PasswordField({
  label,
  help,
  error,
  isOptional = false,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const t = useMessages('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, help, error, isOptional, className, id }}>
      {(attributes) => (
        <span className="relative block">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            className={controlClass('min-h-12 py-2 pe-20')}
          />
          <button
            type="button"
            aria-controls={attributes.id}
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-1 end-1 rounded-sm px-3 font-medium text-accent text-sm hover:bg-sunken"
          >
            {t(isShown ? 'hide' : 'show')}
          </button>
        </span>
      )}
    </Field>
  );
}

import { useMessages } from '@rostra/messages/react';
import { type ComponentProps, useState } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>,
    FieldTexts {}

export function PasswordField(props: PasswordFieldProps) {
  const { field, control } = splitFieldProps(props);
  const t = useMessages('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className="relative block">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...control}
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

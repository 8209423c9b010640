import { type TokenAccess, tokenAccesses } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

interface AccessFieldProps {
  value: TokenAccess;
  onChange: (access: TokenAccess) => void;
}

/** What the token may do. */
export function AccessField({ value, onChange }: AccessFieldProps) {
  const t = useMessages('studio-tokens');
  return (
    <fieldset className="mt-4">
      <legend className="font-medium">{t('access')}</legend>
      <div className="mt-2 grid gap-1">
        {tokenAccesses.map((access) => (
          <label
            key={access}
            className="flex cursor-pointer gap-2.5 rounded border border-transparent p-2 hover:bg-sunken has-checked:border-line-strong"
          >
            <input
              type="radio"
              name="access"
              checked={access === value}
              onChange={() => onChange(access)}
              className="mt-0.5 size-4 accent-accent"
            />
            <span>
              <span className="block font-medium">{t(`access.${access}`)}</span>
              <span className="block text-muted text-xs">{t(`allows.${access}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

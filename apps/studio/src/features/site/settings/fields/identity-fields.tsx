import { emblems, type Logo, type SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { type IdentityPicture, LogoField } from './logo-field.tsx';

type Values = Pick<SettingValues, 'name' | IdentityPicture | 'emblem'>;

interface IdentityFieldsProps {
  values: Values;
  errorOf: (key: IdentityPicture) => string | undefined;
  onChange: (change: Partial<Values>) => void;
}

/** The papers of both themes, as in the tokens of the design. */
const LIGHT = 'rounded border border-line bg-[#faf8f3] p-4';
const DARK = 'rounded border border-line bg-[#151513] p-4';

/** What an organisation is recognised by: logos, icon and emblem, with an example in both themes. */
export function IdentityFields({ values, errorOf, onChange }: IdentityFieldsProps) {
  const t = useMessages('studio-settings');
  const { name, logo, darkLogo, icon } = values;
  const field = (which: IdentityPicture) => ({
    which,
    value: values[which],
    error: errorOf(which),
    onChange: (next: Logo | null) => onChange({ [which]: next }),
  });
  return (
    <>
      <LogoField {...field('logo')}>
        {logo ? (
          <div className="mt-3 grid gap-2 sm:grid-cols-2">
            <div className={LIGHT}>
              <Preview logo={logo} name={name} />
            </div>
            <div className={DARK}>
              {darkLogo ? (
                <Preview logo={darkLogo} name="" />
              ) : (
                <span className="inline-block rounded bg-[#faf8f3] p-1">
                  <Preview logo={logo} name="" />
                </span>
              )}
            </div>
          </div>
        ) : null}
      </LogoField>
      {logo ? <LogoField {...field('darkLogo')} /> : null}
      <LogoField {...field('icon')}>
        {icon ? (
          <div className="mt-3 flex gap-2">
            <div className={LIGHT}>
              <Preview logo={icon} name={t('icon.title')} />
            </div>
            <div className={DARK}>
              <Preview logo={icon} name="" />
            </div>
          </div>
        ) : null}
      </LogoField>
      <SelectField
        label={t('emblem.title')}
        help={t('emblem.help')}
        className="mb-6"
        value={values.emblem}
        onChange={({ target }) => onChange({ emblem: target.value as Values['emblem'] })}
      >
        {emblems.map((choice) => (
          <option key={choice} value={choice}>
            {t(`emblem.${choice}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const Preview = ({ logo, name }: { logo: Logo; name: string }) => (
  <img {...logo} alt={name} className="h-10 w-auto max-w-full object-contain" />
);

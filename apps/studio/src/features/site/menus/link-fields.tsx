import type { Settings, SettingValues } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { FixedBy } from '../settings/fields/fixed-by.tsx';

const legalKeys = ['privacyUrl', 'termsUrl', 'cookiesUrl', 'imprintUrl'] as const;
export const linkKeys = ['careers', ...legalKeys] as const;
type LinkKey = (typeof linkKeys)[number];

type LinkValues = Pick<SettingValues, LinkKey>;

interface LinkFieldsProps {
  settings: Settings;
  values: LinkValues;
  errorOf: (key: LinkKey) => string | undefined;
  onChange: (change: Partial<LinkValues>) => void;
}

/** Where entries of the footer lead whose page may be elsewhere. */
export function LinkFields({ settings, values, errorOf, onChange }: LinkFieldsProps) {
  const t = useMessages('studio-settings');
  const fieldOf = (key: LinkKey) => {
    const { fixedBy } = settings[key];
    return (
      <TextField
        key={key}
        type="url"
        dir="ltr"
        label={t(`label.${key}`)}
        help={fixedBy ? <FixedBy variable={fixedBy} /> : undefined}
        maxLength={500}
        autoComplete="off"
        readOnly={fixedBy !== null}
        value={values[key]}
        error={errorOf(key)}
        onChange={({ target }) => onChange({ [key]: target.value.trim() })}
      />
    );
  };
  return (
    <>
      <p className="mb-4 text-muted">{t('addresses.help')}</p>
      {fieldOf('careers')}
      <p className="mt-2 mb-4 text-muted">
        {t.rich('legalHelp', {
          link: (children) => <TextLink href={`${studioPath}/main-pages`}>{children}</TextLink>,
        })}
      </p>
      {legalKeys.map(fieldOf)}
    </>
  );
}

import type { StudioImportOptions } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckboxField, SelectField, TextField } from '@rostra/ui/forms';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { useSite } from '../../../lib/site.ts';
import type { OptionFieldsProps } from './option-fields-props.ts';
import { SubscriberOptions } from './subscriber-options.tsx';

const PAGES = ['publish', 'draft', 'skip'] as const;
const PARTS = ['omit', 'members'] as const;

/** What the file itself does not say. */
export function OptionFields({ format, options, isBusy, errorOf, onChange }: OptionFieldsProps) {
  const t = useMessages('studio-imports');
  const languageName = useLanguageName();
  const { languages } = useSite();
  /** An empty field is one that was not filled in. */
  const change = (name: keyof StudioImportOptions, value: string) => {
    const { [name]: _, ...others } = options;
    onChange(value.trim() ? { ...others, [name]: value.trim() } : others);
  };
  return (
    <>
      {format === 'strapi' ? (
        <TextField
          className="mt-4"
          type="password"
          autoComplete="off"
          label={t('key')}
          help={t('keyHelp')}
          isOptional
          dir="ltr"
          disabled={isBusy}
          value={options.key ?? ''}
          onChange={({ target: { value } }) => {
            const { key: _, ...others } = options;
            onChange(value === '' ? others : { ...others, key: value });
          }}
        />
      ) : null}
      {format === 'ghost' || format === 'strapi' ? (
        <TextField
          key={format}
          className="mt-4"
          type="url"
          label={t(`site.${format}`)}
          help={t(`siteHelp.${format}`)}
          isOptional
          dir="ltr"
          disabled={isBusy}
          onChange={({ target }) => change('site', target.value)}
        />
      ) : null}
      {format === 'ghost' ? (
        <TextField
          className="mt-4"
          label={t('permalink')}
          help={t('permalinkHelp', { standard: '/{slug}/', example: '/{year}/{month}/{slug}/' })}
          isOptional
          dir="ltr"
          disabled={isBusy}
          onChange={({ target }) => change('permalink', target.value)}
        />
      ) : null}
      {format === 'ghost' || format === 'wordpress' ? (
        <SelectField
          className="mt-4"
          label={t('pages')}
          disabled={isBusy}
          value={options.pages ?? 'publish'}
          onChange={({ target }) => change('pages', target.value)}
        >
          {PAGES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`pages.${choice}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {format === 'ghost' ? (
        <SelectField
          className="mt-4"
          label={t('parts')}
          help={t('partsHelp')}
          disabled={isBusy}
          value={options.parts ?? 'omit'}
          onChange={({ target }) => change('parts', target.value)}
        >
          {PARTS.map((choice) => (
            <option key={choice} value={choice}>
              {t(`parts.${choice}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {format === 'members' ? (
        <CheckboxField
          className="mt-4"
          label={t('sendsMail')}
          help={t('sendsMailHelp')}
          disabled={isBusy}
          checked={options.sendsMail ?? false}
          onChange={({ target }) => onChange({ ...options, sendsMail: target.checked })}
        />
      ) : null}
      {format === 'subscribers' ? (
        <SubscriberOptions
          options={options}
          isBusy={isBusy}
          errorOf={errorOf}
          onChange={onChange}
        />
      ) : null}
      {languages.length > 1 && format !== 'members' && format !== 'subscribers' ? (
        <SelectField
          className="mt-4"
          label={t('language')}
          disabled={isBusy}
          value={options.language ?? languages[0]}
          onChange={({ target }) => change('language', target.value)}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  );
}

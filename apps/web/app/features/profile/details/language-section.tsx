import { type User, userLanguageSchema } from '@rostra/contract';
import { isLanguage, languages } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { SelectField } from '@rostra/ui/forms';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useSite } from '../../../lib/site/site-context.ts';
import { FormSection } from '../form-section.tsx';
import { useSaveUser } from '../use-profile.ts';

const names = ['language'] as const;

/** The language of mails. Pages have theirs in the URL. */
export function LanguageSection({ user }: { user: User }) {
  const site = useSite();
  return site.languages.length > 1 ? <LanguageForm user={user} offered={site.languages} /> : null;
}

function LanguageForm({ user, offered }: { user: User; offered: readonly string[] }) {
  const t = useMessages('profile');
  const save = useSaveUser();
  const toast = useToast();
  const valuesOf = ({ language }: User) => ({ language: language ?? offered[0] ?? '' });
  const form = useContractForm({
    schema: userLanguageSchema,
    names,
    values: valuesOf(user),
    submit: async (choice) => {
      const saved = await save(choice);
      toast.add({ title: t('languageSaved') });
      return valuesOf(saved);
    },
    toastsFailure: true,
  });
  const { fields, errors } = form.props;
  return (
    <FormSection
      id="language"
      title={t('language')}
      text={t('languageText')}
      form={form}
      action={t('saveLanguage')}
    >
      <SelectField label={t('languageOfMails')} error={errors.language} {...fields.language}>
        {offered.filter(isLanguage).map((language) => (
          <option key={language} value={language} lang={language}>
            {languages[language].name}
          </option>
        ))}
      </SelectField>
    </FormSection>
  );
}

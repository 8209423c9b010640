import { chooseImportLanguage, type ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, useSavedChoice } from '@rostra/ui/forms';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { useChange } from '../../../session/use-change.ts';
import { importsKey } from '../imports-query.ts';

interface SourceLanguageProps {
  job: ImportJob;
  languages: NonNullable<NonNullable<ImportJob['report']>['languages']>;
}

/** Which of several languages of the file is imported. Another one can be chosen before the import. */
export function SourceLanguage({ job: { id, state }, languages }: SourceLanguageProps) {
  const t = useMessages('studio-imports');
  const nameOf = useSourceName();
  const { chosen, offered } = languages;
  const choose = useChange<string>({
    send: (api, language) => api(chooseImportLanguage, { params: { id }, body: { language } }),
    done: (language) => t('sourceLanguageChosen', { language: nameOf(language) }),
    affects: importsKey,
  });
  const [shown, show] = useSavedChoice(chosen, choose.change);
  if (state !== 'ready') {
    return (
      <p className="mt-4 text-muted">{t('sourceLanguageOnly', { language: nameOf(chosen) })}</p>
    );
  }
  return (
    <SelectField
      className="mt-4 max-w-measure"
      label={t('sourceLanguage')}
      help={t('sourceLanguageHelp')}
      error={choose.error}
      disabled={choose.isBusy}
      value={shown}
      onChange={({ target }) => show(target.value)}
    >
      {offered.map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
    </SelectField>
  );
}

/** Codes in other programs may be none that browsers know. */
function useSourceName(): (code: string) => string {
  const languageName = useLanguageName();
  return (code) => {
    try {
      return languageName(code);
    } catch {
      return code;
    }
  };
}

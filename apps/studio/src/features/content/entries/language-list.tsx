import { type EntrySummary, type StudioEntry, translateStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { useSite } from '../../../lib/site.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';

interface LanguageListProps {
  entry: Pick<StudioEntry, 'kind' | 'documentId' | 'locale' | 'locales'>;
  isReadOnly: boolean;
  /** Leads to the text in another language. */
  renderLink: (locale: string, name: string) => ReactNode;
  /** Saves what the translation begins with. */
  onStart?: () => Promise<unknown>;
  onTranslated: (translation: EntrySummary) => void;
}

/** The languages that a text exists in, and buttons that start a translation into the others. */
export function LanguageList(props: LanguageListProps) {
  const { entry, isReadOnly, renderLink, onStart, onTranslated } = props;
  const t = useMessages('studio-editor');
  const errorText = useErrorText();
  const { languages } = useSite();
  const nameOf = useLanguageName();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const translate = useMutation({
    networkMode: 'always',
    mutationFn: async (locale: string) => {
      await onStart?.();
      const { kind, documentId: id, locale: from } = entry;
      const input = { params: { kind, id }, query: { locale: from }, body: { locale } };
      return (await api(translateStudioEntry, input)).data;
    },
    onSuccess: (translation) => {
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      onTranslated(translation);
    },
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: t('translateFailed'),
        description: errorText(error),
      }),
  });
  const missing = languages.filter((language) => !entry.locales.includes(language));
  return (
    <>
      <ul className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        {languages
          .filter((language) => entry.locales.includes(language))
          .map((language) => (
            <li key={language}>
              {language === entry.locale ? (
                <span aria-current="true" className="font-semibold">
                  {nameOf(language)}
                </span>
              ) : (
                renderLink(language, nameOf(language))
              )}
            </li>
          ))}
      </ul>
      {isReadOnly || missing.length === 0 ? null : (
        <div className="mt-3 flex flex-wrap gap-2">
          {missing.map((language) => (
            <Button
              key={language}
              variant="secondary"
              size="small"
              isBusy={translate.isPending && translate.variables === language}
              disabled={translate.isPending}
              onClick={() => translate.mutate(language)}
            >
              {t('translateInto', { language: nameOf(language) })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

import { useAllMessages } from '@rostra/messages/react';
import { useMemo } from 'react';

/** The name of a language in the language of the studio. */
export function useLanguageName(): (code: string) => string {
  const { language } = useAllMessages();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}

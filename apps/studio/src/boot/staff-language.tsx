import { isLanguage, type Messages } from '@rostra/messages';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { Spinner } from '@rostra/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../lib/site.ts';
import { useStaff } from '../session/session-provider.tsx';
import { loadMessages } from './load-messages.ts';
import { readOverrides } from './read-settings.ts';
import { setDocumentLanguage } from './set-document-language.ts';

interface StaffLanguageProps {
  onMessages: (messages: Messages) => void;
  children: ReactNode;
}

/** Where members can choose a language in their profile, staff work in theirs. */
export function StaffLanguage({ onMessages, children }: StaffLanguageProps) {
  const t = useMessages('studio');
  const { language: current } = useAllMessages();
  const { language } = useStaff();
  const { languages } = useSite();
  const [hasFailed, setHasFailed] = useState(false);
  // Chosen once: a screen that somebody works on is never replaced.
  const [wanted] = useState(() =>
    languages.length > 1 && language && isLanguage(language) ? language : current,
  );
  const isLoading = wanted !== current && !hasFailed;
  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    void loadMessages(wanted, readOverrides()[wanted]).then(
      (messages) => {
        if (isGone) return;
        setDocumentLanguage(wanted);
        onMessages(messages);
      },
      () => setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isLoading, wanted, onMessages]);
  if (!isLoading) return children;
  return (
    <main className="flex min-h-dvh items-center justify-center text-accent">
      <Spinner label={t('checkingLogin')} />
    </main>
  );
}

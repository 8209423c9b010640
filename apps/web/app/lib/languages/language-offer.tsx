import { languages } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { CloseIcon } from '@rostra/ui';
import { useEffect, useState } from 'react';
import { type LanguageLink, useLanguageLinks } from './language-links.ts';
import { findPreferredLanguage } from './preferred-language.ts';

const STORAGE_KEY = 'rostra.languageOffer';

/** Offers the reader's language once. Decided in the browser, because pages are the same for everyone. */
export function LanguageOffer() {
  const t = useMessages('languages');
  const links = useLanguageLinks();
  const offered = links.map(({ language }) => language).join(' ');
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (isAnswered()) return;
    const { lang } = document.documentElement;
    setWanted(findPreferredLanguage(navigator.languages, offered.split(' '), lang));
  }, [offered]);
  const link = links.find(({ language }) => language === wanted);
  if (!link) return null;
  const close = () => {
    remember();
    setWanted(undefined);
  };
  return (
    <aside
      aria-label={t('offer')}
      data-print="hidden"
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-md items-center justify-between gap-2 rounded border border-line-strong bg-raised ps-4 shadow-float"
    >
      <OfferLink {...link} />
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={close}
        className="inline-flex size-11 shrink-0 items-center justify-center"
      >
        <CloseIcon />
      </button>
    </aside>
  );
}

function OfferLink({ language, href, onClick }: LanguageLink) {
  return (
    <a
      href={href}
      lang={language}
      hrefLang={language}
      dir={languages[language].direction}
      onClick={(event) => {
        remember();
        onClick(event);
      }}
      className="min-h-11 content-center py-2 font-medium text-ink underline"
    >
      {languages[language].offer}
    </a>
  );
}

/** Storage can be blocked; then the offer is not made, because it could not be dismissed. */
function isAnswered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'answered');
  } catch {
    // Nothing can be remembered.
  }
}

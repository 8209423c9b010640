import { languages } from '@rostra/messages';
import { languageOffers } from '@rostra/messages/offers';
import { useMessages } from '@rostra/messages/react';
import { CloseIcon } from '@rostra/ui';
import { useEffect, useState } from 'react';
import type { LanguageLink } from './language-links.ts';
import { isOfferAnswered, rememberAnswer } from './offer-answer.ts';
import { findPreferredLanguage } from './preferred-language.ts';

/** Shown once. Decided in the browser, because pages are the same for everyone. */
export default function OfferNotice({ links }: { links: readonly LanguageLink[] }) {
  const t = useMessages('languages');
  const offered = links.map(({ language }) => language).join(' ');
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (isOfferAnswered()) return;
    const { lang } = document.documentElement;
    setWanted(findPreferredLanguage(navigator.languages, offered.split(' '), lang));
  }, [offered]);
  const link = links.find(({ language }) => language === wanted);
  if (!link) return null;
  const close = () => {
    rememberAnswer();
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
      onClick={onClick}
      className="min-h-11 content-center py-2 font-medium text-ink underline"
    >
      {languageOffers[language]}
    </a>
  );
}

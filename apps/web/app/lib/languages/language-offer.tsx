import { lazy, Suspense, useEffect, useState } from 'react';
import { useLanguageLinks } from './language-links.ts';
import { findPreferredLanguage } from './preferred-language.ts';

const STORAGE_KEY = 'rostra.languageOffer';

const OfferNotice = lazy(() => import('./offer-notice.tsx'));

/** Offers the reader's language once. Decided in the browser, because pages are the same for everyone. */
export function LanguageOffer() {
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
  return (
    <Suspense>
      <OfferNotice link={link} onAnswer={remember} onClose={() => setWanted(undefined)} />
    </Suspense>
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

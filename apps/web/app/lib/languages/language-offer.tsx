import { lazy, Suspense } from 'react';
import { useLanguageLinks } from './language-links.ts';

const OfferNotice = lazy(() => import('./offer-notice.tsx'));

/** Offers the reader's language. A site in one language does not load the code for it. */
export function LanguageOffer() {
  const links = useLanguageLinks();
  if (links.length < 2) return null;
  return (
    <Suspense>
      <OfferNotice links={links} />
    </Suspense>
  );
}

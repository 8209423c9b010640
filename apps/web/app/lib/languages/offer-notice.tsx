import { languages } from '@rostra/messages';
import { languageOffers } from '@rostra/messages/offers';
import { useMessages } from '@rostra/messages/react';
import { CloseIcon } from '@rostra/ui';
import type { LanguageLink } from './language-links.ts';

interface OfferNoticeProps {
  link: LanguageLink;
  onAnswer: () => void;
  onClose: () => void;
}

/** Loaded only for readers of another language. */
export default function OfferNotice({ link, onAnswer, onClose }: OfferNoticeProps) {
  const t = useMessages('languages');
  const { language, href, onClick } = link;
  return (
    <aside
      aria-label={t('offer')}
      data-print="hidden"
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-md items-center justify-between gap-2 rounded border border-line-strong bg-raised ps-4 shadow-float"
    >
      <a
        href={href}
        lang={language}
        hrefLang={language}
        dir={languages[language].direction}
        onClick={(event) => {
          onAnswer();
          onClick(event);
        }}
        className="min-h-11 content-center py-2 font-medium text-ink underline"
      >
        {languageOffers[language]}
      </a>
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={() => {
          onAnswer();
          onClose();
        }}
        className="inline-flex size-11 shrink-0 items-center justify-center"
      >
        <CloseIcon />
      </button>
    </aside>
  );
}

import { elementIds } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { ConsentChoice } from './consent-choice.ts';

/** Both choices have equal weight. Sits at the end of the page, so that it covers no content. */
export default function CookieBanner({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  const t = useMessages('site');
  return (
    <section
      aria-labelledby={elementIds.consentTitle}
      data-print="hidden"
      data-consent-banner
      className="bottom-0 z-40 border-ink border-t bg-raised [@media(min-height:30rem)]:sticky"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="max-w-measure">
          <h2
            id={elementIds.consentTitle}
            className="font-sans font-semibold text-sm tracking-normal"
          >
            {t('consentTitle')}
          </h2>
          <p className="text-muted text-sm">{t('consent')}</p>
        </div>
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => onChoose('denied')}>
            {t('decline')}
          </Button>
          <Button variant="secondary" onClick={() => onChoose('granted')}>
            {t('allow')}
          </Button>
        </div>
      </div>
    </section>
  );
}

import { elementIds } from '@rostra/contract/pages';
import { Button } from '@rostra/ui';
import type { ConsentChoice } from './consent-choice.ts';

/** Both choices have equal weight. Sits at the end of the page, so that it covers no content. */
export default function CookieBanner({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
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
            Allow anonymous statistics?
          </h2>
          <p className="text-muted text-sm">
            They tell us which pages are read. We use Google Analytics, which sets cookies. Nothing
            is loaded from Google unless you allow it.
          </p>
        </div>
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => onChoose('denied')}>
            Decline
          </Button>
          <Button variant="secondary" onClick={() => onChoose('granted')}>
            Allow
          </Button>
        </div>
      </div>
    </section>
  );
}

import { elementIds } from '@rostra/contract/pages';
import { Button } from '@rostra/ui';
import type { ConsentChoice } from './consent-choice.ts';

/** Both answers weigh the same. It has its room at the end of the page and covers nothing there. */
export default function CookieBanner({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  return (
    <section
      aria-labelledby={elementIds.consentTitle}
      data-print="hidden"
      data-asking
      className="bottom-0 z-40 border-ink border-t bg-raised [@media(min-height:30rem)]:sticky"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="max-w-measure">
          <h2
            id={elementIds.consentTitle}
            className="font-sans font-semibold text-sm tracking-normal"
          >
            May we count your visit?
          </h2>
          <p className="text-muted text-sm">
            It tells us which pages are read. The counting is done by Google Analytics, which sets
            cookies. Nothing is loaded from there unless you say yes.
          </p>
        </div>
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => onChoose('denied')}>
            No, thank you
          </Button>
          <Button variant="secondary" onClick={() => onChoose('granted')}>
            Yes, count it
          </Button>
        </div>
      </div>
    </section>
  );
}

import { useMessages } from '@rostra/messages/react';
import { ChevronDownIcon } from '@rostra/ui';
import { useId } from 'react';
import { useLanguageLinks } from './language-links.ts';
import { LanguageList } from './language-list.tsx';

/** The languages behind a button. A native popover, so it works before hydration and without JavaScript. */
export function LanguageMenu() {
  const t = useMessages('languages');
  const panelId = useId();
  const current = useLanguageLinks().find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={t('chooseNow', { language: current.name, code: current.language })}
        className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded px-2 font-medium text-sm uppercase hover:bg-sunken"
      >
        {current.language}
        <ChevronDownIcon className="size-4 shrink-0" />
      </button>
      <div
        id={panelId}
        popover="auto"
        className="absolute start-auto end-gutter top-[calc(4rem+1px)] bottom-auto z-30 m-0 rounded border border-line bg-raised p-2 text-ink shadow-float"
      >
        <LanguageList linkClassName="flex min-h-11 items-center rounded px-3 no-underline hover:bg-sunken" />
      </div>
    </>
  );
}

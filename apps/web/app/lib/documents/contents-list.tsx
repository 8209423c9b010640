import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useEffect, useState } from 'react';
import type { TextLanguage } from '../languages/text-language.ts';

export interface ContentsEntry {
  id: string;
  text: string;
}

interface ContentsProps {
  entries: readonly ContentsEntry[];
  /** The language of the headings, if it differs from that of the page. */
  language?: TextLanguage;
}

/** The last heading above the top of the viewport. */
function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    let frame = 0;
    const update = () => {
      frame = 0;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 140);
      setCurrent(passed.at(-1)?.id);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [entries]);
  return current;
}

/** Sticky, beside the text. */
export function ContentsRail({ entries, language }: ContentsProps) {
  const t = useMessages('documents');
  const current = useCurrentSection(entries);
  if (entries.length < 2) return null;
  return (
    <nav
      aria-label={t('onThisPage')}
      data-print="hidden"
      className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto"
    >
      <p className="font-semibold text-sm">{t('onThisPage')}</p>
      <Entries entries={entries} current={current} {...(language && { language })} />
    </nav>
  );
}

/** Collapsed above the text on narrow screens. */
export function ContentsFold({ entries, language }: ContentsProps) {
  const t = useMessages('documents');
  if (entries.length < 2) return null;
  return (
    <nav aria-label={t('onThisPage')} data-print="hidden">
      <details className="border-line border-y py-3">
        <summary className="-my-3 py-3 font-medium text-sm">{t('onThisPage')}</summary>
        <Entries entries={entries} {...(language && { language })} />
      </details>
    </nav>
  );
}

function Entries({ entries, current, language }: ContentsProps & { current?: string | undefined }) {
  return (
    <ul {...language} className="mt-3 text-sm leading-snug">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? 'location' : undefined}
            className={cx(
              'block border-s-2 py-1.5 ps-3 no-underline hover:text-ink hover:underline',
              current === id ? 'border-accent text-ink' : 'border-line text-muted',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useDirection } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useTextLanguage } from '../languages/text-language.ts';

interface ExcerptProps {
  /** The language of the text. */
  locale: string | undefined;
  /** How many lines are shown. */
  className: 'line-clamp-2' | 'line-clamp-3';
  children: string | null;
}

/** The excerpt in a row of a list. Written in the other direction than the page, it ends where the page begins. */
export function Excerpt({ locale, className, children }: ExcerptProps) {
  const language = useTextLanguage(locale);
  const direction = useDirection();
  return (
    <p
      {...language}
      className={cx(
        'mt-1.5 max-w-measure text-muted text-sm',
        (language.dir ?? direction) !== direction && 'text-end',
        className,
      )}
    >
      {children}
    </p>
  );
}

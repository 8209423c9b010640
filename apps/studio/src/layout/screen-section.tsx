import { type ReactNode, useId } from 'react';

interface ScreenSectionProps {
  readonly title: string;
  /** Its anchor, if something links to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function ScreenSection({ title, id, children }: ScreenSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="mt-8 first:mt-0">
      <h2 id={headingId} className="mb-4 border-ink border-t pt-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

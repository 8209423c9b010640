import { type ReactNode, useId } from 'react';

/** A part of a screen with a heading of its own. */
export function ScreenSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4 border-ink border-t pt-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the publish panel. */
export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <section className="mt-6 border-line border-t pt-4">
      <h3 className="mb-2 font-sans font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

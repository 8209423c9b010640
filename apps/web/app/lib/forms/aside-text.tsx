import type { ReactNode } from 'react';

/** A heading and a few lines in the column beside a form. */
export function AsideText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="[&+&]:mt-8">
      <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
      <div className="mt-1 text-muted">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

/** Names and values. Empty values are shown as a dash, so that nobody looks for them elsewhere. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(10rem,auto)_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

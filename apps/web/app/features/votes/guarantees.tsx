import { useMessages } from '@rostra/messages/react';

/** For secret ballots, word for word as decided. */
export function Guarantees() {
  const t = useMessages('votes');
  const b = (children: React.ReactNode) => <strong>{children}</strong>;
  return (
    <section aria-labelledby="guarantees" className="mt-12 max-w-measure">
      <h2 id="guarantees" className="text-2xl">
        {t('guarantees')}
      </h2>
      <p className="mt-4">{t.rich('holds', { b })}</p>
      <p className="mt-4">{t.rich('doesNotHold', { b })}</p>
    </section>
  );
}

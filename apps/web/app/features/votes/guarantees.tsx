import type { SlipKey } from '@rostra/contract/ballots';
import { useMessages } from '@rostra/messages/react';

/** For secret ballots, word for word as decided. */
export function Guarantees({ slipKey }: { slipKey: SlipKey | null }) {
  const t = useMessages('votes');
  const b = (children: React.ReactNode) => <strong>{children}</strong>;
  return (
    <section aria-labelledby="guarantees" className="mt-12 max-w-measure">
      <h2 id="guarantees" className="text-2xl">
        {t('guarantees')}
      </h2>
      <p className="mt-4">{t.rich('holds', { b })}</p>
      <p className="mt-4">{t.rich('doesNotHold', { b })}</p>
      {slipKey ? (
        <details className="mt-4 text-sm">
          <summary className="cursor-pointer py-1">{t('slipKey')}</summary>
          <p className="mt-2">{t('slipKeyText')}</p>
          <p className="mt-2 break-words text-muted">
            <code>{slipKey.modulus}</code>
            <br />
            <code>{slipKey.exponent}</code>
          </p>
        </details>
      ) : null}
    </section>
  );
}

import { revenueKinds } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

/** What each figure means. */
export function RevenueDefinitions() {
  const t = useMessages('studio-money');
  return (
    <section aria-labelledby="revenue-definitions" className="mt-10 max-w-measure">
      <h2 id="revenue-definitions" className="font-semibold text-base">
        {t('revenue.definitions')}
      </h2>
      <dl className="mt-2">
        <Definition term={t('revenue.mrr')} text={t('revenue.mrrMeaning')} />
        {revenueKinds.map((kind) => (
          <Definition
            key={kind}
            term={t(`revenue.kind.${kind}`)}
            text={t(`revenue.meaning.${kind}`)}
          />
        ))}
      </dl>
      <p className="mt-3 text-muted">{t('revenue.rounding')}</p>
    </section>
  );
}

const Definition = ({ term, text }: { term: string; text: string }) => (
  <div className="border-line border-b py-2 sm:flex sm:gap-4">
    <dt className="shrink-0 font-medium sm:w-44">{term}</dt>
    <dd className="text-muted">{text}</dd>
  </div>
);

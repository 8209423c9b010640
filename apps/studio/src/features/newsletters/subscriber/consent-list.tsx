import type { SubscriptionConsent } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';

/** When, how and where somebody joined or left, and which text was agreed to. Newest first. */
export function ConsentList({ consents }: { consents: readonly SubscriptionConsent[] }) {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  if (consents.length === 0) return <p className="mt-3 text-muted">{t('noConsents')}</p>;
  return (
    <ol className="mt-3 border-ink border-t">
      {consents.map((consent) => (
        <li key={consent.id} className="border-line border-b py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
              {t(`consent.${consent.kind}`, { name: consent.newsletter })}
            </span>
            <span className="figures-table text-muted text-xs">
              {format.moment(consent.createdAt)}
            </span>
          </p>
          <Circumstances consent={consent} />
          {consent.wording ? (
            <blockquote
              dir="auto"
              className="mt-2 whitespace-pre-line border-line border-s-2 ps-3 text-muted [overflow-wrap:anywhere]"
            >
              {consent.wording}
            </blockquote>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Circumstances({ consent }: { consent: SubscriptionConsent }) {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  const { source, page, by, importedFrom, requestedAt } = consent;
  const facts = [
    t(`source.${source}`),
    page ? t('onPage', { path: page }) : null,
    importedFrom ? t('fromFile', { file: importedFrom }) : null,
    by ? t('byStaff', { name: by }) : null,
    requestedAt ? t('requestedAt', { time: format.moment(requestedAt) }) : null,
  ];
  return (
    <p className="mt-0.5 text-muted text-sm [overflow-wrap:anywhere]">
      {facts.filter(Boolean).join(' · ')}
    </p>
  );
}

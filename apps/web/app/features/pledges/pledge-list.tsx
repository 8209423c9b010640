import type { Pledge } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { Evidence } from './evidence.tsx';
import { PledgeLine } from './pledge-line.tsx';
import { pledgeElement, policyPledgesPath } from './pledge-paths.ts';
import { StatusMeanings } from './status-meanings.tsx';

interface PledgeListProps {
  pledges: readonly Pledge[];
  isFiltered: boolean;
}

/** Pledges with their newest evidence. */
export function PledgeList({ pledges, isFiltered }: PledgeListProps) {
  const t = useMessages('pledges');
  if (pledges.length === 0 && isFiltered) return <p className="mt-5">{t('emptyStatus')}</p>;
  if (pledges.length === 0) return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>;
  return (
    <>
      <ul className="border-ink border-t">
        {pledges.map((pledge) => (
          <li key={pledge.id} className="border-line border-b py-6">
            <h2 className="max-w-measure break-words text-xl">
              <TextIn locale={pledge.locale}>{pledge.text}</TextIn>
            </h2>
            <PledgeLine pledge={pledge} />
            {pledge.latest ? <Evidence update={pledge.latest} locale={pledge.locale} /> : null}
            <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
              <TextIn locale={pledge.locale}>{pledge.policyTitle}</TextIn>
              <Link
                href={`${policyPledgesPath(pledge.policyKey)}#${pledgeElement(pledge.id)}`}
                className="text-accent underline"
                aria-label={`${t('evidence')}: ${pledge.text}`}
              >
                {t('evidence')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <StatusMeanings />
    </>
  );
}

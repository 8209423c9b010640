import type { Pledge } from '@rostra/contract';
import { elementIds } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { pledgeElement, policyPledgesPath } from './pledge-paths.ts';
import { PledgeStatusBadge } from './pledge-status.tsx';

interface PolicyPledgesProps {
  /** Names the policy in the URL of its pledges. */
  slug: string;
  pledges: readonly Pick<Pledge, 'id' | 'text' | 'status' | 'locale'>[];
}

/** The pledges of a policy and how they stand, below its text. */
export function PolicyPledges({ slug, pledges }: PolicyPledgesProps) {
  const t = useMessages('pledges');
  if (pledges.length === 0) return null;
  return (
    <section
      aria-labelledby={elementIds.pledges}
      data-print="hidden"
      className="shell grid gap-x-8 gap-y-4 pb-section lg:grid-cols-12"
    >
      <h2 id={elementIds.pledges} className="text-2xl lg:col-span-3">
        {t('onPolicy')}
      </h2>
      <ul className="border-line border-t text-sm lg:col-span-8 lg:col-start-5">
        {pledges.map(({ id, text, status, locale }) => (
          <li key={id} className="border-line border-b py-4">
            <Link
              href={`${policyPledgesPath(slug)}#${pledgeElement(id)}`}
              className="me-3 break-words text-accent underline"
            >
              <TextIn locale={locale}>{text}</TextIn>
            </Link>
            <PledgeStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

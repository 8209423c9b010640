import { feedPaths, inLanguage } from '@rostra/contract/pages';
import { legalAreas, type PolicyArea } from '@rostra/contract/policy-areas';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { useSite } from '../../../lib/site/site-context.ts';
import { areas } from '../areas.ts';
import type { ListedPolicy } from './load-policies.ts';
import { PolicyEntry } from './policy-entry.tsx';

/** What the organisation stands for, then its manifesto, then what it says about itself. */
const groups: readonly (readonly PolicyArea[])[] = [
  ...areas.map((area) => [area]),
  ['manifesto'],
  ['about', ...legalAreas],
];

/** All policies by area. */
export function PoliciesPage({ policies }: { policies: readonly ListedPolicy[] }) {
  const t = useMessages('policy-list');
  const site = useMessages('site');
  return (
    <div className="shell pt-12 pb-section md:pt-20">
      <h1 className="text-4xl">{site('policies')}</h1>
      <p className="mt-4 mb-10 max-w-measure text-lg">{t('lead')}</p>
      {policies.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
      ) : (
        <>
          {groups.map((group) => (
            <AreaGroup
              key={group[0]}
              group={group}
              policies={group.flatMap((area) => policies.filter((one) => one.area === area))}
            />
          ))}
          <FeedLine />
        </>
      )}
    </div>
  );
}

interface AreaGroupProps {
  group: readonly PolicyArea[];
  policies: readonly ListedPolicy[];
}

function AreaGroup({ group, policies }: AreaGroupProps) {
  const t = useMessages('policy-list');
  const names = useMessages('policies');
  const [first, ...others] = policies;
  if (!first) return null;
  const id = `area-${group[0]}`;
  const isMixed = others.some(({ area }) => area !== first.area);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-2 border-ink border-t pt-6 pb-10 lg:grid-cols-12"
    >
      <h2 id={id} className="text-2xl lg:col-span-3">
        {isMixed ? t('aboutAndLegal') : names(`area.${first.area}`)}
      </h2>
      <ul className="lg:col-span-9">
        {policies.map((policy) => (
          <PolicyEntry key={policy.documentId} policy={policy} />
        ))}
      </ul>
    </section>
  );
}

function FeedLine() {
  const t = useMessages('editions');
  const { language } = useAllMessages();
  const site = useSite();
  return (
    <p className="border-ink border-t pt-6 text-sm print:hidden">
      {t.rich('feed', {
        rss: (name) => (
          <a
            href={inLanguage(feedPaths.policyChanges, language, site.languages)}
            className="text-accent underline"
          >
            {name}
          </a>
        ),
      })}
    </p>
  );
}

import { feedPaths, inLanguage } from '@rostra/contract/pages';
import { isFixedArea, legalAreas } from '@rostra/contract/policy-areas';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { areaName, policyAreasOf } from '../../../lib/site/policy-areas.ts';
import { useSite } from '../../../lib/site/site-context.ts';
import type { ListedPolicy } from './load-policies.ts';
import { PolicyEntry } from './policy-entry.tsx';

/** What the organisation stands for, then its manifesto, then what it says about itself. */
function groupsOf(
  areas: readonly string[],
  policies: readonly ListedPolicy[],
): readonly (readonly string[])[] {
  // Somebody may have removed an area while a policy of it was in the trash.
  const others = policies.map(({ area }) => area).filter((area) => !isFixedArea(area));
  return [
    ...areas.map((area) => [area]),
    [...new Set(others)].filter((area) => !areas.includes(area)),
    ['manifesto'],
    ['about', ...legalAreas],
  ];
}

/** All policies by area. */
export function PoliciesPage({ policies }: { policies: readonly ListedPolicy[] }) {
  const t = useMessages('policy-list');
  const site = useMessages('site');
  const areas = policyAreasOf(useSite()).map(({ key }) => key);
  return (
    <div className="shell pt-12 pb-section md:pt-20">
      <h1 className="text-4xl">{site('policies')}</h1>
      <p className="mt-4 mb-10 max-w-measure text-lg">{t('lead')}</p>
      {policies.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
      ) : (
        <>
          {groupsOf(areas, policies).map((group) => (
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
  group: readonly string[];
  policies: readonly ListedPolicy[];
}

function AreaGroup({ group, policies }: AreaGroupProps) {
  const t = useMessages('policy-list');
  const messages = useAllMessages();
  const site = useSite();
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
        {isMixed && isFixedArea(first.area)
          ? t('aboutAndLegal')
          : areaName(site, first.area, messages)}
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

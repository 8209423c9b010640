import { pages, pathTo } from '@rostra/contract/pages';
import { areaPathOf, isStarterArea } from '@rostra/contract/policy-areas';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { ArrowRightIcon, Link, TextLink } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { areaLabel, areaName, policyAreasOf } from '../../lib/site/policy-areas.ts';
import { useSite } from '../../lib/site/site-context.ts';
import type { LandingContent } from './landing.ts';

/** The policies as an index, one concrete sentence each. */
export function PolicyIndex({ policies }: { policies: LandingContent['policies'] }) {
  const t = useMessages('landing');
  const messages = useAllMessages();
  const site = useSite();
  const names = useMessages('policies');
  return (
    <section aria-labelledby="policies" className="border-ink border-t">
      <div className="shell grid gap-x-8 gap-y-6 py-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-20">
        <h2 id="policies" className="text-2xl lg:col-span-3 lg:pt-6">
          {t('policies')}
        </h2>
        <ul className="lg:col-span-9 lg:row-span-2">
          {policyAreasOf(site).map((area) => (
            <li key={area.key} className="border-line border-t last:border-b">
              <Link
                href={areaPathOf(area)}
                className="group grid gap-x-8 gap-y-2 py-6 no-underline md:grid-cols-[16rem_minmax(0,1fr)_1.5rem]"
              >
                <span>
                  <span className="block text-muted text-sm">{areaLabel(area, messages)}</span>
                  <span className="mt-1 block text-balance font-medium font-serif text-2xl tracking-tight group-hover:text-accent">
                    <TextIn locale={policies[area.key]?.locale}>
                      {policies[area.key]?.claim ?? areaName(site, area.key, messages)}
                    </TextIn>
                  </span>
                </span>
                <span className="figures-text max-w-measure font-serif text-lg leading-normal md:pt-5">
                  <TextIn locale={policies[area.key]?.locale}>
                    {policies[area.key]?.sentence ??
                      (isStarterArea(area.key) ? names(`read.${area.key}`) : '')}
                  </TextIn>
                </span>
                <ArrowRightIcon className="mt-6 hidden text-accent transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1 md:block" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="lg:col-span-3">
          <TextLink href={pathTo(pages.policies)}>{names('all')}</TextLink>
        </p>
      </div>
    </section>
  );
}

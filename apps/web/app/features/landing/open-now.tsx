import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { type OpenDecision, OpenLine } from '../take-part/index.ts';

const SHOWN = 3;

/** What members can take part in now. Nothing while nothing is open. */
export function OpenNow({ decisions }: { decisions: readonly OpenDecision[] }) {
  const t = useMessages('landing');
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="open-now" className="border-ink border-t">
      <div className="shell grid gap-x-8 gap-y-4 py-8 lg:grid-cols-12">
        <h2 id="open-now" className="text-2xl lg:col-span-3">
          {t('openNow')}
        </h2>
        <div className="grid gap-3 lg:col-span-9">
          {decisions.slice(0, SHOWN).map((decision) => (
            <OpenLine key={decision.slug} decision={decision} />
          ))}
          <p>
            <TextLink href={pathTo(pages.takePart)} className="-my-2.5 py-2.5 text-sm">
              {t('allDecisions')}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

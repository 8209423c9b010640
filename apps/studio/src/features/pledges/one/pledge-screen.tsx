import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, TextLink } from '@rostra/ui';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { OverdueBadge } from '../overdue-badge.tsx';
import { PledgeBadge } from '../pledge-badge.tsx';
import { evidencePath, type Managed, wordingPath } from '../pledges-query.ts';
import { EntryList } from './entry-list.tsx';
import { LoadPledge } from './load-pledge.tsx';

/** One pledge with everything that was recorded about it. */
export default function PledgeScreen() {
  return (
    <LoadPledge>
      {(pledge) => (
        <>
          <Heading pledge={pledge} />
          <EntryList pledge={pledge} />
          <FormerWordings pledge={pledge} />
        </>
      )}
    </LoadPledge>
  );
}

function Heading({ pledge }: Managed) {
  const t = useMessages('studio-pledges');
  const format = useFormat();
  const { id, text, status, policyTitle, policyKey, dueOn, sinceEdition, untilEdition } = pledge;
  return (
    <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="max-w-measure text-2xl [overflow-wrap:anywhere]">
          <bdi>{text}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <PledgeBadge status={status} />
          <OverdueBadge pledge={pledge} />
          <TextLink href={`${pathTo(pages.policyPledges, { slug: policyKey })}#pledge-${id}`}>
            {t('publicPage')}
          </TextLink>
          <TextLink href={editorPath('policies', pledge)}>{t('openText')}</TextLink>
        </p>
        <p className="mt-1 text-muted">
          <bdi>{policyTitle}</bdi> · {t('sinceNumber', { number: String(sinceEdition) })}
          {untilEdition === null
            ? null
            : ` · ${t('untilNumber', { number: String(untilEdition) })}`}
          {dueOn ? ` · ${t('due', { date: format.calendarDay(dueOn) })}` : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="small" href={evidencePath(id)}>
          {t('addUpdate')}
        </LinkButton>
        <LinkButton variant="secondary" size="small" href={wordingPath(id)}>
          {t('correctWording')}
        </LinkButton>
      </div>
    </div>
  );
}

function FormerWordings({ pledge: { formerWordings } }: Managed) {
  const t = useMessages('studio-pledges');
  const format = useFormat();
  if (formerWordings.length === 0) return null;
  return (
    <section aria-labelledby="former-wordings" className="mt-8 max-w-4xl">
      <h2 id="former-wordings" className="text-xl">
        {t('formerWordings')}
      </h2>
      <ul className="mt-3 border-line border-t">
        {formerWordings.map(({ number, text, replacedAt, reason }) => (
          <li key={number} className="border-line border-b py-3 [overflow-wrap:anywhere]">
            <p dir="auto">{text}</p>
            <p dir="auto" className="mt-1 text-muted">
              {t('replaced', { time: format.moment(replacedAt), reason })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

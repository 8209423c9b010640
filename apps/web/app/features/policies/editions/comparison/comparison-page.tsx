import type { EditionPolicy, EditionSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { TextIn } from '../../../../lib/languages/text-in.tsx';
import { EditionLine } from '../edition-line.tsx';
import { comparisonPath, editionPath, editionsPath } from '../edition-paths.ts';
import { WithdrawnNotice } from '../withdrawn-notice.tsx';
import { ComparedBlocks } from './compared-blocks.tsx';
import type { Change, ComparedItem, Gap } from './compared-items.ts';

interface ComparisonPageProps {
  policy: EditionPolicy;
  from: EditionSummary;
  to: EditionSummary;
  items: readonly (ComparedItem | Gap)[];
  changes: readonly Change[];
  /** Shows only what changed. */
  isShort: boolean;
}

const link = 'text-accent underline';

/** Two editions in one text: what was added, removed, changed and moved. */
export function ComparisonPage({ policy, from, to, items, changes, isShort }: ComparisonPageProps) {
  const t = useMessages('editions');
  const { key, title, locale } = policy;
  const path = comparisonPath(key, from.number, to.number);
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <WithdrawnNotice policy={policy} />
      <p className="text-muted">
        <Link href={editionsPath(key)} className={link}>
          <TextIn locale={locale}>{title}</TextIn>
        </Link>
      </p>
      <h1 className="mt-2 text-4xl">{t('compared', { from: from.number, to: to.number })}</h1>
      <div className="mt-6 grid gap-6 text-sm sm:grid-cols-2">
        {[from, to].map((edition) => (
          <Side key={edition.number} policy={policy} edition={edition} />
        ))}
      </div>
      <ChangeList changes={changes} locale={locale} />
      <nav
        aria-label={t('view')}
        className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-ink border-b pb-3 text-sm print:hidden"
      >
        <Link
          href={path}
          aria-current={isShort ? undefined : 'page'}
          className={viewLink(!isShort)}
        >
          {t('wholeText')}
        </Link>
        <Link
          href={`${path}?view=changes`}
          aria-current={isShort ? 'page' : undefined}
          className={viewLink(isShort)}
        >
          {t('onlyChanges')}
        </Link>
      </nav>
      <div className="mt-8">
        <ComparedBlocks items={items} locale={locale} />
      </div>
    </div>
  );
}

const viewLink = (isCurrent: boolean): string =>
  isCurrent ? 'py-1 font-semibold text-ink no-underline' : `py-1 ${link}`;

function Side({ policy, edition }: { policy: EditionPolicy; edition: EditionSummary }) {
  const t = useMessages('editions');
  return (
    <div className="border-line-strong border-s-4 ps-4">
      <p className="font-semibold">
        <Link href={editionPath(policy.key, edition.number)} className={link}>
          {t('edition', { number: edition.number })}
        </Link>
      </p>
      <p className="mt-1">
        <EditionLine edition={edition} locale={policy.locale} />
      </p>
    </div>
  );
}

/** Links to each change. */
function ChangeList({ changes, locale }: { changes: readonly Change[]; locale: string }) {
  const t = useMessages('editions');
  const title = t('changeCount', { count: changes.length });
  if (changes.length === 0) return <p className="mt-8">{title}</p>;
  return (
    <nav aria-labelledby="changes" className="mt-8 print:hidden">
      <details open={changes.length <= 20}>
        <summary className="cursor-pointer">
          <h2 id="changes" className="inline font-sans font-semibold text-base tracking-normal">
            {title}
          </h2>
        </summary>
        <ol className="mt-3 grid gap-2 text-sm">
          {changes.map(({ index, kind, excerpt }) => (
            <li key={index} className="flex gap-2">
              <span className="w-24 shrink-0 text-muted">{t(`kind.${kind}`)}</span>
              <a href={`#change-${index}`} className={`min-w-0 break-words ${link}`}>
                {excerpt ? <TextIn locale={locale}>{excerpt}</TextIn> : t('withoutText')}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

import { ABSTAIN, AGAINST, choicesOf } from '@rostra/contract/ballots';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, TextLink } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { type Managed, runOffPath } from '../votes-query.ts';

/** The result, and what it asks of editors. */
export function VoteNumbers({ vote }: Pick<Managed, 'vote'>) {
  const t = useMessages('studio-votes');
  const format = useFormat();
  const { result, options, state, slug, secrecy } = vote;
  if (!result) return null;
  const nameOf = (choice: string) => {
    if (choice === ABSTAIN) return t('abstention');
    if (choice === AGAINST) return t('against');
    return options.length === 1 ? t('for') : t('textNumber', { number: choice });
  };
  return (
    <section aria-labelledby="numbers" className="mt-6 max-w-measure">
      <h2 id="numbers" className="text-xl">
        {t('result')}
      </h2>
      <p className="mt-1 text-muted">
        {t('ballots', { count: result.ballots })}
        {secrecy === 'secret'
          ? ` · ${t('missingReceipts', { count: result.missingReceipts })}`
          : null}
      </p>
      {result.counts ? (
        <dl className="mt-3 border-line border-t">
          {choicesOf(options.map(({ number }) => number)).map((choice) => (
            <div key={choice} className="flex gap-4 border-line border-b py-2">
              <dt className="grow">{nameOf(choice)}</dt>
              <dd className="font-medium tabular-nums">
                {format.number(result.counts?.[choice] ?? 0)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextLink href={pathTo(pages.recount, { slug })}>{t('recount')}</TextLink>
        {state === 'runOff' ? (
          <LinkButton size="small" href={runOffPath(vote.id)}>
            {t('announceRunOff')}
          </LinkButton>
        ) : null}
      </p>
      {state === 'adopted' ? <p className="mt-3 text-muted">{t('publishNow')}</p> : null}
    </section>
  );
}

import { useMessages } from '@rostra/messages/react';
import { Prose, TextLink } from '@rostra/ui';
import { textAttributes } from '../../../lib/text-attributes.ts';
import type { Managed, ShownPage } from '../consultations-query.ts';
import { ContributionCard } from '../contribution/contribution-card.tsx';
import type { ContributionCardProps } from '../contribution/contribution-card-props.ts';
import { placeContributions } from './contribution-filter.ts';

interface DraftTextProps extends Omit<ContributionCardProps, 'contribution'> {
  text: Managed['text'];
  filter: ShownPage['show'];
  pathOf: (page: number) => string;
}

/** The draft paragraph by paragraph, with what members wrote about each. */
export function DraftText({ text, filter, pathOf, ...card }: DraftTextProps) {
  const t = useMessages('studio-consultations');
  const { blocks, gone } = placeContributions(text, filter);
  const language = textAttributes(card.consultation.locale);
  return (
    <div className="mt-6 max-w-4xl">
      {blocks.map(({ block, contributions, place }) => (
        <section
          key={block.id}
          id={`paragraph-${block.id}`}
          aria-label={
            block.number === null ? t('heading') : t('paragraph', { number: block.number })
          }
          className="mt-5 scroll-mt-20 sm:grid sm:grid-cols-[2rem_minmax(0,1fr)] sm:gap-x-2"
        >
          <p aria-hidden="true" className="figures-table pt-1 text-muted text-xs">
            {block.number}
          </p>
          <div className="min-w-0">
            <div {...language}>
              <Prose html={block.html} className="text-base" />
            </div>
            {contributions.length > 0 ? (
              <div className="mt-3 mb-6">
                {contributions.map((each) => (
                  <ContributionCard key={each.id} contribution={each} {...card} />
                ))}
              </div>
            ) : null}
            {place && contributions.length === 0 ? (
              <p className="mt-2">
                <TextLink href={`${pathOf(place.page)}#paragraph-${block.id}`}>
                  {t('onPage', { count: place.count, page: place.page })}
                </TextLink>
              </p>
            ) : null}
          </div>
        </section>
      ))}
      {filter === 'all' && text.notes !== '' ? (
        <div {...language} className="mt-6 sm:ms-10">
          <Prose html={text.notes} className="text-base" />
        </div>
      ) : null}
      {gone.length > 0 ? (
        <section aria-labelledby="gone" className="mt-10 sm:ms-10">
          <h2 id="gone" className="mb-3 text-xl">
            {t('gone')}
          </h2>
          {gone.map((each) => (
            <ContributionCard key={each.id} contribution={each} {...card} />
          ))}
        </section>
      ) : null}
    </div>
  );
}

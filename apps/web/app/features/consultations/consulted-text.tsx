import type { Contribution, ContributionPlaces, DraftBlock } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Pagination, Prose } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useTextLanguage } from '../../lib/languages/text-language.ts';
import { ContributionItem } from './contribution-item.tsx';
import { PlacedContributions } from './placed-contributions.tsx';

interface ConsultedTextProps<C extends Contribution> {
  blocks: readonly DraftBlock[];
  notes: string;
  /** Those of the page. */
  contributions: readonly C[];
  places: ContributionPlaces;
  page: number;
  pageCount: number;
  draft: number;
  locale: string;
  addressOf: (page: number) => string;
  /** What members can do with a contribution. */
  actionsOf?: (contribution: C) => ReactNode;
  /** Where members write about a block. */
  formOf?: (block: DraftBlock) => ReactNode;
}

/** A draft, block by block, with a page of what was written about each block below it. */
export function ConsultedText<C extends Contribution>(props: ConsultedTextProps<C>) {
  const t = useMessages('consultations');
  const { blocks, notes, contributions, draft, locale, actionsOf, page, pageCount } = props;
  const language = useTextLanguage(locale);
  const gone = contributions.filter(({ place }) => place === 'gone');
  const item = (contribution: C) => (
    <ContributionItem key={contribution.id} {...{ contribution, locale, draft }}>
      {actionsOf?.(contribution)}
    </ContributionItem>
  );
  const placed = (blockId: string | null, anchor: string, shown: readonly C[]) => {
    const place = props.places.find((each) => each.blockId === blockId);
    if (!place) return null;
    const addressOf = (target: number) => `${props.addressOf(target)}#${anchor}`;
    return (
      <PlacedContributions {...{ place, page, addressOf }}>{shown.map(item)}</PlacedContributions>
    );
  };
  return (
    <section aria-labelledby="consulted-text" className="mt-12">
      <h2 id="consulted-text" tabIndex={-1} className="scroll-mt-24 text-2xl">
        {t('textTitle')}
      </h2>
      {pageCount > 1 ? (
        <p className="mt-2 max-w-measure text-muted text-sm">
          {t('pageOf', { page, count: pageCount })}
        </p>
      ) : null}
      <div className="mt-6 grid gap-6">
        {blocks.map((block) => (
          <Block key={block.id} block={block} locale={locale} form={props.formOf?.(block)}>
            {placed(
              block.id,
              `paragraph-${block.id}`,
              contributions.filter(({ blockId }) => blockId === block.id),
            )}
          </Block>
        ))}
      </div>
      {notes === '' ? null : (
        <div {...language} className="mt-10">
          <Prose html={notes} />
        </div>
      )}
      {props.places.some(({ blockId }) => blockId === null) ? (
        <section aria-labelledby="gone" className="mt-12">
          <h3 id="gone" className="scroll-mt-24 text-xl">
            {t('goneTitle')}
          </h3>
          {placed(null, 'gone', gone)}
        </section>
      ) : null}
      <div className="mt-12">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(target) => `${props.addressOf(target)}#consulted-text`}
        />
      </div>
    </section>
  );
}

interface BlockProps {
  block: DraftBlock;
  locale: string;
  form: ReactNode;
  /** What was written about it. */
  children: ReactNode;
}

function Block({ block: { id, number, html }, locale, form, children }: BlockProps) {
  const t = useMessages('consultations');
  const language = useTextLanguage(locale);
  return (
    <div id={`paragraph-${id}`} tabIndex={-1} className="flex scroll-mt-24 gap-3">
      <p
        id={number === null ? undefined : `paragraph-${id}-name`}
        className="figures-table size-5 shrink-0 text-muted text-sm"
      >
        {number === null ? null : (
          <>
            <span aria-hidden="true">{number}</span>
            <span className="sr-only">{t('paragraph', { number })}</span>
          </>
        )}
      </p>
      <div className="min-w-0 grow">
        <div {...language} id={number === null ? `paragraph-${id}-name` : undefined}>
          <Prose html={html} className="min-w-0" />
        </div>
        {children}
        {form}
      </div>
    </div>
  );
}

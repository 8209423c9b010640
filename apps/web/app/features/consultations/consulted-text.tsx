import type { Contribution, DraftBlock } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Prose } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useTextLanguage } from '../../lib/languages/text-language.ts';
import { ContributionItem } from './contribution-item.tsx';

interface ConsultedTextProps<C extends Contribution> {
  blocks: readonly DraftBlock[];
  notes: string;
  contributions: readonly C[];
  draft: number;
  locale: string;
  /** What members can do with a contribution. */
  actionsOf?: (contribution: C) => ReactNode;
  /** Where members write about a block. */
  formOf?: (block: DraftBlock) => ReactNode;
}

/** A draft, block by block, with what was written about each block below it. */
export function ConsultedText<C extends Contribution>(props: ConsultedTextProps<C>) {
  const t = useMessages('consultations');
  const { blocks, notes, contributions, draft, locale, actionsOf } = props;
  const language = useTextLanguage(locale);
  const about = (id: string) => contributions.filter(({ blockId }) => blockId === id);
  const gone = contributions.filter(({ place }) => place === 'gone');
  const item = (contribution: C) => (
    <ContributionItem key={contribution.id} {...{ contribution, locale, draft }}>
      {actionsOf?.(contribution)}
    </ContributionItem>
  );
  return (
    <section aria-labelledby="consulted-text" className="mt-12">
      <h2 id="consulted-text" className="text-2xl">
        {t('textTitle')}
      </h2>
      <div className="mt-6 grid gap-6">
        {blocks.map((block) => (
          <Block key={block.id} block={block} locale={locale} form={props.formOf?.(block)}>
            {about(block.id).map(item)}
          </Block>
        ))}
      </div>
      {notes === '' ? null : (
        <div {...language} className="mt-10">
          <Prose html={notes} />
        </div>
      )}
      {gone.length === 0 ? null : (
        <section aria-labelledby="gone" className="mt-12">
          <h3 id="gone" className="text-xl">
            {t('goneTitle')}
          </h3>
          <div className="mt-4 grid gap-5">{gone.map(item)}</div>
        </section>
      )}
    </section>
  );
}

interface BlockProps {
  block: DraftBlock;
  locale: string;
  form: ReactNode;
  children: readonly ReactNode[];
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
        {children.length === 0 ? null : (
          <details open className="mt-3">
            <summary className="cursor-pointer py-1 text-muted text-sm">
              {t('contributionCount', { count: children.length })}
            </summary>
            <div className="mt-3 grid gap-5">{children}</div>
          </details>
        )}
        {form}
      </div>
    </div>
  );
}

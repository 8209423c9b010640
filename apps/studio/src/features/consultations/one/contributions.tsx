import { contributionFilters } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, Pagination } from '@rostra/ui';
import { TabLinks } from '../../../lib/controls/tab-links.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { useUnsaved } from '../../../lib/unsaved/unsaved-forms.ts';
import { consultationPath, type Managed, type ShownPage } from '../consultations-query.ts';
import { useAnswerDrafts } from '../contribution/use-answer-drafts.ts';
import { elements } from '../focus-later.ts';
import { DraftText } from './draft-text.tsx';

interface ContributionsProps extends Managed {
  shown: ShownPage;
  /** While the next page is on its way. */
  isLoading: boolean;
  /** It stays on the screen, although the filter may no longer match. */
  onChanged: (id: string) => void;
}

/** The newest draft with a page of the contributions of a filter. */
export function Contributions(props: ContributionsProps) {
  const { consultation, text, shown, isLoading, onChanged } = props;
  const t = useMessages('studio-consultations');
  const format = useFormat();
  const answers = useAnswerDrafts();
  useUnsaved(answers.hasChanges);
  const { show } = shown;
  const isEmpty = text.contributions.length === 0;
  const pathOf = (page: number) => consultationPath(consultation.id, { show, page });
  return (
    <section aria-labelledby={elements.draft} className="mt-8">
      <h2 id={elements.draft} tabIndex={-1} className="scroll-mt-20 text-xl">
        {t('draft', { number: text.draft })}
      </h2>
      <TabLinks
        label={t('filter')}
        current={show}
        tabs={contributionFilters.map((name) => ({
          name,
          label: `${t(`filter.${name}`)} (${format.number(text.matches[name])})`,
          href: consultationPath(consultation.id, { show: name }),
        }))}
      />
      <div aria-busy={isLoading || undefined} className="aria-busy:opacity-60">
        {show !== 'all' && isEmpty ? (
          <EmptyState className="mt-8" headingLevel={3} title={t(`none.${show}`)}>
            {t(`none.${show}Text`)}
          </EmptyState>
        ) : (
          <DraftText
            text={text}
            filter={show}
            consultation={consultation}
            answers={answers}
            pathOf={pathOf}
            onChanged={onChanged}
          />
        )}
      </div>
      <div className="mt-8 max-w-4xl">
        <Pagination
          page={text.page}
          pageCount={text.pageCount}
          hrefFor={(page) => `${pathOf(page)}#${elements.draft}`}
        />
      </div>
    </section>
  );
}

import { useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../lib/controls/tab-links.tsx';
import { useFormat } from '../../lib/format.ts';
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx';
import { consultationPath, type Managed } from '../consultations-query.ts';
import { useAnswerDrafts } from '../contribution/use-answer-drafts.ts';
import { elements } from '../focus-later.ts';
import { countMatches, filters, readFilter } from './contribution-filter.ts';
import { DraftText } from './draft-text.tsx';

/** The newest draft with the contributions of a filter. */
export function Contributions({ consultation, text }: Managed) {
  const t = useMessages('studio-consultations');
  const format = useFormat();
  const filter = readFilter(useSearchParams()[0].get('show'));
  const answers = useAnswerDrafts();
  const [kept, setKept] = useState({ filter, ids: new Set<string>() });
  const ids = kept.filter === filter ? kept.ids : new Set<string>();
  const isEmpty = countMatches(text, filter) === 0 && ids.size === 0;
  return (
    <section aria-labelledby={elements.draft} className="mt-8">
      <UnsavedGuard isDirty={answers.hasChanges} />
      <h2 id={elements.draft} tabIndex={-1} className="text-xl">
        {t('draft', { number: text.draft })}
      </h2>
      <TabLinks
        label={t('filter')}
        current={filter}
        tabs={filters.map((name) => ({
          name,
          label: `${t(`filter.${name}`)} (${format.number(countMatches(text, name))})`,
          href: `${consultationPath(consultation.id)}${name === 'all' ? '' : `?show=${name}`}`,
        }))}
      />
      {filter !== 'all' && isEmpty ? (
        <EmptyState className="mt-8" headingLevel={3} title={t(`none.${filter}`)}>
          {t(`none.${filter}Text`)}
        </EmptyState>
      ) : (
        <DraftText
          text={text}
          filter={filter}
          kept={ids}
          consultation={consultation}
          answers={answers}
          onChanged={(id) => setKept({ filter, ids: new Set([...ids, id]) })}
        />
      )}
    </section>
  );
}

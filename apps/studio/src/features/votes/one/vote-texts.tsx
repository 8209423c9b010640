import { useMessages } from '@rostra/messages/react';
import { Prose } from '@rostra/ui';
import type { Managed } from '../votes-query.ts';

/** The texts as members see them. */
export function VoteTexts({ vote, texts }: Managed) {
  const t = useMessages('studio-votes');
  return vote.options.map(({ number, version, costing, textHash }) => (
    <section key={number} aria-labelledby={`text-${number}`} className="mt-8 max-w-4xl">
      <h2 id={`text-${number}`} className="text-xl">
        {vote.options.length === 1 ? t('text') : t('textNumber', { number })} ·{' '}
        {t('versionNumber', { number: version })}
      </h2>
      <p className="mt-2">
        <span className="font-medium">{t('costing')}:</span>{' '}
        <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {costing}
        </span>
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer py-1 text-muted">{t('showText')}</summary>
        <Prose
          html={texts.find((text) => text.number === number)?.html ?? ''}
          className="studio-prose mt-3 min-w-0"
        />
      </details>
      <p className="mt-2 text-muted text-sm [overflow-wrap:anywhere]">
        {t('hash', { hash: textHash })}
      </p>
    </section>
  ));
}

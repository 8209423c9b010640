import type { OptionText, Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Prose } from '@rostra/ui';
import { useTextLanguage } from '../../lib/languages/text-language.ts';

interface VoteTextsProps {
  vote: Vote;
  texts: readonly OptionText[];
}

/** What is voted on: each text with what it costs. */
export function VoteTexts({ vote, texts }: VoteTextsProps) {
  const t = useMessages('votes');
  const language = useTextLanguage(vote.locale);
  const isOne = vote.options.length === 1;
  return vote.options.map(({ number, title, edition, version, costing, textHash }) => {
    const text = texts.find((each) => each.number === number);
    return (
      <section key={number} aria-labelledby={`text-${number}`} className="mt-12">
        <h2 id={`text-${number}`} className="text-2xl">
          {isOne ? t('text') : t('textNumber', { number })}
        </h2>
        <p className="mt-1 text-muted text-sm">
          <span {...language}>{title}</span> ·{' '}
          {edition === null ? t('version', { number: version }) : t('edition', { number: edition })}
        </p>
        <div className="mt-4 max-w-measure bg-sunken px-4 py-3">
          <p className="font-semibold">{t('costing')}</p>
          <p {...language} className="mt-1 break-words">
            {costing}
          </p>
        </div>
        <div {...language} className="mt-6">
          {text?.summary ? <p className="mb-8 max-w-measure text-lg">{text.summary}</p> : null}
          <Prose html={text?.html ?? ''} className="min-w-0" />
        </div>
        <p className="mt-4 break-words text-muted text-sm">
          {t('hash')} <code>{textHash}</code>
        </p>
      </section>
    );
  });
}

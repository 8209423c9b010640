import type { Contribution } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Prose, type Tone } from '@rostra/ui';
import type { ReactNode } from 'react';
import { Day } from '../../lib/dates/day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTextLanguage } from '../../lib/languages/text-language.ts';
import { TypedText } from './typed-text.tsx';

interface ContributionItemProps {
  contribution: Contribution;
  /** The language of the text. */
  locale: string;
  /** The number of the draft that is shown. */
  draft: number;
  children?: ReactNode;
}

const tones: Partial<Record<Contribution['state'], Tone>> = {
  accepted: 'success',
  acceptedChanged: 'success',
  declined: 'danger',
};

/** A comment or a proposal with its answer. */
export function ContributionItem({ contribution, locale, draft, children }: ContributionItemProps) {
  const t = useMessages('consultations');
  const format = useFormat();
  const { id, kind, author, isByStaff, createdAt, state, place, mergedIn, supports } = contribution;
  // Those about paragraphs that are gone are in a section of their own.
  const Heading = place === 'gone' ? 'h4' : 'h3';
  const isShown = state !== 'hidden' && state !== 'withdrawn';
  return (
    <article
      id={`contribution-${id}`}
      aria-labelledby={`contribution-${id}-by`}
      className="scroll-mt-24 border-line border-s-4 ps-4 text-sm"
    >
      <Heading
        id={`contribution-${id}-by`}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal font-sans text-sm tracking-normal"
      >
        <span className="font-semibold">{t(kind)}</span>
        <span className="text-muted">
          {t.rich('by', {
            name: author ?? t('former'),
            day: format.date(createdAt),
            date: (words) => <Day iso={createdAt}>{words}</Day>,
          })}
          {contribution.draft === draft
            ? null
            : `, ${t('onDraft', { number: contribution.draft })}`}
        </span>
        {isByStaff ? <Badge>{t('staff')}</Badge> : null}
        {state === 'withdrawn' ? null : (
          <Badge tone={tones[state] ?? 'neutral'}>{t(`contributionState.${state}`)}</Badge>
        )}
      </Heading>
      {isShown ? <Words contribution={contribution} locale={locale} /> : null}
      {place === 'changed' && isShown && mergedIn === null ? (
        <p className="mt-2 text-muted">{t('placeChanged')}</p>
      ) : null}
      <Answer contribution={contribution} locale={locale} />
      {isShown ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-muted">{t('supports', { count: supports })}</span>
          {children}
        </div>
      ) : null}
    </article>
  );
}

interface PartProps {
  contribution: Contribution;
  locale: string;
}

function Words({ contribution: { comparison, text, reason }, locale }: PartProps) {
  const t = useMessages('consultations');
  const language = useTextLanguage(locale);
  return (
    <div {...language}>
      {comparison ? <Prose html={comparison} className="compared-words mt-2 min-w-0" /> : null}
      {comparison === null && text ? (
        <TypedText text={text} className="mt-2 max-w-measure break-words text-base" />
      ) : null}
      {reason ? <p className="mt-2 max-w-measure break-words">{t('reason', { reason })}</p> : null}
    </div>
  );
}

function Answer({ contribution, locale }: PartProps) {
  const t = useMessages('consultations');
  const language = useTextLanguage(locale);
  const { state, answer, answeredBy, mergedIn } = contribution;
  if (!answer) return null;
  if (state === 'hidden') {
    return <p className="mt-2 text-muted">{t('hiddenBecause', { reason: answer })}</p>;
  }
  return (
    <div className="mt-3 max-w-measure bg-sunken px-4 py-3">
      <p className="font-semibold">
        {answeredBy ? t('answerBy', { name: answeredBy }) : t('answerByFormer')}
      </p>
      <div {...language}>
        <TypedText text={answer} className="mt-1 break-words" />
      </div>
      {mergedIn === null ? null : (
        <p className="mt-1 text-muted">{t('mergedIn', { number: mergedIn })}</p>
      )}
    </div>
  );
}

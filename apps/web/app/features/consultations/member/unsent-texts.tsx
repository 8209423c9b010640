import type { ContributionKind, DraftBlock } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

interface UnsentText {
  readonly blockId: string;
  readonly kind: ContributionKind;
  readonly text: string;
  readonly reason: string;
}

type Place = Pick<UnsentText, 'blockId' | 'kind'>;

/** What a member has written and not sent, so that a newer draft or the end of the consultation loses none of it. */
export class UnsentTexts {
  readonly #texts = new Map<string, UnsentText>();

  find({ blockId, kind }: Place): UnsentText | undefined {
    return this.#texts.get(`${blockId} ${kind}`);
  }

  keep(text: UnsentText): void {
    this.#texts.set(`${text.blockId} ${text.kind}`, text);
  }

  forget({ blockId, kind }: Place): void {
    this.#texts.delete(`${blockId} ${kind}`);
  }

  /** Those that no form shows. */
  without(blocks: readonly DraftBlock[]): UnsentText[] {
    const ids = new Set(blocks.map(({ id }) => id));
    return [...this.#texts.values()].filter(
      ({ blockId, text, reason }) => !ids.has(blockId) && (text || reason) !== '',
    );
  }
}

/** To copy from, if the paragraph is gone or nothing can be sent any more. */
export function UnsentList({ texts }: { texts: readonly UnsentText[] }) {
  const t = useMessages('consultations');
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="unsent" className="mt-8 bg-warning-soft px-5 py-4 text-sm">
      <h2 id="unsent" className="font-sans font-semibold text-base tracking-normal">
        {t('unsentTitle')}
      </h2>
      <p className="mt-1">{t('unsent')}</p>
      {texts.map(({ blockId, kind, text, reason }) => (
        <div key={`${blockId} ${kind}`} className="mt-3 max-w-measure">
          <p className="font-semibold">{t(kind)}</p>
          {text ? <p className="break-words">{text}</p> : null}
          {reason ? <p className="mt-1 break-words">{t('reason', { reason })}</p> : null}
        </div>
      ))}
    </section>
  );
}

import { useMessages } from '@rostra/messages/react';
import { cx, Prose } from '@rostra/ui';
import { TextIn } from '../../../../lib/languages/text-in.tsx';
import { useTextLanguage } from '../../../../lib/languages/text-language.ts';
import type { ComparedItem, Gap } from './compared-items.ts';

const looks = {
  same: '',
  changed: 'border-line-strong border-s-4 ps-4',
  added: 'border-success border-s-4 ps-4',
  removed: 'border-danger border-s-4 ps-4',
  moved: 'border-accent border-s-4 ps-4',
  movedAway: 'border-line border-s-4 ps-4',
};

interface ComparedBlocksProps {
  items: readonly (ComparedItem | Gap)[];
  locale: string;
}

export function ComparedBlocks({ items, locale }: ComparedBlocksProps) {
  const t = useMessages('editions');
  return (
    <div className="grid gap-5">
      {items.map((item) =>
        item.kind === 'gap' ? (
          <p key={item.index} className="text-center text-muted text-sm">
            {t('unchanged', { count: item.count })}
          </p>
        ) : (
          <Block key={item.index} item={item} locale={locale} />
        ),
      )}
    </div>
  );
}

function Block({ item, locale }: { item: ComparedItem; locale: string }) {
  const { kind, html, index } = item;
  const language = useTextLanguage(locale);
  if (kind === 'same') {
    return (
      <div {...language} className="min-w-0">
        <Prose html={html} />
      </div>
    );
  }
  return (
    <div id={`change-${index}`} className={cx('min-w-0 scroll-mt-24', looks[kind])}>
      <Label item={item} locale={locale} />
      {html === '' ? null : (
        <div {...language} className="min-w-0">
          <Prose html={html} className="compared-words" />
        </div>
      )}
    </div>
  );
}

/** In words, because neither colour nor a line at the edge says it to everyone. */
function Label({ item, locale }: { item: ComparedItem; locale: string }) {
  const t = useMessages('editions');
  const { kind, other, excerpt } = item;
  if (kind === 'same') return null;
  const place = (text: string) => (
    <a href={`#change-${other}`} className="text-accent underline">
      {text}
    </a>
  );
  if (kind === 'movedAway') {
    return (
      <p className="text-muted text-sm">
        {t.rich('movedAway', {
          excerpt: excerpt ?? '',
          place: (text) => place(String(text)),
          words: (text) => <TextIn locale={locale}>{text}</TextIn>,
        })}
      </p>
    );
  }
  return (
    <p className="mb-1 font-sans text-muted text-xs">
      {kind === 'moved'
        ? t.rich('movedHere', { place: (text) => place(String(text)) })
        : t(`kind.${kind}`)}
    </p>
  );
}

import type { TextChange } from '@rostra/markdown-editor/merge';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';

const removed = 'border-danger bg-danger-soft';
const added = 'border-success bg-success-soft';

/** The Markdown of two versions: what was removed and added, with the unchanged parts folded. */
export function TextChanges({ changes }: { changes: readonly TextChange[] }) {
  return (
    <div className="grid gap-2">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each comparison
        <Change key={index} change={change} />
      ))}
    </div>
  );
}

const block = 'min-w-0 whitespace-pre-wrap break-words border-s-4 px-3 py-1.5 font-serif';

function Change({ change }: { change: TextChange }) {
  const t = useMessages('studio-publishing');
  if (change.kind === 'same') {
    return (
      <p className="text-muted text-xs">{t('unchangedBlocks', { count: change.blocks.length })}</p>
    );
  }
  if (change.kind === 'changed') {
    return (
      <p className={cx(block, 'border-line-strong')}>
        <Words words={change.words} />
      </p>
    );
  }
  const isRemoved = change.kind === 'removed';
  return (
    <p className={cx(block, isRemoved ? removed : added)}>
      <span className="sr-only">{isRemoved ? t('removedText') : t('addedText')} </span>
      {isRemoved ? <del>{change.text}</del> : <ins className="no-underline">{change.text}</ins>}
    </p>
  );
}

/** A text with removed words struck out and added ones marked. */
export function Words({ words }: { words: Extract<TextChange, { kind: 'changed' }>['words'] }) {
  return words.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const key = `${index} ${kind}`;
    return kind === 'removed' ? (
      <del key={key} className={cx('rounded-sm px-0.5', removed)}>
        {text}
      </del>
    ) : (
      <ins key={key} className={cx('rounded-sm px-0.5 underline decoration-2', added)}>
        {text}
      </ins>
    );
  });
}

import type { Wording } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, ChevronDownIcon, cx } from '@rostra/ui';
import { useId, useRef, useState } from 'react';
import { textAttributes } from '../../../lib/text-attributes.ts';
import { WordingEditor } from './editor/wording-editor.tsx';
import type { Drafts } from './use-drafts.ts';
import { useFeatureName } from './use-feature-name.ts';
import { idOf } from './wording-query.ts';

interface WordingListProps {
  rows: readonly Wording[];
  /** The rows belong to the filters before. */
  isStale: boolean;
  drafts: Drafts;
}

/** One row at a time has its editor open. */
export function WordingList({ rows, isStale, drafts }: WordingListProps) {
  const t = useMessages('studio-wording');
  const [openId, setOpenId] = useState<string>();
  if (rows.length === 0) return null;
  return (
    <ul
      aria-label={t('title')}
      aria-busy={isStale}
      className={cx('mt-3 border-ink border-t transition-opacity', isStale && 'opacity-60')}
    >
      {rows.map((message) => {
        const id = idOf(message);
        return (
          <WordingRow
            key={id}
            message={message}
            drafts={drafts}
            isOpen={id === openId}
            onToggle={() => setOpenId(id === openId ? undefined : id)}
          />
        );
      })}
    </ul>
  );
}

interface WordingRowProps {
  message: Wording;
  drafts: Drafts;
  isOpen: boolean;
  onToggle: () => void;
}

function WordingRow({ message, drafts, isOpen, onToggle }: WordingRowProps) {
  const t = useMessages('studio-wording');
  const nameOf = useFeatureName();
  const editorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { language, feature, key, text, ownText } = message;
  const close = () => {
    onToggle();
    button.current?.focus();
  };
  return (
    <li className="border-line border-b">
      <h2 className="font-sans font-normal text-base tracking-normal">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          onClick={onToggle}
          className="flex w-full items-start gap-3 py-3 text-start hover:bg-sunken"
        >
          <ChevronDownIcon
            className={cx('mt-1 size-4 shrink-0 text-muted', isOpen && 'rotate-180')}
          />
          <span className="min-w-0 flex-1">
            <span {...textAttributes(language)} className="block break-words">
              {ownText ?? text}
            </span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted text-xs">
              {nameOf(feature)}
              <code className="break-all" dir="ltr">
                {key}
              </code>
              {ownText === null ? null : <Badge tone="success">{t('changed')}</Badge>}
              {drafts.of(message) ? <Badge tone="warning">{t('unsaved')}</Badge> : null}
            </span>
          </span>
        </button>
      </h2>
      {isOpen ? (
        <div id={editorId} className="pb-5 sm:ps-7">
          <WordingEditor message={message} drafts={drafts} onClose={close} />
        </div>
      ) : null}
    </li>
  );
}

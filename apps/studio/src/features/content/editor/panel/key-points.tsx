import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon } from '@rostra/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useEditor, useEntryLanguage, useFieldValue } from '../fields/use-field.ts';

/** The numbered statements of a policy. Alt+↑ and Alt+↓ move one. */
export function KeyPoints() {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue('keyPoints');
  const language = useEntryLanguage();
  const points = Array.isArray(value) ? value.map(String) : [];
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const set = (next: readonly string[]) => saver.change({ keyPoints: next });
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[index]?.focus());

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const target = index + (event.key === 'ArrowUp' ? -1 : 1);
    const [point, other] = [points[index], points[target]];
    if (point === undefined || other === undefined) return;
    set(points.with(index, other).with(target, point));
    setAnnouncement(t('moved', { position: target + 1, count: points.length }));
    focus(target);
  };
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-medium text-xs">{t('field.keyPoints')}</legend>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} className="grid gap-2">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a statement has no identity but its place
          <li key={index} className="flex items-start gap-1">
            <span className="w-4 pt-2 text-muted text-xs">{index + 1}</span>
            <textarea
              {...language}
              rows={2}
              aria-label={t('keyPoint', { number: index + 1 })}
              value={point}
              readOnly={isReadOnly}
              onKeyDown={(event) => onKeyDown(event, index)}
              onChange={(event) => set(points.with(index, event.target.value))}
              className={compactControl}
            />
            <button
              type="button"
              disabled={isReadOnly}
              aria-label={t('removeKeyPoint', { number: index + 1 })}
              onClick={() => set(points.toSpliced(index, 1))}
              className="flex size-8 shrink-0 items-center justify-center rounded text-muted hover:bg-sunken hover:text-ink"
            >
              <CloseIcon className="size-4" />
            </button>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="small"
        className="mt-1"
        disabled={isReadOnly}
        onClick={() => {
          set([...points, '']);
          focus(points.length);
        }}
      >
        {t('addKeyPoint')}
      </Button>
      <p className="text-muted text-xs">{t('help.keyPoints')}</p>
    </fieldset>
  );
}

import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon } from '@rostra/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useEditor, useEntryLanguage, useFieldValue } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';

interface LineTexts {
  readonly nameOf: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly add: string;
}

export function LinesField({ field }: FieldEditorProps) {
  const t = useMessages('studio-editor');
  const texts: LineTexts = {
    nameOf: (number) => t('line', { number }),
    remove: (number) => t('removeLine', { number }),
    add: t('addLine'),
  };
  return <NumberedLines field={field} texts={texts} />;
}

/** The numbered statements of a policy. */
export function KeyPoints({ field }: FieldEditorProps) {
  const t = useMessages('studio-editor');
  const texts: LineTexts = {
    nameOf: (number) => t('keyPoint', { number }),
    remove: (number) => t('removeKeyPoint', { number }),
    add: t('addKeyPoint'),
  };
  return <NumberedLines field={field} texts={texts} />;
}

/** A list of short texts. Alt+↑ and Alt+↓ move one. */
function NumberedLines({ field, texts }: FieldEditorProps & { texts: LineTexts }) {
  const t = useMessages('studio-editor');
  const { label, help } = useFieldTexts(field);
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(field.name);
  const language = useEntryLanguage();
  const points = Array.isArray(value) ? value.map(String) : [];
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const set = (next: readonly string[]) => saver.change({ [field.name]: next });
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
      <legend className="mb-1 font-medium text-xs">{label}</legend>
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
              aria-label={texts.nameOf(index + 1)}
              value={point}
              readOnly={isReadOnly}
              onKeyDown={(event) => onKeyDown(event, index)}
              onChange={(event) => set(points.with(index, event.target.value))}
              className={compactControl}
            />
            <button
              type="button"
              disabled={isReadOnly}
              aria-label={texts.remove(index + 1)}
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
        {texts.add}
      </Button>
      {help ? <p className="text-muted text-xs">{help}</p> : null}
    </fieldset>
  );
}

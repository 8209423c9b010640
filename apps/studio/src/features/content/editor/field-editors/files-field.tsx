import { type MediaFile, mediaForm, uploadFiles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CloseIcon } from '@rostra/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useApi } from '../../../../session/session-provider.tsx';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';
import { useReaders } from './use-readers.ts';

interface FilesFieldProps extends FieldEditorProps {
  /** What is said about a file, such as its downloads. */
  note?: (documentId: string) => string | null;
}

/** Files that members can download, and how often they did. */
export function DownloadsField({ field }: FieldEditorProps) {
  const pages = useMessages('studio-pages');
  const readers = useReaders(useEditor().entry);
  const note = (documentId: string) => {
    const file = readers?.files.find((other) => other.documentId === documentId);
    return file ? pages('downloads', { count: file.downloads }) : null;
  };
  return <FilesField field={field} note={note} />;
}

/** Files in order. Alt+↑ and Alt+↓ move one. */
export function FilesField({ field, note }: FilesFieldProps) {
  const { name } = field;
  const t = useMessages('studio-editor');
  const errorText = useErrorText();
  const { label } = useFieldTexts(field);
  const api = useApi();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { saver, isReadOnly, entry } = useEditor();
  const value = useFieldValue(name);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const [known, setKnown] = useState((entry.draft[name] ?? []) as readonly MediaFile[]);
  const [status, setStatus] = useState('');
  const set = (files: readonly string[]) => saver.change({ [name]: files });

  const add = async (files: readonly File[]) => {
    // One after the other: a file that is refused does not stop the others.
    for (const file of files) {
      setStatus(t('uploading', { name: file.name }));
      try {
        const [stored] = await api(uploadFiles, { body: mediaForm(file, { alternativeText: '' }) });
        if (!stored) continue;
        setKnown((all) => [...all, stored]);
        const current = saver.getState().current[name];
        set([...(Array.isArray(current) ? current.map(String) : []), stored.documentId]);
        setStatus(t('uploaded', { name: file.name }));
      } catch (error) {
        const reason = errorText(error);
        setStatus(t('uploadFailed', { name: file.name, reason }));
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const target = index + (event.key === 'ArrowUp' ? -1 : 1);
    const [file, other] = [chosen[index], chosen[target]];
    if (file === undefined || other === undefined) return;
    set(chosen.with(index, other).with(target, file));
    setStatus(t('moved', { position: target + 1, count: chosen.length }));
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[target]?.focus());
  };
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-medium text-xs">{label}</legend>
      <ul ref={list} className="grid gap-1">
        {chosen.map((documentId, index) => {
          const fileName = known.find((file) => file.documentId === documentId)?.name ?? documentId;
          return (
            <li
              key={documentId}
              className="flex items-center gap-1 rounded border border-line bg-raised ps-2"
            >
              <span className="min-w-0 flex-1 py-1">
                <span className="block truncate">{fileName}</span>
                <span className="block text-muted text-xs">{note?.(documentId)}</span>
              </span>
              <button
                type="button"
                disabled={isReadOnly}
                aria-label={t('removeFile', { name: fileName })}
                onKeyDown={(event) => onKeyDown(event, index)}
                onClick={() => set(chosen.filter((other) => other !== documentId))}
                className="flex size-8 shrink-0 items-center justify-center rounded text-muted hover:text-ink"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
      {isReadOnly ? null : (
        <>
          <label htmlFor={id} className="mt-2 block text-xs">
            {t('addFiles')}
          </label>
          <input
            id={id}
            type="file"
            multiple
            className="mt-1 block w-full text-xs"
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </>
      )}
      <p role="status" className="mt-1 min-h-4 text-muted text-xs">
        {status}
      </p>
    </fieldset>
  );
}

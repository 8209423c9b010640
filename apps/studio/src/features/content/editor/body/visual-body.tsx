import {
  CannotShow,
  createEditor,
  type MarkdownEditor,
  type PastedPictures,
} from '@rostra/markdown-editor';
import { Loading, Skeleton } from '@rostra/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TextAttributes } from '../../../../lib/text-attributes.ts';
import { SlashMenu } from './slash-menu.tsx';
import { createTableBar, TableBar } from './tools/table-bar.tsx';
import { Toolbar } from './tools/toolbar.tsx';
import { useBlockTexts } from './use-block-texts.ts';
import { useWasFocused } from './use-was-focused.ts';

export interface VisualBodyProps {
  source: string;
  label: string;
  placeholder: string;
  language: TextAttributes;
  isReadOnly: boolean;
  onChange: (source: string) => void;
  /** The text holds something that can only be edited as source. */
  onCannotShow: () => void;
  onFiles: (files: readonly File[]) => void;
  /** The pictures of a pasted text. */
  onPictures: (pasted: PastedPictures) => void;
  /** Edits the selected picture, or inserts one. */
  onImage: () => void;
  onLink: (editor: MarkdownEditor) => void;
  /** Edits the settings of the selected block. */
  onBlock: () => void;
  /** Reports the last letters at once, before the text is saved or left. */
  flush: RefObject<() => void>;
  editorRef: RefObject<MarkdownEditor | undefined>;
}

/** Serialising takes some milliseconds, so not with every letter. */
const REPORT_DELAY_MS = 200;

export default function VisualBody(props: VisualBodyProps) {
  const { source, label, placeholder, isReadOnly, flush, editorRef } = props;
  const blockTexts = useBlockTexts();
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditor>();
  const [tableBar] = useState(createTableBar);
  const wasFocused = useWasFocused(editor);
  const [, setSelection] = useState({});
  const latest = useRef(props);
  latest.current = props;
  /** What the editor shows and the owner knows. */
  const reported = useRef(source);

  // Created once for each element; later texts are opened below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let created: MarkdownEditor | undefined;
    let isGone = false;
    const report = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!created) return;
      const text = created.save();
      if (text === reported.current) return;
      reported.current = text;
      latest.current.onChange(text);
    };
    flush.current = () => {
      if (timer !== undefined) report();
    };
    void createEditor({
      root: element,
      source: latest.current.source,
      label,
      placeholder: latest.current.isReadOnly ? '' : placeholder,
      onChange: () => {
        clearTimeout(timer);
        timer = setTimeout(report, REPORT_DELAY_MS);
      },
      onSelect: () => setSelection({}),
      onFiles: (files) => latest.current.onFiles(files),
      onPictures: (pasted) => latest.current.onPictures(pasted),
      onEditImage: () => latest.current.onImage(),
      onLink: () => created && latest.current.onLink(created),
      blockTexts,
      tableBar,
      onEditBlock: () => latest.current.onBlock(),
    }).then(
      (made) => {
        if (isGone) return made.destroy();
        created = made;
        editorRef.current = made;
        setEditor(made);
      },
      (error: unknown) => {
        if (!(error instanceof CannotShow)) throw error;
        if (!isGone) latest.current.onCannotShow();
      },
    );
    return () => {
      flush.current();
      isGone = true;
      flush.current = () => {};
      editorRef.current = undefined;
      void created?.destroy();
    };
  }, []);

  useEffect(() => {
    editor?.view.setProps({ editable: () => !isReadOnly });
  }, [editor, isReadOnly]);

  // Before the next key: letters typed into the old text would be lost.
  useLayoutEffect(() => {
    if (!editor || source === reported.current) return;
    reported.current = source;
    try {
      editor.replace(source);
    } catch (error) {
      if (!(error instanceof CannotShow)) throw error;
      latest.current.onCannotShow();
    }
  }, [editor, source]);

  return (
    <div>
      {editor && !isReadOnly ? (
        <Toolbar
          editor={editor}
          wasFocused={wasFocused}
          tableBar={tableBar}
          onImage={props.onImage}
          onLink={() => props.onLink(editor)}
        />
      ) : null}
      {editor ? null : <BodySkeleton />}
      <div ref={root} {...props.language} className="studio-prose prose" />
      {editor && !isReadOnly ? (
        <SlashMenu editor={editor} onImage={props.onImage} onBlock={props.onBlock} />
      ) : null}
      {editor && !isReadOnly && wasFocused ? <TableBar editor={editor} element={tableBar} /> : null}
    </div>
  );
}

function BodySkeleton() {
  return (
    <Loading className="max-w-measure py-4">
      {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`mt-3 h-5 ${width}`} />
      ))}
    </Loading>
  );
}

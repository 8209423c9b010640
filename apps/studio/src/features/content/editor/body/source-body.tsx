import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorSelection, EditorState } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';
import { findEdits } from '@rostra/markdown-editor/merge';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styleNonce } from '../../../../lib/style-nonce.ts';
import type { TextAttributes } from '../../../../lib/text-attributes.ts';

export interface SourceBodyProps {
  source: string;
  label: string;
  language: TextAttributes;
  isReadOnly: boolean;
  onChange: (source: string) => void;
}

const markdown = new Language(defineLanguageFacet(), parser.configure(GFM), [], 'markdown');

const highlighting = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--accent)' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--ink-muted)' },
]);

const look = EditorView.theme({
  '&': { fontSize: 'var(--text-sm)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { fontFamily: 'var(--font-mono)', caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-line': { padding: '0', lineHeight: '1.65' },
});

/** Makes the selected words a link, and goes on where its address belongs. */
const writeLink: Command = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  const changes = state.changeByRange(({ from, to }) => ({
    changes: [
      { from, insert: '[' },
      { from: to, insert: ']()' },
    ],
    range: EditorSelection.cursor(from === to ? from + 1 : to + 3),
  }));
  dispatch(state.update(changes, { userEvent: 'input' }));
  return true;
};

/** The text as Markdown. */
export default function SourceBody(props: SourceBodyProps) {
  const { source, label, isReadOnly } = props;
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (!root.current) return;
    const created = new EditorView({
      parent: root.current,
      state: EditorState.create({
        doc: latest.current.source,
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label }),
          EditorState.readOnly.of(isReadOnly),
          history(),
          keymap.of([{ key: 'Mod-k', run: writeLink }, ...defaultKeymap, ...historyKeymap]),
          markdown,
          syntaxHighlighting(highlighting),
          look,
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const text = update.state.doc.toString();
            const isOfWindows = latest.current.source.includes('\r\n');
            latest.current.onChange(isOfWindows ? text.replaceAll('\n', '\r\n') : text);
          }),
        ],
      }),
    });
    view.current = created;
    return () => created.destroy();
  }, [label, isReadOnly]);
  useLayoutEffect(() => {
    const current = view.current;
    if (!current) return;
    const changes = findEdits(current.state.doc.toString(), source.replaceAll('\r\n', '\n'));
    if (changes.length > 0) current.dispatch({ changes });
  }, [source]);
  return <div ref={root} {...props.language} className="min-h-80" />;
}

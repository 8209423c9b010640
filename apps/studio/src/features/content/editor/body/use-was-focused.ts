import type { MarkdownEditor } from '@rostra/markdown-editor';
import { useEffect, useState } from 'react';

/** Before the text has been entered, its first block is selected without anybody seeing a cursor. */
export function useWasFocused(editor: MarkdownEditor | undefined): boolean {
  const [wasFocused, setWasFocused] = useState(false);
  useEffect(() => {
    if (!editor) return;
    const { dom } = editor.view;
    const onFocus = () => setWasFocused(true);
    if (editor.view.hasFocus()) onFocus();
    dom.addEventListener('focus', onFocus);
    return () => dom.removeEventListener('focus', onFocus);
  }, [editor]);
  return wasFocused;
}

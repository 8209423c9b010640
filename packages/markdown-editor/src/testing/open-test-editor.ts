import { createEditor, type MarkdownEditor } from '../milkdown/create-editor.ts';

export function openTestEditor(source = ''): Promise<MarkdownEditor> {
  const root = document.createElement('div');
  document.body.append(root);
  return createEditor({ root, source, label: 'Text' });
}

import {
  createEditor,
  type EditorOptions,
  type MarkdownEditor,
} from '../milkdown/create-editor.ts';

export function openTestEditor(
  source = '',
  options: Partial<EditorOptions> = {},
): Promise<MarkdownEditor> {
  const root = document.createElement('div');
  // As in the studio. Otherwise browsers type some spaces as non-breaking ones.
  root.style.whiteSpace = 'break-spaces';
  document.body.append(root);
  return createEditor({ root, source, label: 'Text', ...options });
}

import type { Node } from '@milkdown/prose/model';
import { NodeSelection } from '@milkdown/prose/state';
import type { NodeViewConstructor } from '@milkdown/prose/view';
import { $view } from '@milkdown/utils';
import { type BlockName, isBlockName } from '@rostra/block-syntax';
import { blockContainer, blockLeaf } from './block-schema.ts';
import { removeBlock } from './change-block.ts';
import { editorBlocks } from './registry.ts';

/** The words of the editor around blocks. */
export interface BlockTexts {
  name(block: BlockName): string;
  /** What stands in an empty title. */
  title(block: BlockName): string;
  settings(block: BlockName): string;
  remove(block: BlockName): string;
}

interface BlockViewOptions {
  readonly texts: BlockTexts;
  readonly onEdit: () => void;
}

function hasNoText({ attrs }: Node): boolean {
  const name = String(attrs.name);
  return isBlockName(name) && editorBlocks[name].hasNoText === true;
}

const view =
  ({ texts, onEdit }: BlockViewOptions): NodeViewConstructor =>
  (first, editor, getPosition) => {
    const block = document.createElement('div');
    const bar = block.appendChild(document.createElement('div'));
    bar.className = 'editor-block-bar';
    bar.contentEditable = 'false';
    const label = bar.appendChild(document.createElement('span'));
    const hasText = !hasNoText(first);
    const content = document.createElement('div');
    content.className = 'editor-block-text';
    if (first.type.name === 'block_leaf') content.dataset.leaf = '';
    if (hasText) block.append(content);
    else block.contentEditable = 'false';

    const select = () => {
      const position = getPosition();
      if (position === undefined) return false;
      const selection = NodeSelection.create(editor.state.doc, position);
      editor.dispatch(editor.state.tr.setSelection(selection));
      return true;
    };
    const addButton = (className: string, run: () => void) => {
      const button = bar.appendChild(document.createElement('button'));
      button.type = 'button';
      button.className = className;
      button.addEventListener('mousedown', (event) => event.preventDefault());
      button.addEventListener('click', () => {
        if (editor.editable && select()) run();
      });
      return button;
    };
    const settings = addButton('editor-block-settings', onEdit);
    const remove = addButton('editor-block-remove', () => {
      removeBlock(false)(editor.state, editor.dispatch);
      editor.focus();
    });

    const show = ({ attrs }: Node) => {
      const name = String(attrs.name);
      if (!isBlockName(name)) return;
      const { className, fields } = editorBlocks[name];
      block.className = `editor-block ${className}`;
      block.style.setProperty('--block-title', JSON.stringify(texts.title(name)));
      label.textContent = hasText ? texts.name(name) : `${texts.name(name)} – ${texts.title(name)}`;
      settings.hidden = fields.length === 0;
      settings.textContent = texts.settings(name);
      remove.textContent = texts.remove(name);
    };
    show(first);
    return {
      dom: block,
      ...(hasText ? { contentDOM: content } : {}),
      update: (node) => {
        if (node.type !== first.type || hasNoText(node) === hasText) return false;
        show(node);
        return true;
      },
      stopEvent: ({ target }) => target instanceof globalThis.Node && bar.contains(target),
      ignoreMutation: ({ target }) => !content.contains(target),
    };
  };

export const blockViews = (options: BlockViewOptions) =>
  [blockContainer, blockLeaf].map(({ node }) => $view(node, () => view(options)));

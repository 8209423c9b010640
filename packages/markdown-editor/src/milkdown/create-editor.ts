import {
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
  serializerCtx,
} from '@milkdown/core';
import { remarkGFMPlugin } from '@milkdown/preset-gfm';
import { EditorState, type Transaction } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import type { Markdown } from '../source/markdown.ts';
import { type OpenSource, openSource } from '../source/open-source.ts';
import { saveSource } from '../source/save-source.ts';
import { imageTitles } from './image-titles.ts';
import { plugins } from './plugins.ts';
import { recordTree, treeCtx } from './record-tree.ts';

export interface MarkdownEditor {
  readonly view: EditorView;
  readonly markdown: Markdown;
  /** Replaces the text, and forgets what could be undone. Throws `CannotShow`. */
  open(source: string): void;
  /** The text as it should be saved. */
  save(): string;
  destroy(): Promise<void>;
}

export interface EditorOptions {
  readonly root: HTMLElement;
  readonly source: string;
  readonly label: string;
  readonly onChange?: (transaction: Transaction) => void;
}

/** A visual editor for Markdown that leaves alone what nobody edits. */
export async function createEditor(options: EditorOptions): Promise<MarkdownEditor> {
  const { root, source, label, onChange } = options;
  const editor = Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.update(remarkStringifyOptionsCtx, (defaults) => ({
        ...defaults,
        bullet: '-' as const,
        rule: '-' as const,
        listItemIndent: 'one' as const,
      }));
      ctx.set(remarkGFMPlugin.options.key, { tablePipeAlign: false });
      ctx.update(editorViewOptionsCtx, (defaults) => ({
        ...defaults,
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        dispatchTransaction(this: EditorView, transaction: Transaction) {
          this.updateState(this.state.apply(transaction));
          if (transaction.docChanged) onChange?.(transaction);
        },
      }));
    })
    .use(plugins)
    .use(imageTitles)
    .use(treeCtx)
    .use(recordTree);
  await editor.create();

  const { ctx } = editor;
  const view = ctx.get(editorViewCtx);
  const markdown: Markdown = {
    parse(text) {
      const document = ctx.get(parserCtx)(text);
      return { document, ...ctx.get(treeCtx.key) };
    },
    serialize: ctx.get(serializerCtx),
  };

  let current: OpenSource;
  const open = (text: string) => {
    current = openSource(text, markdown);
    view.updateState(EditorState.create({ doc: current.document, plugins: view.state.plugins }));
  };
  open(source);
  return {
    view,
    markdown,
    open,
    save: () => saveSource(current, view.state.doc, markdown),
    destroy: async () => {
      await editor.destroy();
    },
  };
}

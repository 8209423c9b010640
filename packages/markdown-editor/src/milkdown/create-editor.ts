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
import type { Node } from '@milkdown/prose/model';
import { EditorState, type Transaction } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import { blockSchemas } from '../blocks/block-schema.ts';
import { type BlockTexts, blockViews } from '../blocks/block-view.ts';
import { updateBlock } from '../blocks/change-block.ts';
import { describeSelection, type SelectionInfo } from '../commands/active-commands.ts';
import type { ImageData } from '../commands/image-data.ts';
import { insertImage } from '../commands/insert-image.ts';
import {
  type EditorCommand,
  runCommand,
  runLink,
  runTableCommand,
} from '../commands/run-command.ts';
import { updateImage } from '../commands/update-image.ts';
import {
  type PastedPictures,
  replacePicture,
  watchPictures,
  withoutOwnPictures,
} from '../paste/foreign-pictures.ts';
import { moveCursor, takeFiles } from '../paste/take-files.ts';
import { isEmptyParagraph, type Markdown } from '../source/markdown.ts';
import { type OpenSource, openSource } from '../source/open-source.ts';
import { saveSource } from '../source/save-source.ts';
import type { TableCommand } from '../tables/change-table.ts';
import { pasteTable } from '../tables/paste-table.ts';
import { showTableBar } from '../tables/show-table-bar.ts';
import { tableSchemas } from '../tables/table-schema.ts';
import { handleKeys } from '../typing/handle-keys.ts';
import { pasteAddress } from '../typing/link-address.ts';
import { linkFromMarkdown } from '../typing/link-from-markdown.ts';
import { decorate } from './decorate.ts';
import { handleImageEvents } from './handle-image-events.ts';
import { imageFromHtml } from './image-from-html.ts';
import { imageTitles } from './image-titles.ts';
import { imageView } from './image-view.ts';
import { plugins } from './plugins.ts';
import { recordTree, treeCtx } from './record-tree.ts';
import { replaceBlocks } from './replace-blocks.ts';

export interface MarkdownEditor {
  readonly view: EditorView;
  readonly markdown: Markdown;
  /** Replaces the text, and forgets what could be undone. Throws `CannotShow`. */
  open(source: string): void;
  /** Takes over a text that somebody else changed, and leaves the cursor and undo alone. Throws `CannotShow`. */
  replace(source: string): void;
  /** The text as it should be saved. */
  save(): string;
  /** Returns whether the command applies at the selection. */
  run(command: EditorCommand): boolean;
  /** Changes the table at the selection. */
  changeTable(command: TableCommand): boolean;
  insertImage(image: ImageData): boolean;
  /** Changes the selected picture. */
  updateImage(changes: Partial<ImageData>): boolean;
  /** Shows a picture from another address, wherever it is; removes it without one. Returns whether it was there. */
  replacePicture(from: string, to: string | undefined): boolean;
  /** Changes the attributes of the block at the selection; undefined removes one. */
  updateBlock(changes: Readonly<Record<string, string | undefined>>): boolean;
  /** An empty address removes the link. The text is inserted where no words are selected. */
  setLink(href: string, text?: string): boolean;
  describeSelection(): SelectionInfo;
  destroy(): Promise<void>;
}

export interface EditorOptions {
  readonly root: HTMLElement;
  readonly source: string;
  readonly label: string;
  /** Shown while the text is empty. */
  readonly placeholder?: string;
  readonly onChange?: (transaction: Transaction) => void;
  /** Pictures that were pasted or dropped, at the cursor. */
  readonly onFiles?: (files: readonly File[]) => void;
  /** Pictures of pasted or dropped text, which are in the text and not on the site yet. */
  readonly onPictures?: (pasted: PastedPictures) => void;
  /** A double click or Enter on the selected picture. */
  readonly onEditImage?: () => void;
  readonly blockTexts?: BlockTexts;
  /** Shown below the table at the cursor. */
  readonly tableBar?: HTMLElement;
  /** The settings of the selected block. */
  readonly onEditBlock?: () => void;
  /** Ctrl+K, or ⌘K. */
  readonly onLink?: () => void;
  /** Called after each change of the text or the selection. */
  readonly onSelect?: () => void;
}

const SCROLL_MARGIN = { top: 5, right: 5, bottom: 64, left: 5 };

/** For a text that is only read. */
const NO_TEXTS: BlockTexts = {
  name: (name) => name,
  title: () => '',
  settings: () => '',
  remove: () => '',
};

/** A visual editor for Markdown that leaves alone what nobody edits. */
export async function createEditor(options: EditorOptions): Promise<MarkdownEditor> {
  const { root, source, label, placeholder, onChange, onFiles, onSelect } = options;
  const imageEvents = handleImageEvents(options.onEditImage);
  const handleKey = handleKeys(options.onLink);
  const pictures = watchPictures((pasted) => options.onPictures?.(pasted));
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
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
        },
        decorations: (state) =>
          showTableBar(decorate(state.doc, placeholder), state, options.tableBar),
        // Above the tools for tables.
        scrollThreshold: SCROLL_MARGIN,
        scrollMargin: SCROLL_MARGIN,
        handleDOMEvents: imageEvents.handleDOMEvents,
        handleKeyDown: (view, event) =>
          imageEvents.handleKeyDown(view, event) || handleKey(view, event),
        transformPastedHTML: pictures.clean,
        handlePaste: (view, event, slice) => {
          if (takeFiles(event, event.clipboardData, onFiles)) {
            pictures.forget();
            return true;
          }
          pictures.report(slice);
          return (
            pasteAddress(view, event.clipboardData) || pasteTable(view, event.clipboardData, slice)
          );
        },
        handleDrop: (view, event, slice, isMoved) => {
          if (isMoved) return false;
          if (event.dataTransfer?.files.length) pictures.forget();
          else pictures.report(slice);
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place && onFiles && event.dataTransfer?.files.length) moveCursor(view, place.pos);
          return takeFiles(event, event.dataTransfer, onFiles);
        },
        dispatchTransaction(this: EditorView, transaction: Transaction) {
          this.updateState(this.state.apply(transaction));
          if (transaction.docChanged) onChange?.(transaction);
          onSelect?.();
        },
      }));
    })
    .use(linkFromMarkdown)
    .use(plugins)
    .use(tableSchemas.flat())
    .use(blockSchemas)
    .use(
      blockViews({ texts: options.blockTexts ?? NO_TEXTS, onEdit: () => options.onEditBlock?.() }),
    )
    .use(imageFromHtml)
    .use(imageTitles)
    .use(imageView)
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
  const replace = (text: string) => {
    const opened = openSource(text, markdown);
    view.dispatch(replaceBlocks(view.state, opened.document));
    const shown = [...view.state.doc.children].filter((node) => !isEmptyParagraph(node));
    const isSame = shown.every((node, index) => opened.blocks[index]?.node.eq(node));
    if (!isSame || shown.length !== opened.blocks.length) return open(text);
    const blocks = opened.blocks.map((block, index) => ({ ...block, node: shown[index] as Node }));
    current = { ...opened, blocks };
  };
  open(source);
  return {
    view,
    markdown,
    open,
    replace,
    save: () => saveSource(current, withoutOwnPictures(view.state), markdown),
    run: (command) => runCommand(ctx, command),
    changeTable: (command) => runTableCommand(ctx, command),
    insertImage: (image) => insertImage(ctx, image),
    updateImage: (changes) => updateImage(view, changes),
    replacePicture: (from, to) => replacePicture(view, from, to),
    updateBlock: (changes) => updateBlock(view, changes),
    setLink: (href, text) => runLink(ctx, href, text),
    describeSelection: () => describeSelection(view.state),
    destroy: async () => {
      await editor.destroy();
    },
  };
}

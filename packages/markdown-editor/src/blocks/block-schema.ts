import type { Attrs, NodeSpec } from '@milkdown/prose/model';
import { $nodeSchema, $remark } from '@milkdown/utils';
import { remarkBlocks } from '@rostra/block-syntax';

/** Attributes of a directive, as written. */
export type BlockAttributes = Readonly<Record<string, string>>;

const attrs: NodeSpec['attrs'] = {
  name: { default: 'note', validate: 'string' },
  attributes: { default: {} },
};

const readAttrs = (element: HTMLElement): Attrs => ({
  name: element.dataset.block,
  attributes: JSON.parse(element.dataset.attributes ?? '{}'),
});

const domAttrs = ({ name, attributes }: Attrs) => ({
  'data-block': String(name),
  'data-attributes': JSON.stringify(attributes),
});

const isLabel = ({ data }: { data?: unknown }) =>
  typeof data === 'object' && data !== null && 'directiveLabel' in data;

const remark = $remark('remarkBlocks', () => remarkBlocks);

/** The words in brackets behind the name of a container. */
const blockTitle = $nodeSchema('block_title', () => ({
  content: 'inline*',
  defining: true,
  parseDOM: [{ tag: 'div[data-block-title]' }],
  toDOM: () => ['div', { 'data-block-title': '' }, 0],
  parseMarkdown: { match: () => false, runner: () => {} },
  toMarkdown: { match: ({ type }) => type.name === 'block_title', runner: () => {} },
}));

export const blockContainer = $nodeSchema('block_container', (ctx) => ({
  content: 'block_title block+',
  group: 'block',
  defining: true,
  attrs,
  parseDOM: [{ tag: 'div[data-block][data-container]', getAttrs: readAttrs }],
  toDOM: (node) => ['div', { ...domAttrs(node.attrs), 'data-container': '' }, 0],
  parseMarkdown: {
    match: ({ type }) => type === 'containerDirective',
    runner: (state, { name, attributes, children = [] }, type) => {
      const [first] = children;
      const label = first && isLabel(first) ? first : undefined;
      state.openNode(type, { name, attributes });
      state.openNode(blockTitle.type(ctx));
      if (label) state.next(label.children);
      state.closeNode();
      state.next(label ? children.slice(1) : children);
      // Fills in an empty paragraph if there is nothing.
      state.closeNode();
    },
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'block_container',
    runner: (state, node) => {
      const { name, attributes } = node.attrs;
      state.openNode('containerDirective', undefined, { name, attributes });
      node.forEach((child, _offset, index) => {
        if (index > 0) state.next(child);
        else if (child.childCount > 0) {
          state.openNode('paragraph', undefined, { data: { directiveLabel: true } });
          state.next(child.content);
          state.closeNode();
        }
      });
      state.closeNode();
    },
  },
}));

/** A block that is a single line, with words that readers see. */
export const blockLeaf = $nodeSchema('block_leaf', () => ({
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs,
  parseDOM: [{ tag: 'div[data-block]:not([data-container])', getAttrs: readAttrs }],
  toDOM: (node) => ['div', domAttrs(node.attrs), 0],
  parseMarkdown: {
    match: ({ type }) => type === 'leafDirective',
    runner: (state, { name, attributes, children }, type) => {
      state.openNode(type, { name, attributes }).next(children).closeNode();
    },
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'block_leaf',
    runner: (state, { attrs: { name, attributes }, content }) => {
      state.openNode('leafDirective', undefined, { name, attributes }).next(content).closeNode();
    },
  },
}));

export const blockSchemas = [remark, blockTitle, blockContainer, blockLeaf].flat();

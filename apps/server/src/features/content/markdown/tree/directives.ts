import { type ContainerDirective, isBlockName, type LeafDirective } from '@rostra/block-syntax';
import type { Element, ElementContent, Root } from 'hast';
import type { Paragraph, RootContent } from 'mdast';
import type { Options } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { BlockContext, RenderTarget } from '../blocks/block.ts';
import { blocks } from '../blocks/registry.ts';
import type { DirectiveSource } from '../parse-markdown.ts';
import { element } from './element.ts';

type Handlers = Required<NonNullable<Options['handlers']>>;
type State = Parameters<Handlers['paragraph']>[0];
type Directive = ContainerDirective | LeafDirective;

/** What a directive says, on the element that stands for it until its block is rendered. */
interface Marked {
  readonly name: string;
  readonly attributes: unknown;
  readonly source: DirectiveSource;
}

declare module 'hast' {
  interface ElementData {
    directive?: Marked;
    isOutsideExcerpt?: boolean;
  }
}

const handle = (state: State, node: Directive): Element => {
  const { name, attributes, data } = node;
  const [title, content] = split(state, node);
  const source = data?.source ?? { opening: '', closing: '' };
  const directive: Marked = { name, attributes: attributes ?? {}, source };
  const marked = element('div', {}, [element('div', {}, title), element('div', {}, content)]);
  return Object.assign(marked, { position: node.position, data: { directive } });
};

/** Handlers of `remark-rehype`. What is inside is sanitised like everything else. */
export const directiveHandlers = { containerDirective: handle, leafDirective: handle };

function split(state: State, node: Directive): [ElementContent[], ElementContent[]] {
  if (node.type === 'leafDirective') return [state.all(node), []];
  const [first, ...rest] = node.children;
  const label = first && isLabel(first) ? first : undefined;
  const content = state.all({ ...node, children: label ? rest : node.children });
  return [label ? state.all(label) : [], state.wrap(content, true)];
}

const isLabel = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && node.data?.directiveLabel === true;

/** Runs after the sanitiser, because the elements of blocks are our own. */
export function renderDirectives({ target, ...context }: BlockContext & { target: RenderTarget }) {
  return (tree: Root) => {
    const found: { node: Element; number: number }[] = [];
    const counts = new Map<string, number>();
    visit(tree, 'element', (node) => {
      const { name } = node.data?.directive ?? {};
      if (name === undefined) return;
      const number = (counts.get(name) ?? 0) + 1;
      counts.set(name, number);
      found.push({ node, number });
    });
    // From the inside out, so that a block gets the finished ones inside it.
    for (const { node, number } of found.reverse()) replace(node, number, target, context);
  };
}

function replace(node: Element, number: number, target: RenderTarget, context: BlockContext): void {
  const { directive } = node.data ?? {};
  if (!directive || !isBlockName(directive.name)) return;
  const [title, content] = node.children.map((part) =>
    part.type === 'element' ? part.children : [],
  );
  const given = { ...directive, number, title: title ?? [], content: content ?? [] };
  const block = blocks[directive.name];
  const rendered = block.render(given, target, context);
  const data = { isOutsideExcerpt: rendered !== undefined && !block.isInExcerpt };
  Object.assign(node, rendered ?? asSource(directive, given.content), { data });
}

/** Nothing that somebody wrote may disappear. */
function asSource({ source }: Marked, content: ElementContent[]): Element {
  const line = (value: string) =>
    value === '' ? [] : [element('p', {}, [{ type: 'text', value }])];
  return element('div', {}, [...line(source.opening), ...content, ...line(source.closing)]);
}

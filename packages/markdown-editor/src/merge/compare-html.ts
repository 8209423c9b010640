import { diffIndices } from 'node-diff3';
import { compareWords, isAlike, type WordChange } from './compare-texts.ts';

export type HtmlChange =
  | { readonly kind: 'same'; readonly count: number }
  | { readonly kind: 'removed' | 'added'; readonly html: string };

/**
 * Two versions of a rendered text, block by block. Where a block was edited, its words are marked with `del`
 * in the earlier and `ins` in the later version.
 */
export function compareHtml(before: string, after: string): HtmlChange[] {
  const [old, fresh] = [splitHtml(before), splitHtml(after)];
  const changes: HtmlChange[] = [];
  const addSame = (count: number) => {
    if (count > 0) changes.push({ kind: 'same', count });
  };
  let place = 0;
  for (const { buffer1, buffer2 } of diffIndices(old.map(textOf), fresh.map(textOf))) {
    addSame(buffer1[0] - place);
    place = buffer1[0] + buffer1[1];
    changes.push(
      ...compareBlocks(
        old.slice(buffer1[0], place),
        fresh.slice(buffer2[0], buffer2[0] + buffer2[1]),
      ),
    );
  }
  addSame(old.length - place);
  return changes;
}

/** The blocks of a rendered text. Ids would occur twice. */
function splitHtml(html: string): Element[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('[id]')) element.removeAttribute('id');
  return [...body.children].flatMap(splitList);
}

/** Each item of a list, and each note below a text, is a block. It keeps its number. */
function splitList(block: Element): Element[] {
  if (!block.matches('ul, ol, section')) return [block];
  const first = Number(block.getAttribute('start') ?? 1);
  return [...block.children].flatMap((child, index) =>
    splitList(child).map((piece) => {
      const parent = block.cloneNode(false) as Element;
      parent.append(piece);
      if (block.matches('ol')) parent.setAttribute('start', String(first + index));
      return parent;
    }),
  );
}

/**
 * What decides whether a block was changed. A table is named after its heading, and an item has a number,
 * but neither changes when another block does.
 */
function textOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  if (copy.matches('[role="region"]')) copy.removeAttribute('aria-label');
  for (const list of [copy, ...copy.querySelectorAll('ol')]) list.removeAttribute('start');
  return copy.outerHTML;
}

function compareBlocks(removed: readonly Element[], added: readonly Element[]): HtmlChange[] {
  const changes: HtmlChange[] = [];
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [old, fresh] = [removed[index], added[index]];
    if (old && fresh) markWords(old, fresh);
    if (old) changes.push({ kind: 'removed', html: old.outerHTML });
    if (fresh) changes.push({ kind: 'added', html: fresh.outerHTML });
  }
  return changes;
}

/** Marks nothing in blocks that have little in common. */
function markWords(old: Element, fresh: Element): void {
  const words = compareWords(old.textContent ?? '', fresh.textContent ?? '');
  if (!isAlike(words)) return;
  mark(old, rangesOf(words, 'removed'), 'del');
  mark(fresh, rangesOf(words, 'added'), 'ins');
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the words of one version stand in its text. Those with only a space between them are one place. */
function rangesOf(words: readonly WordChange[], kind: 'removed' | 'added'): Range[] {
  const ranges: Range[] = [];
  let text = '';
  for (const word of words) {
    if (word.kind !== 'same' && word.kind !== kind) continue;
    const start = text.length;
    text += word.text;
    if (word.kind === 'same' || word.text.trim() === '') continue;
    const last = ranges.at(-1);
    const isNext = last !== undefined && text.slice(last.end, start).trim() === '';
    if (isNext) ranges.pop();
    ranges.push({ start: isNext ? last.start : start, end: text.trimEnd().length });
  }
  return ranges;
}

function mark(block: Element, ranges: readonly Range[], tag: 'ins' | 'del'): void {
  let offset = 0;
  for (const node of textNodesIn(block)) {
    const start = offset;
    offset += node.data.length;
    // From the end, so that earlier offsets stay valid.
    for (const range of ranges.toReversed()) {
      const from = Math.max(range.start - start, 0);
      const to = Math.min(range.end - start, node.data.length);
      if (from >= to) continue;
      node.splitText(to);
      const marked = node.splitText(from);
      const wrapper = document.createElement(tag);
      marked.replaceWith(wrapper);
      wrapper.append(marked);
    }
  }
}

function textNodesIn(block: Element): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

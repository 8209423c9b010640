import type { ComparedBlock } from '@rostra/contract';
import type { BlockChange, ComparedCell } from './compare-blocks.ts';
import type { WordRun } from './compare-words.ts';
import { type Leaf, textOf } from './leaf-blocks.ts';
import type { Mark, Token } from './tokens.ts';

/** Said by screen readers, several of which ignore `ins` and `del`. */
export interface ComparisonLabels {
  readonly added: string;
  readonly removed: string;
  /** Names the part of the page that scrolls if a table is wide. */
  readonly table: string;
}

const EXCERPT_LENGTH = 90;

export function renderComparison(
  changes: readonly BlockChange[],
  labels: ComparisonLabels,
): ComparedBlock[] {
  return changes.map((change) => {
    const { kind, other } = change;
    const leaf = (change.after ?? change.before) as Leaf;
    // The text of a moved block is shown once, at its new place.
    const html = kind === 'movedAway' ? '' : wrap(leaf, contentOf(change, leaf, labels), labels);
    return {
      kind,
      html,
      ...(kind === 'same' ? {} : { excerpt: excerptOf(leaf) }),
      ...(other === undefined ? {} : { other }),
    };
  });
}

function contentOf({ rows }: BlockChange, { tag }: Leaf, labels: ComparisonLabels): string {
  const cell = ({ words }: ComparedCell) => words.map((run) => renderRun(run, labels)).join('');
  if (tag !== 'table') return rows.map((row) => row.map(cell).join('')).join('');
  return rows
    .map((row) => {
      const cells = row.map((item) => `<${item.tag}>${cell(item)}</${item.tag}>`).join('');
      return `<tr>${cells}</tr>`;
    })
    .join('');
}

/** The block with the lists and quotations around it. */
function wrap({ tag, around }: Leaf, content: string, { table }: ComparisonLabels): string {
  const inner = tag === 'table' ? wrapTable(content, table) : wrapTag(tag, content);
  return around.reduceRight((html, container) => {
    const start = container.start === undefined ? '' : ` start="${container.start}"`;
    return `<${container.tag}${start}>${html}</${container.tag}>`;
  }, inner);
}

function wrapTag(tag: string, content: string): string {
  if (tag === 'hr') return '<hr>';
  if (tag === 'pre') return `<pre tabindex="0">${content}</pre>`;
  return `<${tag}>${content}</${tag}>`;
}

const wrapTable = (content: string, label: string): string =>
  `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeHtml(label)}"><table><tbody>${content}</tbody></table></div>`;

function renderRun({ kind, tokens }: WordRun, { added, removed }: ComparisonLabels): string {
  const html = renderTokens(tokens);
  if (kind === 'same' || tokens.length === 0) return html;
  const [tag, label] = kind === 'added' ? ['ins', added] : ['del', removed];
  return `<${tag}><span class="sr-only">${escapeHtml(label)} </span>${html}</${tag}>`;
}

/** Neighbours with the same formatting share their elements. */
function renderTokens(tokens: readonly Token[]): string {
  let html = '';
  let open: readonly Mark[] = [];
  for (const token of tokens) {
    const kept = commonMarks(open, token.marks);
    html += closeMarks(open.slice(kept)) + token.marks.slice(kept).map(openMark).join('');
    html += token.html ?? escapeHtml(token.text);
    open = token.marks;
  }
  return html + closeMarks(open);
}

function commonMarks(open: readonly Mark[], next: readonly Mark[]): number {
  const isSame = (mark: Mark, index: number) =>
    mark.tag === next[index]?.tag && mark.href === next[index].href;
  const different = open.findIndex((mark, index) => !isSame(mark, index));
  return different < 0 ? open.length : different;
}

const openMark = ({ tag, href, rel }: Mark): string => {
  if (href === undefined) return `<${tag}>`;
  return `<a href="${escapeHtml(href)}"${rel ? ` rel="${escapeHtml(rel)}"` : ''}>`;
};

const closeMarks = (marks: readonly Mark[]): string =>
  marks
    .map(({ tag }) => `</${tag}>`)
    .reverse()
    .join('');

function excerptOf(leaf: Leaf): string {
  const text = textOf(leaf).replace(/\s+/g, ' ').trim();
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2))}…`;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

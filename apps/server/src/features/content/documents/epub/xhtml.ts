import { escapeXml } from '../../feeds/xml.ts';
import type { Block, DocumentModel, Inline, Table, TextStyle } from '../model/document-model.ts';

/** Footnotes that were met while a text was written, in the order of their numbers. */
export interface Notes {
  readonly numbers: Map<string, number>;
  readonly written: { number: number; html: string }[];
}

export const createNotes = (): Notes => ({ numbers: new Map(), written: [] });

const TAGS: Readonly<Record<TextStyle, string>> = {
  strong: 'strong',
  em: 'em',
  del: 'del',
  sup: 'sup',
  sub: 'sub',
  code: 'code',
};

export const writeBlocks = (blocks: readonly Block[], notes: Notes): string =>
  blocks.map((block) => writeBlock(block, notes)).join('\n');

function writeBlock(block: Block, notes: Notes): string {
  switch (block.kind) {
    case 'heading': {
      const name = `h${Math.min(block.level + 1, 6)}`;
      return `<${name} id="${headingId(block.id)}">${writeInlines(block.content, notes)}</${name}>`;
    }
    case 'paragraph':
      return `<p>${writeInlines(block.content, notes)}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${writeBlocks(item, notes)}</li>`).join('\n');
      return block.start === null
        ? `<ul>\n${items}\n</ul>`
        : `<ol start="${block.start}">\n${items}\n</ol>`;
    }
    case 'quote':
      return `<blockquote>${writeBlocks(block.blocks, notes)}</blockquote>`;
    case 'box':
      return `<div class="box">${writeBlocks(block.blocks, notes)}</div>`;
    case 'code':
      return `<pre dir="ltr"><code>${escapeXml(block.text)}</code></pre>`;
    case 'table':
      return writeTable(block, notes);
    case 'figure': {
      const caption = block.caption && `<figcaption>${escapeXml(block.caption)}</figcaption>`;
      return `<figure>${picture(block)}${caption}</figure>`;
    }
    case 'rule':
      return '<hr/>';
  }
}

/** An id made of letters and digits only, because not every text is a valid one. */
export const headingId = (id: string): string => `section-${Buffer.from(id).toString('hex')}`;

const picture = ({ name, alt }: { name: string; alt: string }) =>
  `<img src="${name}" alt="${escapeXml(alt)}"/>`;

const writeInlines = (content: readonly Inline[], notes: Notes): string =>
  content.map((item) => writeInline(item, notes)).join('');

function writeInline(item: Inline, notes: Notes): string {
  switch (item.kind) {
    case 'text':
      return item.styles.reduce(
        (html, style) => `<${TAGS[style]}>${html}</${TAGS[style]}>`,
        escapeXml(item.text),
      );
    case 'break':
      return '<br/>';
    case 'picture':
      return picture(item);
    case 'link': {
      const target =
        item.heading === undefined ? escapeXml(item.url ?? '') : `#${headingId(item.heading)}`;
      return `<a href="${target}">${writeInlines(item.content, notes)}</a>`;
    }
    case 'note':
      return writeNote(item, notes);
  }
}

function writeNote(item: Extract<Inline, { kind: 'note' }>, notes: Notes): string {
  const known = notes.numbers.get(item.id);
  const number = known ?? notes.numbers.size + 1;
  if (known === undefined) {
    notes.numbers.set(item.id, number);
    notes.written.push({ number, html: writeBlocks(item.blocks ?? [], notes) });
  }
  const id = known === undefined ? ` id="reference-${number}"` : '';
  return `<sup><a${id} href="#note-${number}" epub:type="noteref" role="doc-noteref">${number}</a></sup>`;
}

function writeTable({ alignments, head, rows }: Table, notes: Notes): string {
  const cells = (name: string, row: Table['rows'][number]) =>
    row
      .map((cell, index) => {
        const scope = name === 'th' ? ' scope="col"' : '';
        const align = alignments[index] === 'start' ? '' : ` class="${alignments[index]}"`;
        return `<${name}${scope}${align}>${writeInlines(cell, notes)}</${name}>`;
      })
      .join('');
  const header = head.length > 0 ? `<thead><tr>${cells('th', head)}</tr></thead>` : '';
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<table>${header}${body && `<tbody>${body}</tbody>`}</table>`;
}

interface Page {
  readonly title: string;
  readonly body: string;
}

/** A whole file. */
export const writePage = (
  { language, direction }: Pick<DocumentModel, 'language' | 'direction'>,
  { title, body }: Page,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;

import { escapeXml } from '../../feeds/xml.ts';
import type { DocumentModel } from '../model/document-model.ts';
import { createNotes, type Notes, writeBlocks, writePage } from './xhtml.ts';

/** Ids of parts that are not headings of the text. */
export const partIds = { title: 'title', keyPoints: 'key-points', notes: 'notes' } as const;

/** The whole text in one file: what it is, the summary, the text, the notes. */
export function textPage(document: DocumentModel): { html: string; hasNotes: boolean } {
  const notes = createNotes();
  const body = [
    writeHead(document),
    writeKeyPoints(document),
    writeBlocks(document.blocks, notes),
    writeNotes(notes, document),
  ];
  const html = writePage(document, {
    title: document.title,
    body: body.filter((part) => part !== '').join('\n'),
  });
  return { html, hasNotes: notes.written.length > 0 };
}

function writeHead(document: DocumentModel): string {
  const { title, organisation, edition, published, reason, url, summary } = document;
  const lines = [
    `<p class="organisation">${escapeXml(organisation)}</p>`,
    `<h1 id="${partIds.title}">${escapeXml(title)}</h1>`,
    `<p class="edition"><strong>${escapeXml(edition)}</strong> · ${escapeXml(published)}</p>`,
    reason ? `<p class="edition">${escapeXml(reason)}</p>` : '',
    `<p class="edition"><a href="${escapeXml(url)}"><bdi dir="ltr">${escapeXml(url)}</bdi></a></p>`,
    summary ? `<p class="summary">${escapeXml(summary)}</p>` : '',
  ];
  return `<header>\n${lines.filter((line) => line !== '').join('\n')}\n</header>`;
}

function writeKeyPoints({ keyPoints, labels }: DocumentModel): string {
  if (keyPoints.length === 0) return '';
  const items = keyPoints.map((point) => `<li>${escapeXml(point)}</li>`).join('\n');
  return `<h2 id="${partIds.keyPoints}">${escapeXml(labels.keyPoints)}</h2>\n<ul>\n${items}\n</ul>`;
}

function writeNotes({ written }: Notes, { labels }: DocumentModel): string {
  if (written.length === 0) return '';
  // A note that is first referred to in another note is finished before it.
  const items = written
    .toSorted((a, b) => a.number - b.number)
    .map(
      ({ number, html }) =>
        `<li id="note-${number}" epub:type="footnote">${html}
<p><a href="#reference-${number}" role="doc-backlink">↑ ${escapeXml(labels.backToText)}</a></p></li>`,
    );
  return `<section epub:type="endnotes" role="doc-endnotes" aria-labelledby="${partIds.notes}">
<h2 id="${partIds.notes}">${escapeXml(labels.notes)}</h2>
<ol>
${items.join('\n')}
</ol>
</section>`;
}

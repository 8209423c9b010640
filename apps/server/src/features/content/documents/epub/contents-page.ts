import { escapeXml } from '../../feeds/xml.ts';
import type { Block, DocumentModel } from '../model/document-model.ts';
import { partIds } from './text-page.ts';
import { headingId, writePage } from './xhtml.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

interface Entry {
  readonly href: string;
  readonly text: string;
  readonly level: number;
}

const MAX_LEVEL = 2;

/** The list of contents that reading programs show. */
export function contentsPage(document: DocumentModel, hasNotes: boolean): string {
  const { title, labels, keyPoints, blocks } = document;
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading');
  const part = (id: string, text: string): Entry => ({ href: `text.xhtml#${id}`, text, level: 1 });
  const entries = [
    part(partIds.title, title),
    ...(keyPoints.length > 0 ? [part(partIds.keyPoints, labels.keyPoints)] : []),
    ...headings
      .filter(({ level, plain }) => level <= MAX_LEVEL && plain !== '')
      .map(({ id, plain, level }) => ({ ...part(headingId(id), plain), level })),
    ...(hasNotes ? [part(partIds.notes, labels.notes)] : []),
  ];
  return writePage(document, {
    title: labels.contents,
    body: `<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">
<h1 id="contents">${escapeXml(labels.contents)}</h1>
${writeEntries(entries)}
</nav>
<nav epub:type="landmarks" hidden="hidden">
<ol><li><a epub:type="bodymatter" href="text.xhtml">${escapeXml(title)}</a></li></ol>
</nav>`,
  });
}

/** Subsections are lists within the entry of their section. */
function writeEntries(entries: readonly Entry[]): string {
  const items: { entry: Entry; inner: Entry[] }[] = [];
  for (const entry of entries) {
    const last = items.at(-1);
    if (entry.level > 1 && last) last.inner.push({ ...entry, level: 1 });
    else items.push({ entry, inner: [] });
  }
  const written = items.map(
    ({ entry: { href, text }, inner }) =>
      `<li><a href="${href}">${escapeXml(text)}</a>${inner.length > 0 ? writeEntries(inner) : ''}</li>`,
  );
  return `<ol>\n${written.join('\n')}\n</ol>`;
}

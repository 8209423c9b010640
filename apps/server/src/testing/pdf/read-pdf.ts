import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}

export interface ReadPdf {
  info: object;
  /** The texts of each page, in the order of reading. */
  pages: string[];
  text: string;
  /** Bookmarks with the bookmarks below them. */
  outline: [string, string[]][];
  /** The names of all tags. */
  roles: string[];
  /** The alternative texts of pictures. */
  alternatives: string[];
  /** The URLs that the document links to. */
  links: string[];
}

/** What a reader or a screen reader finds in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  try {
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, (_, index) => readPage(document, index + 1)),
    );
    const { info } = await document.getMetadata();
    const tags = pages.flatMap((page) => page.tags);
    return {
      info,
      pages: pages.map(({ text }) => text),
      text: pages.map(({ text }) => text).join('\n'),
      outline: await readOutline(document),
      roles: [...new Set(tags.flatMap(({ role }) => role ?? []))],
      alternatives: tags.flatMap(({ role, alt }) => (role === 'Figure' && alt ? [alt] : [])),
      links: pages.flatMap(({ links }) => links),
    };
  } finally {
    await loading.destroy();
  }
}

async function readPage(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  return {
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    tags: flatten((await page.getStructTree()) as Tag | null),
    links: annotations.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
  };
}

const flatten = (tag: Tag | null): Tag[] =>
  tag ? [tag, ...(tag.children ?? []).flatMap(flatten)] : [];

async function readOutline(document: PDFDocumentProxy): Promise<[string, string[]][]> {
  const outline = (await document.getOutline()) ?? [];
  return outline.map(({ title, items }) => [
    title,
    items.map((item: { title: string }) => item.title),
  ]);
}

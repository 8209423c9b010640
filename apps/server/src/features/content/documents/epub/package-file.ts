import { escapeXml } from '../../feeds/xml.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { PackedPicture } from '../pack-pictures.ts';

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** Describes the publication and lists its files. The time is that of the edition, so that the bytes are always the same. */
export function packageFile(document: DocumentModel, pictures: readonly PackedPicture[]): string {
  const { language, direction, title, organisation, edition, url, summary, publishedAt } = document;
  const time = `${publishedAt.slice(0, 19)}Z`;
  const items = pictures.map(
    ({ name, mime }, index) =>
      `<item id="picture-${index + 1}" href="${name}" media-type="${mime}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(url)}</dc:identifier>
<dc:title>${escapeXml(`${title} · ${edition}`)}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>${escapeXml(organisation)}</dc:creator>
<dc:publisher>${escapeXml(organisation)}</dc:publisher>
<dc:date>${time}</dc:date>
<dc:source>${escapeXml(url)}</dc:source>
${summary ? `<dc:description>${escapeXml(summary)}</dc:description>\n` : ''}<meta property="dcterms:modified">${time}</meta>
${accessibility(pictures.length > 0).join('\n')}
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="text" href="text.xhtml" media-type="application/xhtml+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${direction}">
<itemref idref="text"/>
</spine>
</package>
`;
}

/** What EPUB Accessibility 1.1 asks for. */
function accessibility(hasPictures: boolean): string[] {
  const values: [string, string][] = [
    ['accessMode', 'textual'],
    ...(hasPictures ? [['accessMode', 'visual'] as [string, string]] : []),
    ['accessModeSufficient', 'textual'],
    ['accessibilityFeature', 'structuralNavigation'],
    ['accessibilityFeature', 'tableOfContents'],
    ['accessibilityFeature', 'readingOrder'],
    ...(hasPictures ? [['accessibilityFeature', 'alternativeText'] as [string, string]] : []),
    ['accessibilityHazard', 'none'],
  ];
  return values.map(([name, value]) => `<meta property="schema:${name}">${value}</meta>`);
}

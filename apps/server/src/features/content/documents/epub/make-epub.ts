import { type Zippable, zipSync } from 'fflate';
import type { DocumentModel } from '../model/document-model.ts';
import type { PackedPicture } from '../pack-pictures.ts';
import { contentsPage } from './contents-page.ts';
import { CONTAINER, packageFile } from './package-file.ts';
import { STYLE } from './style.ts';
import { textPage } from './text-page.ts';

/** The first time that a ZIP file can store; the real one would make different bytes each time. */
const FIXED_TIME = new Date(1980, 0, 1);

/** An EPUB 3 publication. Reading programs choose the typefaces. */
export function makeEpub(document: DocumentModel, pictures: readonly PackedPicture[]): Uint8Array {
  const { html, hasNotes } = textPage(document);
  const files: [string, string | Uint8Array][] = [
    ['META-INF/container.xml', CONTAINER],
    ['EPUB/package.opf', packageFile(document, pictures)],
    ['EPUB/contents.xhtml', contentsPage(document, hasNotes)],
    ['EPUB/text.xhtml', html],
    ['EPUB/style.css', STYLE],
  ];
  const encoder = new TextEncoder();
  const zippable: Zippable = {
    // First and uncompressed, so that the type can be read at a fixed place.
    mimetype: [encoder.encode('application/epub+zip'), { level: 0 }],
  };
  for (const [name, content] of files) {
    zippable[name] = typeof content === 'string' ? encoder.encode(content) : content;
  }
  for (const { name, bytes } of pictures) zippable[`EPUB/${name}`] = [bytes, { level: 0 }];
  return zipSync(zippable, { mtime: FIXED_TIME, level: 9 });
}

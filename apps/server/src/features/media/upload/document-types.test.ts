import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { isDocument } from './document-types.ts';

const office = (type: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types><Override PartName="/a.xml" ContentType="application/${type}.main+xml"/></Types>`,
    ),
  });
/** The type is the first file, uncompressed. */
const named = (type: string) =>
  zipSync({ mimetype: [strToU8(`application/${type}`), { level: 0 }] });
const movie = (brand: string) => strToU8(`\0\0\0\x18ftyp${brand}${'\0'.repeat(12)}`);
const OFFICE = 'vnd.openxmlformats-officedocument';

const files: Record<string, Uint8Array> = {
  pdf: strToU8('%PDF-1.7'),
  zip: zipSync({ 'a.txt': strToU8('a') }),
  docx: office(`${OFFICE}.wordprocessingml.document`),
  xlsx: office(`${OFFICE}.spreadsheetml.sheet`),
  pptx: office(`${OFFICE}.presentationml.presentation`),
  odt: named('vnd.oasis.opendocument.text'),
  epub: named('epub+zip'),
  m4a: movie('M4A '),
  mov: movie('qt  '),
  ogg: strToU8(`OggS${'\0'.repeat(24)}\x01vorbis${'\0'.repeat(30)}`),
  wav: strToU8('RIFF\x24\0\0\0WAVE'),
};

it.each(Object.entries(files))(
  'a file with the content of its extension: %s',
  async (name, bytes) => {
    expect(await isDocument(bytes, `A.${name.toUpperCase()}`)).toBe(true);
  },
);

it.each(Object.keys(files))('refuses as %s what is something else', async (extension) => {
  const others = Object.entries(files).filter(([name]) => name !== extension);
  for (const [name, bytes] of others) {
    expect(await isDocument(bytes, `a.${extension}`), name).toBe(false);
  }
  const page = strToU8('<!doctype html><script>alert(1)</script>');
  expect(await isDocument(page, `a.${extension}`)).toBe(false);
});

it.each(['html', 'svg', 'docm', 'exe', 'constructor'])('refuses .%s', async (extension) => {
  for (const bytes of [...Object.values(files), office('vnd.ms-word.document.macroEnabled')]) {
    expect(await isDocument(bytes, `a.${extension}`)).toBe(false);
  }
});

it('refuses documents with macros under the name of one without', async () => {
  const macros = office('vnd.ms-word.document.macroEnabled');
  expect(await isDocument(macros, 'a.docx')).toBe(false);
});

import { readFile } from 'node:fs/promises';
import { repositoryFile } from '../../../../location/repository.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { PackedPicture } from '../pack-pictures.ts';
import { readFonts } from './fonts.ts';

const TEMPLATE = repositoryFile('apps/server/src/features/content/documents/pdf/template.typ');
const WASM = repositoryFile(
  'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm',
);

/** Full diagnostics, with the place of an error. */
const DIAGNOSTICS = 2;

/**
 * Typesets with a fixed template. The text is data in a JSON file, never source, so nothing in it can run.
 * The compiler has no access to files or the network.
 */
export async function typesetPdf(
  document: DocumentModel,
  pictures: readonly PackedPicture[],
): Promise<Uint8Array> {
  const json = JSON.stringify(document);
  const { default: init, TypstCompilerBuilder } = await import(
    '@myriaddreamin/typst-ts-web-compiler'
  );
  await init({ module_or_path: await readFile(WASM) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of await readFonts()) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source('/main.typ', await readFile(TEMPLATE, 'utf8'));
  compiler.map_shadow('/document.json', Buffer.from(json));
  for (const { name, bytes } of pictures) compiler.map_shadow(`/${name}`, bytes);
  const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', DIAGNOSTICS);
  if (!result) throw new Error(`The text cannot be typeset: ${JSON.stringify(diagnostics)}`);
  return result;
}

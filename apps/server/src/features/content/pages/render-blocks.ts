import type { ParagraphPool, Refused } from '../compare/paragraph-pool.ts';
import type { RenderedBlocks } from '../markdown/render-source-blocks.ts';
import type { PageStore } from './page-store.ts';
import { findLinkLanguage, findPictures } from './render-body.ts';

/** Renders a text as pages do, but in parts. `writer` is whoever asks for it. */
export async function renderBlocks(
  { store, paragraphs }: { store: PageStore; paragraphs: ParagraphPool },
  writer: string,
  { body, locale }: { body: string; locale: string },
): Promise<RenderedBlocks | Refused> {
  const options = {
    images: await findPictures(store, body),
    links: await findLinkLanguage(store, body, { text: locale, page: locale }),
  };
  return paragraphs.render({ markdown: body, labels: store.labelsOf(locale), options }, writer);
}

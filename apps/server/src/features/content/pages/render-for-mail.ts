import type { MediaFile } from '@rostra/contract';
import { findFilesByUrl } from '../../media/index.ts';
import type { MailLook } from '../markdown/mail/mail-look.ts';
import type { MailBody } from '../markdown/mail/render-mail-body.ts';
import type { RenderPool } from '../markdown/render-pool.ts';
import type { KnownImage } from '../markdown/tree/pictures.ts';
import type { PageStore } from './page-store.ts';
import { findLinkLanguage } from './render-body.ts';

interface MailText {
  readonly body: string;
  readonly language: string;
  /** Of the page that its links begin at. */
  readonly pageUrl: string;
  readonly look: MailLook;
}

export interface RenderedForMail extends MailBody {
  /** Of all pictures together. */
  readonly pictureKilobytes: number;
}

/** Renders a text for mail programs. */
export async function renderForMail(
  { store, renderPool }: { store: PageStore; renderPool: Pick<RenderPool, 'renderMail'> },
  { body, language, pageUrl, look }: MailText,
): Promise<RenderedForMail> {
  const files = await findMailFiles(store, body);
  const images = new Map([...files].map(([url, file]) => [url, toMailImage(file)]));
  const rendered = await renderPool.renderMail({
    markdown: body,
    labels: store.labelsOf(language),
    look,
    options: {
      images,
      pageUrl,
      links: await findLinkLanguage(store, body, { text: language, page: language }),
    },
  });
  const shown = [...images.values()].filter(({ width }) => width !== null);
  const pictureKilobytes = shown.reduce((sum, { size = 0 }) => sum + size, 0);
  return { ...rendered, pictureKilobytes };
}

const findMailFiles = (store: PageStore, body: string) =>
  findFilesByUrl(store.db.queries, [...new Set(body.match(/\/uploads\/[\w-]+\.\w+/g) ?? [])]);

/** Twice the width of the text, for sharp screens, is enough. Not every mail program knows newer formats. */
export function toMailImage({ url, width, height, name, size, formats }: MediaFile): KnownImage {
  const smaller = formats?.large;
  if (!smaller) return { url, width, height, name, size, sources: [] };
  return {
    ...{ url: smaller.url, width: smaller.width, height: smaller.height },
    ...{ name, size: smaller.size, sources: [] },
  };
}

import type { MediaSource } from '@rostra/contract';
import { changeElements, element, type HtmlElement, type HtmlRoot } from './html-tree.ts';

export interface KnownImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly sources: readonly MediaSource[];
}

const SIZES = '(min-width: 48rem) 44rem, 100vw';

/**
 * Our own pictures get their size, so that nothing jumps, and their newer formats. Pictures from
 * elsewhere become their description: no page of ours asks a third party for anything.
 */
export function pictures({ images }: { images: ReadonlyMap<string, KnownImage> }) {
  return (tree: HtmlRoot) => {
    changeElements(tree, (node) => {
      if (node.tagName !== 'img') return node;
      const src = String(node.properties.src ?? '');
      const alt = String(node.properties.alt ?? '');
      if (!src.startsWith('/') || src.startsWith('//')) return { type: 'text', value: alt };
      return picture(src, alt, images.get(src));
    });
  };
}

function picture(src: string, alt: string, known: KnownImage | undefined): HtmlElement {
  const size = known?.width && known.height ? { width: known.width, height: known.height } : {};
  const image = element('img', { src, alt, ...size, loading: 'lazy', decoding: 'async' }, []);
  const sources = ['image/avif', 'image/webp'].flatMap((mime) => {
    const same = known?.sources.filter((source) => source.mime === mime) ?? [];
    const srcSet = same.map(({ url, width }) => `${url} ${width}w`).join(', ');
    return same.length > 0 ? [element('source', { type: mime, srcSet, sizes: SIZES }, [])] : [];
  });
  return sources.length > 0 ? element('picture', {}, [...sources, image]) : image;
}

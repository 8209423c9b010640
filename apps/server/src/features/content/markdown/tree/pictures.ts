import type { MediaSource } from '@rostra/contract';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from './element.ts';

export interface KnownImage {
  /** Differs from the one in the text if the file has been replaced. */
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly sources: readonly MediaSource[];
  /** Of the file. */
  readonly name?: string;
  /** In kilobytes. */
  readonly size?: number;
}

const SIZES = '(min-width: 48rem) 44rem, 100vw';

/**
 * Adds sizes, so that the layout does not shift, and newer formats to our own images. Images from
 * other sites are replaced by their description: our pages request nothing from third parties.
 */
export function pictures({ images }: { images: ReadonlyMap<string, KnownImage> }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'img' || !parent || index === undefined) return undefined;
      const src = String(node.properties.src ?? '');
      const alt = String(node.properties.alt ?? '');
      const isOwn = src.startsWith('/') && !src.startsWith('//');
      parent.children[index] = isOwn
        ? picture(src, alt, images.get(src))
        : { type: 'text', value: alt };
      return SKIP;
    });
  };
}

function picture(given: string, alt: string, known: KnownImage | undefined): Element {
  const src = known?.url ?? given;
  const size = known?.width && known.height ? { width: known.width, height: known.height } : {};
  const image = element('img', { src, alt, ...size, loading: 'lazy', decoding: 'async' }, []);
  const sources = ['image/avif', 'image/webp'].flatMap((mime) => {
    const same = known?.sources.filter((source) => source.mime === mime) ?? [];
    const srcSet = same.map(({ url, width }) => `${url} ${width}w`).join(', ');
    return same.length > 0 ? [element('source', { type: mime, srcSet, sizes: SIZES }, [])] : [];
  });
  return sources.length > 0 ? element('picture', {}, [...sources, image]) : image;
}

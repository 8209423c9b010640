import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Resolves links and image addresses against the page's URL, for texts that are read elsewhere. */
export function absoluteLinks({ pageUrl }: { pageUrl: string }) {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        const address = properties[name];
        if (typeof address !== 'string' || HAS_SCHEME.test(address)) continue;
        properties[name] = URL.parse(address, pageUrl)?.href ?? address;
      }
    });
  };
}

import { changeElements, type HtmlRoot } from './html-tree.ts';

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Every address as seen from the page that the text belongs to: for a text that is read elsewhere. */
export function absoluteLinks({ pageUrl }: { pageUrl: string }) {
  const absolute = (address: unknown) =>
    typeof address !== 'string' || HAS_SCHEME.test(address)
      ? address
      : (URL.parse(address, pageUrl)?.href ?? address);
  return (tree: HtmlRoot) => {
    changeElements(tree, (node) => {
      const { properties } = node;
      const addresses = ['href', 'src'].filter((name) => name in properties);
      if (addresses.length === 0) return node;
      const changed = addresses.map((name) => [name, absolute(properties[name])]);
      return { ...node, properties: { ...properties, ...Object.fromEntries(changed) } };
    });
  };
}

import { visit } from 'unist-util-visit';
import { parseMarkdown } from './parse-markdown.ts';

export interface References {
  /** Where links, link definitions and buttons lead. */
  readonly links: string[];
  /** URLs of pictures without alternative text. */
  readonly picturesWithoutText: string[];
}

/** What a Markdown text links to and shows. Call it with texts that can be rendered only. */
export function readReferences(body: string): References {
  const links = new Set<string>();
  const picturesWithoutText = new Set<string>();
  visit(parseMarkdown(body), (node) => {
    if (node.type === 'link' || node.type === 'definition') links.add(node.url);
    if (node.type === 'leafDirective' && node.attributes?.to) links.add(node.attributes.to);
    if (node.type === 'image' && !node.alt?.trim()) picturesWithoutText.add(node.url);
  });
  return { links: [...links], picturesWithoutText: [...picturesWithoutText] };
}

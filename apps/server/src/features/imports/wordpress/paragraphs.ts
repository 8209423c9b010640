const NAMES =
  'address|article|aside|blockquote|details|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video';
const START = new RegExp(`^</?(?:${NAMES})\\b`, 'i');
const OPENING = new RegExp(`<(?:${NAMES})(?:\\s[^>]*)?>`, 'gi');
const CLOSING = new RegExp(`</(?:${NAMES})>|<hr\\s*/?>`, 'gi');

/**
 * The classic editor stores no paragraphs: an empty line or a block ends one, and a line break is kept. Texts of the block
 * editor have their own.
 */
export function addParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html;
  const kept: string[] = [];
  const outline = html.replaceAll('\r\n', '\n').replace(/<pre\b[\s\S]*?<\/pre>/gi, (block) => {
    kept.push(block);
    return `\n\n<pre data-kept="${kept.length - 1}"></pre>\n\n`;
  });
  return outline
    .replace(OPENING, '\n\n$&')
    .replace(CLOSING, '$&\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^<!--[\s\S]*?-->$/.test(part))
    .map((part) => (START.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
    .replace(/<pre data-kept="(\d+)">\s*<\/pre>/g, (_, index: string) => kept[Number(index)] ?? '');
}

const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|details|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i;

/**
 * The classic editor stores no paragraphs: an empty line ends one, and a line break is kept. Texts of the block editor have
 * their own.
 */
export function addParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html;
  const kept: string[] = [];
  const outline = html.replaceAll('\r\n', '\n').replace(/<pre\b[\s\S]*?<\/pre>/gi, (block) => {
    kept.push(block);
    return `\n\n<pre data-kept="${kept.length - 1}"></pre>\n\n`;
  });
  return outline
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^<!--[\s\S]*?-->$/.test(part))
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n\n')
    .replace(/<pre data-kept="(\d+)"><\/pre>/g, (_, index: string) => kept[Number(index)] ?? '');
}

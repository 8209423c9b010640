/**
 * The cells of a text from a spreadsheet, which separates them with tabs. Undefined if it is something
 * else, such as indented lines.
 */
export function readRows(text: string): string[][] | undefined {
  if (!text.includes('\t')) return undefined;
  const rows = splitRows(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''));
  return rows.every((row) => row.length > 1) && rows.some(([first]) => first) ? rows : undefined;
}

/** A cell that contains tabs, quotes or line breaks is quoted. */
function splitRows(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match;
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(value.replace(/\s+/g, ' ').trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/** What ends a line of text inside a cell. */
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre';
const MAX_SPAN = 100;

/**
 * Gives pasted tables the form that Markdown knows: a header above rows of the same length, and one
 * paragraph in each cell. A table of one cell is only a frame, and goes.
 */
export function simplifyTables(body: HTMLElement): void {
  // Inner ones first: what is left of them belongs to a cell.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const isInner = table.parentElement?.closest('table');
    const rows = isInner ? [] : readRows(table);
    const isFrame = rows.every(({ length }) => length < 2) && rows.length < 2;
    if (isInner || isFrame) unwrap(table);
    else table.replaceWith(writeTable(rows));
  }
}

type Row = readonly HTMLTableCellElement[];

function unwrap(table: HTMLTableElement): void {
  const blocks = [...table.rows].flatMap(({ cells }) => [...cells]).map(blockFrom);
  table.replaceWith(...blocks);
}

/** A cell with several paragraphs keeps them. */
function blockFrom(cell: HTMLTableCellElement): HTMLElement {
  const block = document.createElement(cell.querySelector(BLOCKS) ? 'div' : 'p');
  block.append(...cell.childNodes);
  return block;
}

/** A cell over several rows or columns is followed by empty ones. */
function readRows(table: HTMLTableElement): Row[] {
  const rows: HTMLTableCellElement[][] = [...table.rows].map(() => []);
  [...table.rows].forEach((row, y) => {
    let x = 0;
    for (const cell of row.cells) {
      while (rows[y]?.[x]) x += 1;
      const width = Math.min(cell.colSpan, MAX_SPAN);
      const height = Math.min(cell.rowSpan || 1, rows.length - y);
      for (let index = 0; index < width * height; index += 1) {
        const target = rows[y + Math.floor(index / width)];
        if (target) target[x + (index % width)] = index === 0 ? cell : document.createElement('td');
      }
      x += width;
    }
  });
  // Spreadsheets copy the empty rest of the columns that were selected.
  while (rows.at(-1)?.every(isEmpty)) rows.pop();
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => !isEmpty(cell)) + 1));
  return rows.map((row) =>
    Array.from({ length: width }, (_, x) => row[x] ?? document.createElement('td')),
  );
}

const isEmpty = (cell: HTMLTableCellElement | undefined): boolean =>
  !cell?.textContent?.trim() && !cell?.querySelector('img');

function writeTable(rows: readonly Row[]): HTMLTableElement {
  const table = document.createElement('table');
  const alignments = (rows[0] ?? []).map((_, x) => alignmentOf(rows.map((row) => row[x])));
  rows.forEach((cells, y) => {
    const row = table.insertRow();
    cells.forEach((cell, x) => {
      const written = document.createElement(y === 0 ? 'th' : 'td');
      const alignment = alignments[x];
      if (alignment) written.dataset.alignment = alignment;
      const paragraph = document.createElement('p');
      joinLines(cell);
      paragraph.append(...cell.childNodes);
      written.append(paragraph);
      row.append(written);
    });
  });
  return table;
}

/** Of a column: what the cells below the header agree on. */
function alignmentOf(cells: ReadonlyArray<HTMLTableCellElement | undefined>): string | undefined {
  const filled = cells.slice(cells.length > 1 ? 1 : 0).filter((cell) => !isEmpty(cell));
  const found = new Set(
    filled.map((cell) => cell?.style.textAlign || cell?.getAttribute('align') || 'left'),
  );
  const [alignment = 'left'] = found;
  return found.size === 1 && ['center', 'right'].includes(alignment) ? alignment : undefined;
}

/** A cell in Markdown is one line. */
function joinLines(cell: HTMLElement): void {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  for (const list of cell.querySelectorAll('ul, ol, hr')) {
    list.before(' ');
    list.replaceWith(...list.childNodes);
  }
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse()) {
    block.replaceWith(' ', ...block.childNodes, ' ');
  }
}

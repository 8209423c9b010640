import { CellSelection } from '@milkdown/prose/tables';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MarkdownEditor } from '../milkdown/create-editor.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { selectWords } from '../testing/select.ts';
import type { TableCommand } from './change-table.ts';

let editor: MarkdownEditor | undefined;
afterEach(async () => {
  await editor?.destroy();
  editor = undefined;
});

/** With spellings that the editor itself would not write. */
const AROUND = ['One *two*.  \nthree\n\n', '\n\n* a\n* __b__\n'] as const;
const TABLE =
  '| Year | *Homes* | Note |\n|:-----|------:|---|\n| 2025 | 100 | a |\n| 2026 | 200 | b |';

async function open(cell: string, table = TABLE): Promise<MarkdownEditor> {
  editor = await openTestEditor(AROUND[0] + table + AROUND[1]);
  selectWords(editor, cell, false);
  editor.view.focus();
  return editor;
}

/** The table as it is saved. Nothing else may have changed. */
function savedTable(opened: MarkdownEditor): string {
  const saved = opened.save();
  const [before, after] = AROUND;
  expect(saved.startsWith(before)).toBe(true);
  expect(saved.endsWith(after)).toBe(true);
  return saved.slice(before.length, -after.length);
}

/** Without the spaces that align columns in the source. */
const compact = (table: string) =>
  table
    .split('\n')
    .map((row) => row.replace(/\s*\|\s*/g, '|').replace(/-+/g, '-'))
    .join('\n');

const type = (keys: string) => userEvent.keyboard(keys);

describe('a table', () => {
  it.each<[TableCommand, string, string]>([
    ['addRowAbove', '2025', '|Year|*Homes*|Note|\n|:-|-:|-|\n|+|||\n|2025|100|a|\n|2026|200|b|'],
    ['addRowBelow', '2025', '|Year|*Homes*|Note|\n|:-|-:|-|\n|2025|100|a|\n|+|||\n|2026|200|b|'],
    ['addRowBelow', 'Year', '|Year|*Homes*|Note|\n|:-|-:|-|\n|+|||\n|2025|100|a|\n|2026|200|b|'],
    ['moveRowDown', '2025', '|Year|*Homes*|Note|\n|:-|-:|-|\n|2026|200|b|\n|2025+|100|a|'],
    ['moveRowUp', '2025', '|2025+|100|a|\n|:-|-:|-|\n|Year|*Homes*|Note|\n|2026|200|b|'],
    ['deleteRow', '2025', '|Year|*Homes*|Note|\n|:-|-:|-|\n|2026+|200|b|'],
    ['deleteRow', 'Year', '|2025+|100|a|\n|:-|-:|-|\n|2026|200|b|'],
    ['addColumnBefore', '100', '|Year||*Homes*|Note|\n|:-|-|-:|-|\n|2025|+|100|a|\n|2026||200|b|'],
    ['addColumnAfter', '100', '|Year|*Homes*||Note|\n|:-|-:|-|-|\n|2025|100|+|a|\n|2026|200||b|'],
    ['moveColumnBack', '100', '|*Homes*|Year|Note|\n|-:|:-|-|\n|100+|2025|a|\n|200|2026|b|'],
    ['moveColumnForward', '100', '|Year|Note|*Homes*|\n|:-|-|-:|\n|2025|a|100+|\n|2026|b|200|'],
    ['deleteColumn', '100', '|Year|Note|\n|:-|-|\n|2025|a+|\n|2026|b|'],
    ['alignCenter', '100', '|Year|*Homes*|Note|\n|:-|:-:|-|\n|2025|100+|a|\n|2026|200|b|'],
    ['alignRight', '100', '|Year|*Homes*|Note|\n|:-|-|-|\n|2025|100+|a|\n|2026|200|b|'],
    ['alignRight', 'b', '|Year|*Homes*|Note|\n|:-|-:|-:|\n|2025|100|a|\n|2026|200|b+|'],
    ['toggleHeader', '2025', '||||\n|:-|-:|-|\n|Year|*Homes*|Note|\n|2025+|100|a|\n|2026|200|b|'],
  ])('changes with %s at %s', async (command, cell, expected) => {
    const opened = await open(cell);
    expect(opened.changeTable(command)).toBe(true);
    // Shows where the cursor is.
    opened.view.dispatch(opened.view.state.tr.insertText('+'));
    expect(compact(savedTable(opened))).toBe(expected);
  });

  it('undoes a change to the same bytes', async () => {
    const opened = await open('100');
    opened.changeTable('deleteColumn');
    opened.run('undo');
    expect(savedTable(opened)).toBe(TABLE);
  });

  it('keeps the spelling of cells in rows that stay', async () => {
    const opened = await open('2026', '|Year|Homes|\n|:-|-:|\n|2025|__100__|\n|2026|*200*|');
    opened.changeTable('addRowBelow');
    expect(savedTable(opened)).toContain('|2025|__100__|');
  });

  it.each<[TableCommand, string]>([
    ['moveRowUp', 'Year'],
    ['moveRowDown', '2026'],
    ['moveColumnBack', '2025'],
    ['moveColumnForward', 'Note'],
  ])('refuses %s at the edge', async (command, cell) => {
    const opened = await open(cell);
    expect(opened.changeTable(command)).toBe(false);
    expect(savedTable(opened)).toBe(TABLE);
  });

  it('deletes all rows that are selected', async () => {
    const opened = await open('2025');
    const { view } = opened;
    const cells: number[] = [];
    view.state.doc.descendants((node, position) => {
      if (node.type.name === 'table_cell') cells.push(position);
    });
    const [first = 0] = cells;
    view.dispatch(
      view.state.tr.setSelection(CellSelection.create(view.state.doc, first, cells.at(-1) ?? 0)),
    );
    opened.changeTable('deleteRow');
    expect(compact(savedTable(opened))).toBe('|Year|*Homes*|Note|\n|:-|-:|-|');
  });

  it.each<TableCommand>(['deleteTable', 'deleteColumn'])(
    'is gone after %s of everything',
    async (command) => {
      const opened = await open('2025', '| Year |\n| - |\n| 2025 |');
      opened.changeTable(command);
      expect(opened.save()).toBe(`One *two*.  \nthree${AROUND[1]}`);
    },
  );

  it('gets its header back from the first row', async () => {
    const opened = await open('2025', '| | |\n| - | - |\n| 2025 | 100 |\n| 2026 | 200 |');
    expect(opened.describeSelection().table?.hasHeader).toBe(false);
    opened.changeTable('toggleHeader');
    expect(compact(savedTable(opened))).toBe('|2025|100|\n|-|-|\n|2026|200|');
    expect(opened.describeSelection().table?.hasHeader).toBe(true);
  });

  it('fills rows that are shorter than the header', async () => {
    const opened = await open('2025', '| Year | Homes |\n| - | - |\n| 2025 |');
    opened.changeTable('addColumnAfter');
    expect(compact(savedTable(opened))).toBe('|Year||Homes|\n|-|-|-|\n|2025|||');
  });

  it('may consist of its header', async () => {
    const opened = await open('Year', '|Year|Homes|\n|-|-|');
    expect(savedTable(opened)).toBe('|Year|Homes|\n|-|-|');
    expect(opened.view.dom.querySelectorAll('tr')).toHaveLength(1);
  });

  it('tells what a menu needs to know', async () => {
    const opened = await open('100');
    expect(opened.describeSelection().table).toEqual({
      rows: 3,
      columns: 3,
      hasHeader: true,
      alignment: 'right',
      canMove: { up: true, down: true, back: true, forward: true },
    });
    selectWords(opened, 'three', false);
    expect(opened.describeSelection().table).toBeUndefined();
    expect(opened.changeTable('addRowBelow')).toBe(false);
  });
});

describe('keys in a table', () => {
  it('Tab in the last cell adds a row and goes on in it', async () => {
    const opened = await open('200');
    await type('{Tab}{Tab}2027{Tab}300');
    expect(compact(savedTable(opened))).toBe(
      '|Year|*Homes*|Note|\n|:-|-:|-|\n|2025|100|a|\n|2026|200|b|\n|2027|300||',
    );
  });

  it('Shift+Tab moves back', async () => {
    const opened = await open('200');
    await type('{Shift>}{Tab}{/Shift}x');
    expect(compact(savedTable(opened))).toContain('|x|200|b|');
  });

  it('Enter moves down, and leaves the table in the last row', async () => {
    const opened = await open('100');
    await type('{Enter}5{Enter}Below.');
    expect(opened.save()).toContain('| 2026 | 2005 | b |\n\nBelow.\n\n* a');
  });

  it('Alt+Shift and an arrow moves rows and columns', async () => {
    const opened = await open('2025');
    await type('{Alt>}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{/Alt}');
    expect(compact(savedTable(opened))).toBe(
      '|*Homes*|Year|Note|\n|-:|:-|-|\n|200|2026|b|\n|100|2025|a|',
    );
  });

  it('an arrow leads below a table at the end', async () => {
    editor = await openTestEditor(`${TABLE}\n`);
    selectWords(editor, '200', false);
    editor.view.focus();
    await type('{ArrowDown}After.');
    expect(editor.save()).toBe(`${TABLE}\n\nAfter.\n`);
  });
});

it('a new table has columns without an alignment', async () => {
  editor = await openTestEditor('');
  editor.run('table');
  expect(compact(editor.save())).toBe('||||\n|-|-|-|\n||||\n||||\n');
});

import { TextSelection } from '@milkdown/prose/state';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MarkdownEditor } from '../milkdown/create-editor.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { selectWords } from '../testing/select.ts';

let editor: MarkdownEditor | undefined;
afterEach(async () => {
  await editor?.destroy();
  editor = undefined;
});

async function open(source = '', words?: string): Promise<MarkdownEditor> {
  editor = await openTestEditor(source);
  if (words !== undefined) selectWords(editor, words, false);
  editor.view.focus();
  return editor;
}

function paste({ view }: MarkdownEditor, texts: { html?: string; text?: string }): void {
  const clipboardData = new DataTransfer();
  if (texts.html !== undefined) clipboardData.setData('text/html', texts.html);
  if (texts.text !== undefined) clipboardData.setData('text/plain', texts.text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  view.dom.dispatchEvent(event);
}

const SHEET = `<google-sheets-html-origin><style type="text/css">td {border: 1px solid #cccccc;}</style><table cellspacing="0" dir="ltr" border="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;">Year</td><td>Homes | flats</td></tr><tr><td style="text-align:right;">2025</td><td style="text-align:right;">100</td></tr><tr><td style="text-align:right;">2026</td><td></td></tr></tbody></table>`;

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-style:x}</style></head><body link="#0563C1"><table border=0 width=174 style='border-collapse:collapse'><!--StartFragment--><col width=87 span=2><tr height=20><td class=xl63>Year</td><td>Homes</td></tr><tr><td align=right>2025</td><td align=right>100</td></tr><!--EndFragment--></table></body></html>`;

describe('cells from a spreadsheet', () => {
  it('become a table with a header and aligned columns', async () => {
    const opened = await open();
    paste(opened, { html: SHEET, text: 'Year\tHomes | flats\n2025\t100\n2026\t' });
    expect(opened.save()).toBe(
      '| Year | Homes \\| flats |\n| -: | -: |\n| 2025 | 100 |\n| 2026 | |\n',
    );
  });

  it('become a table from Excel', async () => {
    const opened = await open('Before.\n\nAfter.\n', 'Before.');
    paste(opened, { html: EXCEL });
    expect(opened.save()).toBe(
      'Before.\n\n| Year | Homes |\n| -: | -: |\n| 2025 | 100 |\n\nAfter.\n',
    );
  });

  it('become a table from plain text', async () => {
    const opened = await open('* a\n\nBefore.\n', 'Before.');
    paste(opened, { text: 'Year\tNote\r\n2025\t"two\nlines, ""quoted"""\r\n' });
    expect(opened.save()).toBe(
      '* a\n\nBefore.\n\n| Year | Note |\n| - | - |\n| 2025 | two lines, "quoted" |\n',
    );
  });

  it('are undone in one step', async () => {
    const opened = await open('Before.\n', 'Before.');
    paste(opened, { text: 'a\tb\nc\td' });
    opened.run('undo');
    expect(opened.save()).toBe('Before.\n');
  });

  it('fill a table from the cell at the cursor, which grows', async () => {
    const table = '| Year | Homes |\n|:-----|------:|\n| 2025 | 100 |';
    const opened = await open(`${table}\n\n* stays\n`, '100');
    paste(opened, { text: '110\tup\n120\tup' });
    expect(opened.save()).toBe(
      '| Year | Homes | |\n|:-----|------:| - |\n| 2025 | 110 | up |\n| | 120 | up |\n\n* stays\n',
    );
    await userEvent.keyboard('!');
    expect(opened.save()).toContain('| | 120 | up! |');
  });

  it('fill a table with cells that are HTML', async () => {
    const opened = await open('| a | b |\n| - | - |\n| c | d |\n', 'd');
    paste(opened, { html: EXCEL });
    expect(opened.save()).toContain('| c | Year | Homes |\n| | 2025 | 100 |');
  });

  it.each([
    ['one cell', { text: 'alone' }, 'Before.alone\n'],
    ['indented lines', { text: '\ta\n\tb' }, undefined],
    ['lines of which some have a tab', { text: 'One\ttwo\nthree' }, undefined],
  ])('are not %s', async (_, texts, expected) => {
    const opened = await open('Before.\n', 'Before.');
    paste(opened, texts);
    expect(opened.view.dom.querySelector('table')).toBeNull();
    if (expected) expect(opened.save()).toBe(expected);
  });

  it('stay text in a code block', async () => {
    const opened = await open('```\nlet \n```\n', 'let ');
    paste(opened, { text: 'a\tb\nc\td' });
    expect(opened.save()).toBe('```\nlet a\tb\nc\td\n```\n');
  });
});

describe('a table from a page', () => {
  it('has one line in each cell, and cells that span are followed by empty ones', async () => {
    const opened = await open();
    paste(opened, {
      html: '<table><tr><th colspan="2">Both</th><th>C</th></tr><tr><td rowspan="2"><p>one</p><p>two</p></td><td>x<br>y</td><td><ul><li>p</li><li>q</li></ul></td></tr><tr><td><b>z</b></td><td></td></tr></table>',
    });
    expect(opened.save()).toBe(
      '| Both | | C |\n| - | - | - |\n| one two | x y | p q |\n| | **z** | |\n',
    );
  });

  it('keeps its place among paragraphs', async () => {
    const opened = await open();
    paste(opened, {
      html: '<p>Before</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>After</p>',
    });
    expect(opened.save()).toBe('Before\n\n| a | b |\n| - | - |\n| c | d |\n\nAfter\n');
  });

  it('with one cell is no table', async () => {
    const opened = await open();
    paste(opened, { html: '<table><tr><td><p>One</p><p>Two</p></td></tr></table>' });
    expect(opened.save()).toBe('One\n\nTwo\n');
  });

  it('with huge spans does not hang', async () => {
    const opened = await open();
    paste(opened, {
      html: '<table><tr><td colspan="1000" rowspan="65534">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    });
    expect(opened.view.dom.querySelectorAll('tr')).toHaveLength(2);
  });
});

describe('what is hard to write in a cell', () => {
  it.each([
    ['pipes', '| a \\| b | c |\n| - | - |\n| d | e \\| |'],
    ['pipes in code', '| `a \\| b` | c |\n| - | - |\n| d | `x\\|y` |'],
    ['empty cells', '| | |\n| - | - |\n| | a |\n| b | |'],
    ['words from the right', '| السنة | المنازل |\n| :-: | -: |\n| ٢٠٢٥ | ١٠٠ |'], // cspell:disable-line
  ])('survives an edit beside it: %s', async (_, table) => {
    const opened = await open(`${table}\n\nEnd`, 'End');
    const { state } = opened.view;
    const lastCell = (state.doc.firstChild?.nodeSize ?? 0) - 4;
    opened.view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, lastCell)));
    opened.changeTable('addRowBelow');
    opened.run('undo');
    expect(opened.save()).toBe(`${table}\n\nEnd`);
    opened.changeTable('addRowBelow');
    const grown = opened.save();
    expect(grown.startsWith(table)).toBe(true);
    opened.open(grown);
    expect(opened.save()).toBe(grown);
  });

  it('keeps rows of different length when something else is edited', async () => {
    const table = '| a | b |\n| - | - |\n| c |\n| d | e |';
    const opened = await open(`${table}\n\nEnd`, 'End');
    await userEvent.keyboard('ing');
    expect(opened.save()).toBe(`${table}\n\nEnding`);
  });
});

import { TextSelection } from '@milkdown/prose/state';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditor, type MarkdownEditor } from '../milkdown/create-editor.ts';
import { selectWords } from '../testing/select.ts';
import type { EditorCommand } from './run-command.ts';

let editor: MarkdownEditor | undefined;
afterEach(async () => {
  await editor?.destroy();
  editor = undefined;
});

/** Opens a text and selects the given words, or puts the cursor behind them. */
async function open(source: string, words: string, isSelected = true): Promise<MarkdownEditor> {
  const root = document.body.appendChild(document.createElement('div'));
  editor = await createEditor({ root, source, label: 'Text' });
  selectWords(editor, words, isSelected);
  return editor;
}

const text = 'One *two* three.\n\nNext __block__.\n';

describe('commands', () => {
  it.each<[EditorCommand, string]>([
    ['bold', 'One *two* **three**.\n\nNext __block__.\n'],
    ['italic', 'One *two* *three*.\n\nNext __block__.\n'],
    ['strikethrough', 'One *two* ~~three~~.\n\nNext __block__.\n'],
    ['code', 'One *two* `three`.\n\nNext __block__.\n'],
    ['heading2', '## One *two* three.\n\nNext __block__.\n'],
    ['quote', '> One *two* three.\n\nNext __block__.\n'],
    ['bulletList', '- One *two* three.\n\nNext __block__.\n'],
    ['orderedList', '1. One *two* three.\n\nNext __block__.\n'],
    ['taskList', '- [ ] One *two* three.\n\nNext __block__.\n'],
  ])('%s changes its own block only', async (command, expected) => {
    const opened = await open(text, 'three');
    expect(opened.run(command)).toBe(true);
    expect(opened.save()).toBe(expected);
    expect(opened.describeSelection().active).toContain(command);
  });

  it('undoes a command to the same bytes', async () => {
    const opened = await open(text, 'three');
    opened.run('heading3');
    opened.run('undo');
    expect(opened.save()).toBe(text);
  });

  it('numbers a new footnote and continues in its note', async () => {
    const opened = await open('A claim.[^1] Another.\n\n[^1]: Source.\n', 'Another', false);
    expect(opened.run('footnote')).toBe(true);
    const { view } = opened;
    view.dispatch(view.state.tr.insertText('A second source'));
    expect(opened.save()).toBe(
      'A claim.[^1] Another[^2].\n\n[^1]: Source.\n\n[^2]: A second source\n',
    );
  });

  it('links words, changes the address and removes it', async () => {
    const opened = await open('Read the report.\n', 'report');
    opened.setLink('/blog/report');
    expect(opened.save()).toBe('Read the [report](/blog/report).\n');
    const { view } = opened;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 12)));
    expect(opened.describeSelection().link).toBe('/blog/report');
    opened.setLink('/about');
    expect(opened.save()).toBe('Read the [report](/about).\n');
    opened.setLink('');
    expect(opened.save()).toBe('Read the report.\n');
  });

  it('inserts the text of a link where nothing is selected', async () => {
    const opened = await open('See .\n', 'See ', false);
    opened.setLink('/about', 'About us');
    expect(opened.save()).toBe('See [About us](/about).\n');
  });
});

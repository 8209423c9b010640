import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MarkdownEditor } from '../milkdown/create-editor.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { selectImage, selectWords } from '../testing/select.ts';

let editor: MarkdownEditor | undefined;
afterEach(async () => {
  await editor?.destroy();
  editor = undefined;
});

const bus = { src: '/uploads/a.jpg', alt: 'A bus', title: 'The last one' };
const BUS = '![A bus](/uploads/a.jpg "The last one")';

async function open(...parameters: Parameters<typeof openTestEditor>): Promise<MarkdownEditor> {
  editor = await openTestEditor(...parameters);
  return editor;
}

describe('inserting a picture', () => {
  it.each([
    ['at the end of a paragraph', 'One two.\n\nNext.\n', 'two.', `One two.\n\n${BUS}\n\nNext.\n`],
    ['inside a paragraph', 'One *two* three.\n', 'two', `One *two*\n\n${BUS}\n\nthree.\n`],
    ['behind a heading', '## One two\n\nNext.\n', 'One', `## One two\n\n${BUS}\n\nNext.\n`],
    ['in a list item', '- One\n- Two\n', 'One', `- One\n\n  ${BUS}\n- Two\n`],
    ['in a quotation', '> One\n', 'One', `> One\n>\n> ${BUS}\n`],
    ['before the notes', 'A.[^1]\n\n[^1]: B.\n', 'A.', `A.\n\n${BUS}\n\n[^1]\n\n[^1]: B.\n`],
  ])('gives it a paragraph of its own %s', async (_, source, words, expected) => {
    const opened = await open(source);
    selectWords(opened, words, false);
    expect(opened.insertImage(bus)).toBe(true);
    expect(opened.save()).toBe(expected);
  });

  it('stays inside the text of a table cell', async () => {
    const opened = await open('| A | B |\n| - | - |\n| One | Two |\n');
    selectWords(opened, 'One', false);
    opened.insertImage(bus);
    expect(opened.save()).toContain(`| One${BUS} | Two |`);
  });

  it('fills an empty text, and the writing continues below', async () => {
    const opened = await open('');
    opened.insertImage(bus);
    expect(opened.save()).toBe(`${BUS}\n`);
    opened.view.dispatch(opened.view.state.tr.insertText('After.'));
    expect(opened.save()).toBe(`${BUS}\n\nAfter.\n`);
  });

  it('keeps the order of several pictures', async () => {
    const opened = await open('One two.\n');
    selectWords(opened, 'One', false);
    opened.insertImage(bus);
    opened.insertImage({ src: '/b.jpg', alt: 'B' });
    expect(opened.save()).toBe(`One\n\n${BUS}\n\n![B](/b.jpg)\n\ntwo.\n`);
  });

  it('does not replace a picture that is selected', async () => {
    const opened = await open('![B](/b.jpg)\n');
    selectImage(opened);
    opened.insertImage(bus);
    expect(opened.save()).toBe(`![B](/b.jpg)\n\n${BUS}\n`);
  });

  it('is undone in one step', async () => {
    const opened = await open('One two.\n');
    selectWords(opened, 'One', false);
    opened.insertImage(bus);
    opened.run('undo');
    expect(opened.save()).toBe('One two.\n');
  });
});

describe('a selected picture', () => {
  it('is described, and changes only its own text', async () => {
    const source = `*Before*  \nit.\n\n${BUS}\n\nAfter __it__.\n`;
    const opened = await open(source);
    expect(opened.describeSelection().image).toBeUndefined();
    selectImage(opened);
    expect(opened.describeSelection().image).toEqual(bus);
    opened.updateImage({ alt: 'A red bus', title: '' });
    expect(opened.save()).toBe(source.replace(BUS, '![A red bus](/uploads/a.jpg)'));
    expect(opened.describeSelection().image).toEqual({ ...bus, alt: 'A red bus', title: '' });
  });

  it('is edited with Enter, unless the text is read-only', async () => {
    const onEditImage = vi.fn();
    const opened = await open(`Text.\n\n${BUS}\n`, { onEditImage });
    const pressEnter = () =>
      opened.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    selectImage(opened);
    pressEnter();
    expect(onEditImage).toHaveBeenCalledTimes(1);
    opened.view.setProps({ editable: () => false });
    pressEnter();
    expect(onEditImage).toHaveBeenCalledTimes(1);
    expect(opened.save()).toBe(`Text.\n\n${BUS}\n`);
  });
});

describe('what is shown but not part of the text', () => {
  it('is the caption of a picture that stands alone', async () => {
    const opened = await open(`${BUS}\n\nIn a line ${BUS}\n`);
    const captions = () => [...opened.view.dom.querySelectorAll('.editor-figure .editor-caption')];
    expect(captions().map(({ textContent }) => textContent)).toEqual(['The last one']);
    selectImage(opened);
    opened.updateImage({ title: 'The first one' });
    expect(captions().map(({ textContent }) => textContent)).toEqual(['The first one']);
  });

  it('is a placeholder, until something is written', async () => {
    const opened = await open('', { placeholder: 'Write here' });
    const hasPlaceholder = () => opened.view.dom.querySelector('[data-placeholder]') !== null;
    expect(hasPlaceholder()).toBe(true);
    expect(opened.view.dom).toHaveProperty('ariaPlaceholder', 'Write here');
    expect(opened.save()).toBe('');
    opened.view.dispatch(opened.view.state.tr.insertText('A'));
    expect(hasPlaceholder()).toBe(false);
    expect(opened.save()).toBe('A\n');
  });
});

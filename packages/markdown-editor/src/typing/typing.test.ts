import { TextSelection } from '@milkdown/prose/state';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MarkdownEditor } from '../milkdown/create-editor.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { selectWords } from '../testing/select.ts';

let editor: MarkdownEditor | undefined;
afterEach(async () => {
  await editor?.destroy();
  editor = undefined;
});

async function open(...parameters: Parameters<typeof openTestEditor>): Promise<MarkdownEditor> {
  editor = await openTestEditor(...parameters);
  editor.view.focus();
  return editor;
}

/** Types as a keyboard does, so that rules of the editor apply. */
const type = (text: string) => userEvent.keyboard(text.replaceAll('[', '[[').replaceAll('{', '{{'));

const textBefore = ({ view }: MarkdownEditor) => {
  const { $head } = view.state.selection;
  return $head.parent.textBetween(0, $head.parentOffset);
};

describe('a link that is typed as Markdown', () => {
  it.each([
    ['[report](https://example.org/a)', '[report](https://example.org/a)'],
    ['[report](/blog/report)', '[report](/blog/report)'],
    ['[a (b)](https://example.org/A_(b))', '[a (b)](https://example.org/A_\\(b\\))'],
  ])('%s becomes one at once', async (typed, saved) => {
    const opened = await open('See\n\nNext.\n');
    selectWords(opened, 'See', false);
    await type(` ${typed}`);
    expect(opened.view.dom.querySelectorAll('a')).toHaveLength(1);
    await type(' now');
    expect(opened.view.dom.querySelector('a')?.textContent).not.toContain('now');
    expect(opened.save()).toBe(`See ${saved} now\n\nNext.\n`);
  });

  it('keeps the formatting of its words', async () => {
    const opened = await open('**See [the report**\n');
    selectWords(opened, 'report', false);
    await type('](/a)');
    expect(opened.save()).toBe('**See [the report](/a)**\n');
  });

  it.each(['[run](javascript:alert)', '[data](data:text/html,x)'])(
    '%s stays text, because it is no address',
    async (typed) => {
      const opened = await open('');
      await type(typed);
      expect(opened.view.dom.querySelector('a')).toBeNull();
      expect(opened.view.dom.textContent).toBe(typed);
    },
  );

  it('is text again after undo', async () => {
    const opened = await open('');
    await type('[a](/b)');
    opened.run('undo');
    expect(opened.view.dom.querySelector('a')).toBeNull();
  });
});

describe('the end of a code block', () => {
  const CODE = '```js\nlet a;\n```';

  it.each(['{ArrowDown}', '{ArrowRight}'])('is left with %s', async (key) => {
    const opened = await open(`Before.\n\n${CODE}\n`);
    selectWords(opened, 'let a;', false);
    await userEvent.keyboard(key);
    await type('After.');
    expect(opened.save()).toBe(`Before.\n\n${CODE}\n\nAfter.\n`);
  });

  it('is left with Enter behind two empty lines, which go', async () => {
    const opened = await open(`${CODE}\n`);
    selectWords(opened, 'let a;', false);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await type('After.');
    expect(opened.save()).toBe(`${CODE}\n\nAfter.\n`);
  });

  it('is left above the footnotes', async () => {
    const opened = await open(`A.[^1]\n\n${CODE}\n\n[^1]: B.\n`);
    selectWords(opened, 'let a;', false);
    await userEvent.keyboard('{ArrowDown}');
    await type('After.');
    expect(opened.save()).toBe(`A.[^1]\n\n${CODE}\n\nAfter.\n\n[^1]: B.\n`);
  });

  it('keeps arrows inside while there are more lines', async () => {
    const opened = await open('```\none\ntwo\n```\n');
    selectWords(opened, 'one', false);
    await userEvent.keyboard('{ArrowDown}');
    expect(textBefore(opened)).toBe('one\ntwo');
    expect(opened.save()).toBe('```\none\ntwo\n```\n');
  });

  it('leads to the block that follows', async () => {
    const opened = await open(`${CODE}\n\nNext.\n`);
    selectWords(opened, 'let a;', false);
    await userEvent.keyboard('{ArrowDown}');
    expect(opened.view.state.selection.$head.parent.type.name).toBe('paragraph');
    expect(opened.view.state.doc.childCount).toBe(2);
  });

  it('can be preceded by text when it is the first block', async () => {
    const opened = await open(`${CODE}\n`);
    const { view } = opened;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1)));
    await userEvent.keyboard('{ArrowUp}');
    await type('Before.');
    expect(opened.save()).toBe(`Before.\n\n${CODE}\n`);
  });
});

describe('Ctrl+End', () => {
  it('moves behind the text, not into its last footnote', async () => {
    const opened = await open('One.[^1]\n\nTwo\n\n[^1]: Note.\n\n[^2]: Other.\n');
    selectWords(opened, 'One', false);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(textBefore(opened)).toBe('Two');
  });

  it('extends the selection with Shift', async () => {
    const opened = await open('One.[^1]\n\nTwo\n\n[^1]: Note.\n');
    selectWords(opened, 'One', false);
    await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
    const { from, to } = opened.view.state.selection;
    expect(opened.view.state.doc.textBetween(from, to, '|')).toBe('.|Two');
  });
});

it('Ctrl+K asks for a link, and nobody else sees the key', async () => {
  const onLink = vi.fn();
  const onDocumentKey = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  await open('One.\n', { onLink });
  document.addEventListener('keydown', onDocumentKey);
  await userEvent.keyboard('{Control>}k{/Control}');
  document.removeEventListener('keydown', onDocumentKey);
  expect(onLink).toHaveBeenCalledOnce();
  expect(onDocumentKey).toHaveLastReturnedWith(true);
});

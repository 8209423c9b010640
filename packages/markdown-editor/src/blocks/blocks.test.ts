import { blockKinds } from '@rostra/block-syntax';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { BlockName } from '../index.ts';
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

const NOTE = ':::note[Before *you* sign]\nRead   __all__.\n\n* One\n:::';

describe('a text with blocks', () => {
  it.each([
    NOTE,
    ':::note\n:::',
    ':::tip\nwithout an end',
    '::::toggle[A]{open}\n:::note\nx\n:::\n\ny\n::::',
    '- a\n\n  :::warning\n  b\n  :::\n\n> :::important\n> c\n> :::',
    "::button[Join us]{to='/join?a=1'}",
    ':::unknown\nText at 10:30, std::vector.\n:::',
    ':::pullquote[Ada]\nNo.\n:::\n\n::button[x]{to=/a #b .c}',
  ])('keeps its bytes: %j', async (text) => {
    const opened = await open(`Before.\n\n${text}\n`);
    expect(opened.save()).toBe(`Before.\n\n${text}\n`);
    opened.view.dispatch(opened.view.state.tr.insertText('x', 1));
    expect(opened.save()).toBe(`xBefore.\n\n${text}\n`);
  });

  it('changes only where a block was edited', async () => {
    const opened = await open(`${NOTE}\n\n*  kept\n`);
    selectWords(opened, 'One', false);
    opened.view.dispatch(opened.view.state.tr.insertText('!'));
    expect(opened.save()).toBe(`${NOTE.replace('One', 'One!')}\n\n*  kept\n`);
    selectWords(opened, 'sign', false);
    opened.view.dispatch(opened.view.state.tr.insertText('!'));
    expect(opened.save()).toContain(':::note[Before *you* sign!]');
  });

  it('does not escape colons', async () => {
    const opened = await open('At 10:30 foo:bar\n');
    selectWords(opened, 'bar', false);
    opened.view.dispatch(opened.view.state.tr.insertText(' a::b:c'));
    expect(opened.save()).toBe('At 10:30 foo:bar a::b:c\n');
  });

  it('keeps a line that only looks like a block when somebody types it', async () => {
    const opened = await open('');
    opened.view.dispatch(opened.view.state.tr.insertText('::button[x]{to=/a}', 1));
    const saved = opened.save();
    opened.open(saved);
    expect(opened.view.state.doc.textContent).toBe('::button[x]{to=/a}');
  });
});

describe('inserting', () => {
  it.each(Object.keys(blockKinds) as BlockName[])('%s can be undone and saved', async (name) => {
    const opened = await open('Text.\n');
    selectWords(opened, 'Text.', false);
    expect(opened.run(name)).toBe(true);
    const saved = opened.save();
    expect(saved).toMatch(new RegExp(`^Text\\.\\n\\n:{2,3}${name}`));
    opened.open(saved);
    expect(opened.save()).toBe(saved);
  });

  it('puts the selected paragraphs into a container', async () => {
    const opened = await open('One.\n\nTwo.\n\nThree.\n');
    const { doc, tr } = opened.view.state;
    const { TextSelection } = await import('@milkdown/prose/state');
    opened.view.dispatch(tr.setSelection(TextSelection.create(doc, 2, doc.child(0).nodeSize + 2)));
    opened.run('tip');
    expect(opened.save()).toBe(':::tip\nOne.\n\nTwo.\n:::\n\nThree.\n');
  });

  it('is written with the keyboard: title, text, and out at the end', async () => {
    const opened = await open('');
    opened.run('note');
    await userEvent.keyboard('Title{Enter}Text{Enter}{Enter}After');
    expect(opened.save()).toBe(':::note[Title]\nText\n:::\n\nAfter\n');
  });

  it('goes on behind a paywall, in which nothing can be written', async () => {
    const opened = await open('Free.');
    selectWords(opened, 'Free.', false);
    opened.run('paywall');
    await userEvent.keyboard('For members.');
    expect(opened.save()).toBe('Free.\n\n::paywall\n\nFor members.\n');
    await userEvent.keyboard('{Home}{ArrowLeft}x');
    expect(opened.save()).not.toContain('::paywall[');
  });

  it('puts a chart around the table at the cursor', async () => {
    const table = '| Year | Homes |\n| --- | --- |\n| 2024 | 1200 |';
    const opened = await open(`Before.\n\n${table}\n\nAfter.\n`);
    selectWords(opened, '1200', false);
    opened.run('chart');
    await userEvent.keyboard('Homes completed');
    const saved = opened.save();
    expect(saved).toMatch(
      /^Before\.\n\n:::chart\[Homes completed\]\{type=bar\}\n\| Year [\s\S]*1200 \|\n:::\n\nAfter\.\n$/,
    );
  });

  it('is left with Enter behind a button', async () => {
    const opened = await open('');
    opened.run('button');
    await userEvent.keyboard('Join{Enter}After');
    opened.view.dispatch(opened.view.state.tr);
    expect(opened.save()).toBe('::button[Join]\n\nAfter\n');
  });

  it('is undone with Backspace in an empty title; the text stays', async () => {
    const opened = await open(':::note\nKept.\n:::\n');
    selectWords(opened, 'Kept.', false);
    await userEvent.keyboard('{Home}');
    // The editor hears about the new place of the cursor only after the key.
    await vi.waitUntil(() => opened.view.state.selection.$from.parentOffset === 0);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(opened.save()).toBe('Kept.\n');
  });
});

describe('settings', () => {
  const blockTexts = {
    name: (name: BlockName) => `Name of ${name}`,
    title: () => 'Title',
    settings: () => 'Settings',
    remove: () => 'Remove',
  };

  it('select the block, tell its attributes, and change one', async () => {
    const onEditBlock = vi.fn();
    const opened = await open('::button[Join]{to=/a}\n', { blockTexts, onEditBlock });
    expect(opened.view.dom.textContent).toContain('Name of button');
    opened.view.dom.querySelector<HTMLElement>('.editor-block-settings')?.click();
    expect(onEditBlock).toHaveBeenCalledOnce();
    expect(opened.describeSelection().block).toMatchObject({
      name: 'button',
      attributes: { to: '/a' },
    });
    opened.updateBlock({ to: '/b?c=d "e"' });
    const saved = opened.save();
    opened.open(saved);
    expect(opened.view.state.doc.firstChild?.attrs.attributes).toEqual({ to: '/b?c=d "e"' });
    opened.view.dom.querySelector<HTMLElement>('.editor-block-settings')?.click();
    opened.updateBlock({ to: undefined });
    expect(opened.save()).toBe('::button[Join]\n');
  });

  it('remove the block', async () => {
    const opened = await open('One.\n\n:::note\nTwo.\n:::\n', { blockTexts });
    opened.view.dom.querySelector<HTMLElement>('.editor-block-remove')?.click();
    expect(opened.save()).toBe('One.\n');
  });
});

describe('a bare link to a provider', () => {
  const ADDRESS = 'https://youtu.be/abcdefghijk';

  it('is shown as an embed, and keeps its bytes', async () => {
    const opened = await open(`${ADDRESS}\n\nText.\n`);
    expect(opened.view.dom.querySelector<HTMLElement>('.editor-embed')?.dataset.provider).toBe(
      'YouTube',
    );
    selectWords(opened, 'Text.', false);
    await userEvent.keyboard('!');
    expect(opened.save()).toBe(`${ADDRESS}\n\nText.!\n`);
  });

  it('is made by typing it and Enter, or by pasting it', async () => {
    const opened = await open('');
    await userEvent.keyboard(`${ADDRESS}{Enter}`);
    const data = new DataTransfer();
    data.setData('text/plain', ADDRESS);
    opened.view.dom.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await userEvent.keyboard('{Enter}After');
    expect(opened.save()).toBe(`<${ADDRESS}>\n\n<${ADDRESS}>\n\nAfter\n`);
    expect(opened.view.dom.querySelectorAll('.editor-embed')).toHaveLength(2);
  });

  it('is put around selected words', async () => {
    const opened = await open('See this film.\n');
    selectWords(opened, 'this film');
    const data = new DataTransfer();
    data.setData('text/plain', ADDRESS);
    opened.view.dom.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    expect(opened.save()).toBe(`See [this film](${ADDRESS}).\n`);
  });
});

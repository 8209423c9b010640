import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MarkdownEditor } from '../milkdown/create-editor.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import type { PastedPictures } from './foreign-pictures.ts';

let editor: MarkdownEditor;
beforeAll(async () => {
  editor = await openTestEditor();
});
afterAll(() => editor.destroy());

/** Pastes into an empty text, and returns what would be saved. */
function paste(html: string): string {
  editor.open('');
  editor.view.pasteHTML(html);
  return editor.save();
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head><body>
<h1>The plan</h1>
<p class=MsoNormal>A <b>bold</b> claim<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span> </span></span><![endif]>First</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Second</p>
<p class=MsoNormal>Then</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span> </span></span>One</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span> </span></span>Two</p>
<img src="file:///C:/temp/a.png">
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%">
<![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> The source.</p></div></div>
</body></html>`;

it('keeps a numbered list from Word apart from the bullets before it', () => {
  const item = (list: string, marker: string, text: string) =>
    `<p style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${marker} </span>${text}</p>`;
  expect(paste(`${item('l0', '·', 'Bullet')}${item('l1', '1.', 'One')}`)).toBe(
    '- Bullet\n\n1. One\n',
  );
});

it('turns a text from Word into clean Markdown with lists and footnotes', () => {
  expect(paste(WORD)).toBe(`## The plan

A **bold** claim[^1].

- First
  - Inner
- Second

Then

1. One
2. Two

[^1]: The source.
`);
});

it('takes the formatting of Google Docs from its styles', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span style="font-weight:400">Heading</span></h2><p><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-weight:400"> and </span><span style="font-style:italic;font-weight:400">italic</span><span>.</span></p><ul><li><p><span>Item</span></p></li></ul></b>`;
  expect(paste(html)).toBe('## Heading\n\nPlain, **bold** and *italic*.\n\n- Item\n');
});

it('leaves plain HTML as it is', () => {
  expect(paste('<p>See <a href="https://example.org/">this</a>.</p>')).toBe(
    'See [this](https://example.org/).\n',
  );
});

it('takes the caption of a picture from its title, never from its alternative text', () => {
  expect(paste('<p><img src="/uploads/a.png" alt="A bus"></p>')).toBe('![A bus](/uploads/a.png)\n');
  expect(paste('<p><img src="/uploads/a.png" alt="A bus" title="On time"></p>')).toBe(
    '![A bus](/uploads/a.png "On time")\n',
  );
});

describe('pictures of a pasted text', () => {
  const PIXEL =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  async function pasteInto(html: string) {
    const onPictures = vi.fn<(pasted: PastedPictures) => void>();
    const opened = await openTestEditor('Before.\n', { onPictures });
    opened.view.pasteHTML(html);
    await vi.waitUntil(() => onPictures.mock.calls.length > 0);
    const [pasted] = onPictures.mock.calls[0] ?? [];
    if (!pasted) throw new Error('Nothing was told');
    return { opened, pasted };
  }

  it('are told with their content or address, and those that cannot be read are counted', async () => {
    const { opened, pasted } = await pasteInto(
      `<p>Words <img src="https://a.example/b.png" alt="A bus"> <img src="//a.example/c.png">
      <img src="data:image/png;base64,${PIXEL}" alt="A dot"> <img src="data:image/png;base64,%%%">
      <img src="file:///C:/temp/a.png"> <img src="https://count.example/x" width="1" height="1">
      <img src="${location.origin}/uploads/own.png"></p>`,
    );
    expect(pasted.lost).toBe(2);
    expect(
      pasted.pictures.map(({ src, alt, file }) => [src.split(':')[0], alt, file?.type]),
    ).toEqual([
      ['https', 'A bus', undefined],
      ['https', '', undefined],
      ['blob', 'A dot', 'image/png'],
    ]);
    expect(opened.save()).toContain('(/uploads/own.png)');
    expect(opened.save()).not.toMatch(/data:|file:|count\.example/);
    await opened.destroy();
  });

  it('are left out of what is saved while only this page has them', async () => {
    const { opened, pasted } = await pasteInto(
      `<p>One <img src="data:image/png;base64,${PIXEL}" alt="A dot"> two</p>`,
    );
    const [dot] = pasted.pictures;
    expect(opened.save()).not.toContain('blob:');
    expect(opened.save()).toContain('One');
    expect(opened.replacePicture(dot?.src ?? '', '/uploads/dot.png')).toBe(true);
    expect(opened.replacePicture(dot?.src ?? '', '/uploads/dot.png')).toBe(false);
    expect(opened.save()).toContain('![A dot](/uploads/dot.png)');
    await opened.destroy();
  });

  it('are forgotten if files were pasted instead', async () => {
    const onPictures = vi.fn<(pasted: PastedPictures) => void>();
    const opened = await openTestEditor('Before.\n', { onPictures, onFiles: () => {} });
    const paste = (type: string, content: string, file?: File) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, content);
      if (file) clipboardData.items.add(file);
      const event = { clipboardData, bubbles: true, cancelable: true };
      opened.view.dom.dispatchEvent(new ClipboardEvent('paste', event));
    };
    paste(
      'text/html',
      '<img src="file:///C:/a.png">',
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    paste('text/plain', 'Words');
    await Promise.resolve();
    expect(onPictures).not.toHaveBeenCalled();
    expect(opened.save()).toContain('Words');
    await opened.destroy();
  });

  it('get their address on the site, or go, and undo does not bring back the old one', async () => {
    const { opened, pasted } = await pasteInto(
      '<p>One <img src="https://a.example/b.png" alt="A bus"> two</p><p><img src="https://a.example/c.png"></p><p>Three</p>',
    );
    const [first, second] = pasted.pictures;
    opened.replacePicture(first?.src ?? '', '/uploads/b.png');
    opened.replacePicture(second?.src ?? '', undefined);
    expect(opened.save()).toContain('![A bus](/uploads/b.png)');
    expect(opened.save()).not.toContain('a.example');
    opened.run('undo');
    expect(opened.save()).toBe('Before.\n');
    await opened.destroy();
  });
});

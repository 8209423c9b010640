import { describe, expect, it } from 'vitest';
import { leaveMark, preferencesMark } from '../../render/placeholders.ts';
import { prepareMails } from './compose-mail.ts';

const compose = (text: object = {}, sender: object = {}) =>
  prepareMails({
    sender: { name: 'The Assembly', address: 'hello@assembly.example', ...sender },
    text: {
      subject: 'News',
      html: `<p>${'Grüße '.repeat(40)}</p><a href="${preferencesMark}">x</a>`,
      text: `Grüße\n${leaveMark}\nEnd. `,
      ...text,
    },
    listId: 'weekly.assembly.example',
  })({
    to: 'ada@example.org',
    messageId: 'mailing-1-2@assembly.example',
    stopUrl: 'https://assembly.example/api/mail-stops/newsletters?code=a&newsletter=b',
    at: new Date('2026-03-01T12:00:00.000Z'),
    recipient: {
      name: null,
      preferencesUrl: 'https://assembly.example/p?code=a&b="c"',
      leaveUrl: 'https://assembly.example/leave?code=ä',
    },
  }).toString('utf8');

/** The parts of a mail, decoded. */
const partsOf = (mail: string): string[] =>
  mail
    .split(/^--=_[\w-]+(?:--)?\r$/m)
    .slice(1, -1)
    .map((part) => {
      const encoded = part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '');
      const bytes = encoded
        .replace(/=\r\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
      return Buffer.from(bytes, 'latin1').toString('utf8');
    });

describe('a mail', () => {
  it('has its text as plain text and as HTML, with the links of the recipient', () => {
    const [plain, html] = partsOf(compose());
    expect(plain).toBe('Grüße\r\nhttps://assembly.example/leave?code=ä\r\nEnd. ');
    expect(html).toBe(
      `<p>${'Grüße '.repeat(40)}</p><a href="https://assembly.example/p?code=a&amp;b=&quot;c&quot;">x</a>`,
    );
  });

  it('has short lines of ASCII, which every server passes on', () => {
    const mail = compose({ html: `<p>${'ж'.repeat(5_000)}${leaveMark}${'x'.repeat(5_000)}</p>` });
    expect(/^[\r\n -~]*$/.test(mail)).toBe(true);
    const lines = mail.split('\r\n').filter((line) => !line.startsWith('List-Unsubscribe:'));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it.each([
    ['a subject', { subject: 'A\r\nBcc: all@example.org' }, {}],
    ['a name', {}, { name: 'A\r\nBcc: all@example.org' }],
  ])('gets no header from %s', (_, text, sender) => {
    const [head = ''] = compose(text, sender).split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
  });

  it('tells mail programs how to leave', () => {
    expect(compose()).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(compose()).toContain('\r\nList-Unsubscribe: <https://assembly.example/api/mail-stops/');
  });
});

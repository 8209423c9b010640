import { expect, it } from 'vitest';
import { mailName } from './member-name.ts';

const named = (first_name: string) => mailName({ first_name, last_name: null, username: 'ada' });

it.each([
  ['https://evil.example/x', 'https evil. example x'],
  ['ada@evil.example', 'ada evil. example'],
  ['A.\u202eB\r\nBcc: x', 'A. B Bcc x'],
  ['نگه\u200cنگه', 'نگه\u200cنگه'],
  [' Zoë  Müller ', 'Zoë Müller'],
  ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
])('writes %j without anything that becomes a link', (name, written) => {
  expect(named(name)).toBe(written);
});

it('is the username of members without a name, and empty for nobody', () => {
  expect(mailName({ first_name: '', last_name: null, username: 'ada' })).toBe('ada');
  expect(mailName(undefined)).toBe('');
});

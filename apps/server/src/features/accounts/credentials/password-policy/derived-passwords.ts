import { usernameKey } from '../../users/username-key.ts';
import { withoutSuffix } from './common-passwords.ts';

export interface PasswordOwner {
  username: string;
  email: string;
}

/** The minimum length of a password without words that anyone can look up. */
const MIN_REST = 4;
const MIN_WORD = 3;

const plain = (text: string) => usernameKey(text).replace(/[^\p{L}\p{N}]/gu, '');

const wordsIn = (text: string) =>
  [plain(text), ...text.split(/[^\p{L}\p{N}]+/u).map(plain)].filter(
    ({ length }) => length >= MIN_WORD,
  );

/** Whether a password is little more than the member's username or parts of the email address. */
export const isDerivedFromOwner = (password: string, { username, email }: PasswordOwner) =>
  isDerivedFrom(password, [...wordsIn(username), ...wordsIn(email)]);

/** Whether a password is little more than the name of the site. */
export const isDerivedFromSiteName = (password: string, siteName: string) =>
  isDerivedFrom(password, wordsIn(siteName));

function isDerivedFrom(password: string, words: string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const whole = plain(password);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), whole);
  return rest !== whole && withoutSuffix(rest).replaceAll(' ', '').length < MIN_REST;
}

import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ALPHABET = `${LETTERS}0123456789`;
const LENGTH = 24;

/** Starts with a letter, so that it can never be mistaken for a row id. */
export function newDocumentId(): string {
  let id = LETTERS.charAt(randomInt(LETTERS.length));
  while (id.length < LENGTH) id += ALPHABET.charAt(randomInt(ALPHABET.length));
  return id;
}

import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { MessageFeature } from '../english.ts';
import { languageCodes } from '../languages.ts';
import { readCatalogue } from './read-catalogue.ts';

const FOLDER = join(import.meta.dirname, '../../translations');

/** The words on a button or link, and its name for screen readers, which says to what it applies. */
const NAMED: readonly (readonly [MessageFeature, words: string, name: string])[] = [
  ['billing', 'makeDefault', 'makeDefaultCard'],
  ['billing', 'pdf', 'pdfOfInvoice'],
  ['billing', 'pdf', 'pdfOfInvoiceNumbered'],
  ['billing', 'remove', 'removeCardNamed'],
  ['billing', 'viewInvoice', 'viewInvoiceNumbered'],
  ['billing', 'viewInvoice', 'viewInvoiceUnnumbered'],
  ['blog', 'email', 'shareByEmail'],
  ['groups', 'again', 'againTo'],
  ['groups', 'remove', 'removeName'],
  ['groups', 'withdraw', 'withdrawFrom'],
  ['member-content', 'download', 'downloadFile'],
  ['member-content', 'play', 'playFile'],
  ['notifications', 'markRead', 'markNoticeRead'],
  ['profile', 'logOut', 'logOutDevice'],
  ['second-factors', 'remove', 'removeAppLabel'],
  ['second-factors', 'remove', 'removeLabel'],
  ['second-factors', 'rename', 'renameLabel'],
  ['second-factors', 'setUpApp', 'setUpAppLabel'],
  ['staff', 'reset', 'resetLabel'],
  ['studio-calendar', 'move', 'moveItem'],
];

// Who controls a computer by voice says the words that are on the button (WCAG 2.5.3).
it.each(NAMED)(
  'the name contains the words in every language: %s.%s, %s',
  (feature, words, name) => {
    for (const language of languageCodes) {
      const texts = readCatalogue(FOLDER, language, feature);
      const plain = (key: string) =>
        (texts[key] ?? '')
          .replace(/[[\]]|~+/g, '')
          .trim()
          .toLowerCase();
      expect(plain(words), language).not.toBe('');
      expect(plain(name), language).toContain(plain(words));
    }
  },
);

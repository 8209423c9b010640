import { describe, expect, it } from 'vitest';
import { isReservedName, isReservedUsername } from './is-reserved-name.ts';

const SITE = 'The Plumbline Assembly';

describe('a displayed name', () => {
  it.each([
    'The Plumbline Assembly (Editors)',
    'Plumbline',
    'Plumbline Assembly Berlin',
    'Plum bline',
    'Anna (Editors)',
    'Anna Müller, Editor',
    'Anna [staff]',
    'Anna – Team',
    'Anna - Press',
    'Team',
    'The Editors',
    'A d m i n',
    'adm1n',
    'Adrnin',
    'ADM!N',
    '5upport',
    'Supp0rt 24',
    'suррort', // Cyrillic р
    'ЅТАҒҒ', // Cyrillic capitals
    'Αdmіn', // Greek and Cyrillic
    'ᴇᴅɪᴛᴏʀ',
    '𝓔𝓭𝓲𝓽𝓸𝓻',
    'ⓐⓓⓜⓘⓝ',
    'Ｓｔａｆｆ',
    'ad\u200bmin',
    'a\u0301dmi\u0301n',
    'Redaktion',
    'Die Redakteurinnen',
    'Équipe',
    'La rédaction',
    'Administración',
    'فريق الإدارة',
    'Anna ✓',
    'Editor\u3164', // a filler, which is a letter
    'Ed\u115fitor\u1160',
    'Staff\u2800',
    'Plumbline\u3164Assembly (Editor\u3164s)',
    'Editorial Team',
    'Plumbline Team',
    'The Plumbline Press Office',
    'Site Owner',
    'Verified Account',
    'Anna 🅴🅳🅸🆃🅾🆁',
    '🅢🅣🅐🅕🅕',
    '🇸🇹🇦🇫🇫',
    'فريق الإدـارة', // lengthened
    'الفریق', // Persian yeh
    'الاداره',
  ])('%s seems to be that of staff', (name) => {
    expect(isReservedName(name, SITE)).toBe(true);
  });

  it.each([
    ...['Anna Müller', 'Elihu Root', 'Frank Press', 'Ada Teamster', 'Supporter Club', 'Björn Öst'],
    ...['Ingrid Badminton', 'Mary-Kate O’Neil', 'Иван Петров', 'Ελένη Παππά', 'محمد عبد الله'],
    ...[
      '李小龍',
      'Sören (Kiel)',
      'Anna 🌻',
      'Anna 🇩🇪',
      'Plumbliner',
      'A. Assembly',
      'J. R. R. Tolkien 3',
    ],
  ])('%s is one of a person', (name) => {
    expect(isReservedName(name, SITE)).toBe(false);
  });

  it('may contain the name of a site that is a common word', () => {
    expect(isReservedName('Hope Miller', 'Hope')).toBe(false);
    expect(isReservedName('Hope', 'Hope')).toBe(true);
    expect(isReservedName('Anna (Hope)', 'Hope')).toBe(true);
  });
});

describe('a username', () => {
  it.each([
    ...['adm1n', 'suррort', 'p1umb1ine', 'editor5', 'web-master', 'Plumbline2', 'r00t'],
    ...['plumbline-team', 'plumblineteam', 'pIumbline.press', 'press.office', 'admin\u1160'],
  ])('%s is reserved', (username) => {
    expect(isReservedUsername(username, SITE)).toBe(true);
  });

  it.each([
    'supporter',
    'badminton',
    'assembly-fan',
    'anna.teamster',
    'петя',
    'b0b',
    'frank.press',
    'plumbliner',
  ])('%s is free', (username) => {
    expect(isReservedUsername(username, SITE)).toBe(false);
  });
});

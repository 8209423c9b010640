// cspell:disable: words in several languages
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../testing/content-app.ts';
import { write } from '../../testing/write-posts.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await openContentApp({ languages: ['en', 'de', 'fr', 'ar'] });
  const texts = [
    ['en', 'road', 'The Karl-Marx-Straße', 'Words about Łódź.'],
    ['de', 'strasse', 'Die Straße', 'Mehr Förderung für den Öffentlichen Verkehr.'],
    ['de', 'umlauts', 'Ausbau', 'Die Foerderung steht noch aus.'],
    ['fr', 'school', 'L’école', 'Une œuvre à Noël.'],
    ['ar', 'people', 'صوت الشَّعْب', 'سياسة الإسكان في القاهرة الكبرى'],
  ] as const;
  for (const [locale, slug, title, body] of texts) {
    await write(content, 'blog-posts', { title, slug, body }, `?locale=${locale}`);
  }
});
afterAll(() => content.close());

const search = async (locale: string, q: string) =>
  (await content.get(`/api/search?q=${encodeURIComponent(q)}&locale=${locale}`)).body.data;

describe('search finds', () => {
  it.each([
    ['de', 'strasse', ['strasse']],
    ['de', 'Straße', ['strasse']],
    ['de', 'STRASSE', ['strasse']],
    ['de', 'foerderung', ['strasse', 'umlauts']],
    ['de', 'Förderung', ['strasse', 'umlauts']],
    ['de', 'oeffentlich', ['strasse']],
    ['en', 'karl marx strasse', ['road']],
    ['en', 'lodz', ['road']],
    ['fr', 'ecole', ['school']],
    ['fr', 'oeuvre noel', ['school']],
    ['ar', 'الشعب', ['people']],
    ['ar', 'الشَّعب', ['people']],
    ['ar', 'سياسه الاسكان', ['people']],
    ['ar', 'الكبري', ['people']],
  ])('in %s by %s', async (locale, q, slugs) => {
    const found = await search(locale, q);
    const own = found.filter((hit: { locale: string }) => hit.locale === locale);
    expect(own.map(({ slug }: { slug: string }) => slug).sort()).toEqual(slugs);
  });
});

it('marks a word that was found by another spelling', async () => {
  const [hit] = await search('de', 'strasse');
  expect(hit.titleHtml).toBe('Die <mark>Straße</mark>');
  const [people] = await search('ar', 'الشعب');
  expect(people.titleHtml).toBe('صوت <mark>الشَّعْب</mark>');
});

it('takes letters that are written with signs elsewhere', async () => {
  for (const letter of 'ʔʕʭẝŀↈ½⑴') {
    const { status } = await content.get(`/api/search?q=${encodeURIComponent(`x${letter}`)}`);
    expect([letter, status]).toEqual([letter, 200]);
  }
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareMailing } from './placeholders.ts';
import { ADA, LINKS, openRenderApp, post, type RenderApp } from './testing/render-app.ts';

let app: RenderApp;

beforeEach(async () => {
  app = await openRenderApp();
});
afterEach(() => app.close());

describe('a mailing', () => {
  it('has a text of its own, as HTML and as text', async () => {
    const { subject, html, text } = await app.mail();
    expect(subject).toBe('A letter for Ada');
    expect(html).toContain('<html dir="ltr" lang="en">');
    expect(html).toContain('<title>A letter for friends</title>');
    expect(html).toContain('What happened this week');
    expect(html).toMatch(/<h1[^>]*>A letter for Ada<\/h1>/);
    expect(html).toMatch(/<a [^>]*href="http:\/\/rostra.localhost\/about"/);
    expect(text).toMatch(/^A letter for Ada\n\nDear Ada,\n\nread our page http:\/\/rostra/);
    expect(`${html}${text}`).not.toMatch(/[\ufdd0-\ufdd2]|\{\{/);
  });

  it('says who sends it and how to leave', async () => {
    const { html, text } = await app.mail();
    expect(html).toContain('you subscribed to Weekly &lt;letter&gt; from The Plumbline Assembly');
    const line = (words: string) => `<span dir="auto">${words}</span>`;
    expect(html).toContain(`${line('Plumb Lane 1')}<br/>${line('London')}`);
    expect(html).toContain('href="https://example.org/leave?code=1"');
    expect(html).toContain('preferences?code=1&amp;x=&quot;2&quot;"');
    expect(text).toContain('Unsubscribe:\nhttps://example.org/leave?code=1');
    expect(text).toContain(`Choose newsletters:\n${LINKS.preferencesUrl}`);
    expect(text).toContain('The Plumbline Assembly\nPlumb Lane 1\nLondon');
    expect(text).toContain('http://rostra.localhost/newsletter/weekly/1');
  });

  it('leaves out the link to the website if it has no page there', async () => {
    const { html, text } = await app.mail({ webPath: null });
    expect(html + text).not.toContain('Read this on the website');
  });

  it('greets everybody by name, or with the words that staff chose', async () => {
    const rendered = await app.render({ body: 'Dear {{name, friends & others}}!' });
    const fill = prepareMailing(rendered);
    expect(fill({ ...ADA, name: null }).html).toContain('Dear friends &amp; others!');
    expect(fill({ ...ADA, name: 'A & B' }).html).toContain('Dear A &amp; B!');
    expect(fill({ ...ADA, name: 'Ada\r\nBcc: x@example.org' }).subject).toBe(
      'A letter for Ada Bcc x example. org',
    );
  });

  it('keeps what staff wrote from being a placeholder', async () => {
    const { html } = await app.mail({ body: 'A \ufdd0leave\ufdd2 and {{leave}}.' });
    expect(html).toContain('A leave and {{leave}}.');
  });

  it('is in the language and direction of its text', async () => {
    const { html, text } = await app.mail({ language: 'ar', body: '> اقتباس\n\n- نقطة' });
    expect(html).toContain('<html dir="rtl" lang="ar">');
    expect(html).toMatch(/<blockquote [^>]*border-right:3px/);
    expect(html).toMatch(/<ul style="[^"]*padding:0 26px 0 0/);
    expect(text).toContain('إيقاف النشرة:');
  });
});

describe('content in a mailing', () => {
  it('is shown to those who may read it, after the introduction', async () => {
    const { html, text } = await app.mail({ entry: post }, 'premium');
    expect(html).toMatch(/Dear Ada.*<h1[^>]*>A post<\/h1>.*The beginning.*The secret/s);
    expect(text).toMatch(/^Dear Ada.*A post.*The beginning.*The secret/s);
    expect(html).not.toContain('See the plans');
  });

  it.each([
    ['visitor', 'http://rostra.localhost/register', 'The rest of this text is for members'],
    ['account', 'http://rostra.localhost/dashboard/subscription', 'Your account does not include'],
    ['basic', 'http://rostra.localhost/dashboard/subscription', 'Your account does not include'],
  ] as const)('leads %s to %s', async (reader, url, title) => {
    const { html, text } = await app.mail({ entry: post }, reader);
    expect(html).toContain('The beginning.');
    expect(html + text).not.toContain('secret');
    for (const part of [html, text]) {
      expect(part).toContain(title);
      expect(part).toContain('It opens with Premium Membership and the larger plans.');
      expect(part).toContain(url);
    }
  });

  it('is closed without a paywall, and open to everybody despite one', async () => {
    const whole = { ...post, body: 'The secret.' };
    expect((await app.mail({ entry: whole })).html).not.toContain('secret');
    expect((await app.mail({ entry: whole })).html).toContain('This text is for members');
    const open = await app.mail({ entry: { ...post, access: 'everyone' } });
    expect(open.html).toContain('The secret.');
  });

  it('has its picture in a size that mail programs can load', async () => {
    const { html } = await app.mail({ entry: post });
    expect(html).toMatch(/<img alt="A house in the rain" height="358"/);
    expect(html).toContain('src="http://rostra.localhost/uploads/large_house.jpg"');
    expect(html).toContain('width="536"');
  });
});

describe('warnings', () => {
  const kinds = async (...given: Parameters<RenderApp['render']>) =>
    (await app.render(...given)).warnings.map(({ kind }) => kind);

  it('are not given for an ordinary mailing', async () => {
    expect(await kinds({ entry: post })).toEqual([]);
  });

  it('say that Gmail would cut off a long text', async () => {
    const rendered = await app.render({ body: 'A sentence in a long text. '.repeat(5_000) });
    expect(rendered.bytes).toBe(Buffer.byteLength(rendered.html));
    expect(rendered.warnings).toEqual([
      { kind: 'too-large', kilobytes: Math.ceil(rendered.bytes / 1_024) },
    ]);
  });

  it('name pictures without a description, and names without another word', async () => {
    const body = 'Dear {{name}},\n\n![](/uploads/house.jpg)';
    const { warnings } = await app.render({ body });
    expect(warnings).toEqual([
      { kind: 'picture-without-text', url: 'http://rostra.localhost/uploads/large_house.jpg' },
      { kind: 'name-without-fallback' },
    ]);
  });

  it('say that there is no postal address', async () => {
    app.site.settings.values.postalAddress = '';
    expect(await kinds()).toEqual(['no-address']);
  });
});

it('does not take hours for a hostile text', async () => {
  await expect(app.render({ body: `${'>'.repeat(60_000)}` })).rejects.toThrow();
});

import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { png, temporaryFolder } from '../../../testing/imports/import-app.ts';
import { useImportFolder } from '../../../testing/imports/use-import-folder.ts';
import { markdownSource } from './markdown-source.ts';
import { readText } from './read-text.ts';

const imports = useImportFolder();
const { write, redirectOf } = imports;
const run = async () => imports.site.run(await markdownSource(imports.path));
const post = async (slug: string) =>
  (await imports.site.get(`/api/blog-posts?filters[slug]=${slug}&populate=*`)).body.data[0];

describe('a folder of Markdown files', () => {
  it('of Jekyll is imported with pictures, tags, categories and old addresses', async () => {
    write('assets/river.png', await png());
    write(
      '_posts/2024-05-07-the-river.md',
      `---
title: "The river: a start"
categories: [Water]
tags: climate, city planning
author: Ada Writer
excerpt: A start.
image: /assets/river.png
layout: post
odd: 1
---
Text with ![a river](../assets/river.png "Caption") and {% include x.html %}.

{% highlight js %}
a();
{% endhighlight %}
`,
    );
    write('_drafts/unfinished.md', '---\ntitle: Unfinished\n---\nx');
    write('README.md', 'about the repository');
    const report = await run();
    expect(report.counts).toEqual({
      tags: { created: 2 },
      categories: { created: 1 },
      authors: { created: 1 },
      'blog-posts': { created: 2 },
    });
    const found = await post('the-river');
    expect(found).toMatchObject({
      title: 'The river: a start',
      excerpt: 'A start.',
      publishedAt: '2024-05-07T00:00:00.000Z',
      categories: [{ name: 'Water' }],
      tags: [{ name: 'climate' }, { name: 'city planning' }],
      author: { name: 'Ada Writer' },
      featuredImage: { width: 8 },
    });
    expect(found.body).toBe(
      `Text with ![a river](${found.featuredImage.url} "Caption") and .\n\n\`\`\`js\na();\n\`\`\``,
    );
    const entry = report.entries.find(({ title }) => title === 'The river: a start');
    expect(entry?.losses).toEqual([
      {
        kind: 'shortcode',
        detail: '{% include x.html %}',
        places: ['Text with ![a river](../assets/river.png "Caption") and'],
      },
      { kind: 'field', detail: 'odd' },
    ]);
    expect(await redirectOf('/water/2024/05/07/the-river.html')).toBe('/blog/the-river');
    expect(await post('unfinished')).toBeUndefined();
  });

  it('of Hugo is imported with TOML, bundles and aliases', async () => {
    write('content/posts/my-trip/photo.png', await png());
    write(
      'content/posts/my-trip/index.md',
      `+++
title = "My trip"
date = 2023-02-03T10:00:00+01:00
draft = false
tags = ["Travel"]
aliases = ["/old/trip/"]
[cover]
image = "photo.png"
+++
Text

<figure><img src="photo.png" alt="x"><figcaption>y</figcaption></figure>
`,
    );
    write('content/posts/_index.md', '+++\ntitle = "Posts"\n+++');
    await run();
    const found = await post('my-trip');
    expect(found).toMatchObject({
      publishedAt: '2023-02-03T09:00:00.000Z',
      tags: [{ name: 'Travel' }],
      featuredImage: { width: 8 },
    });
    expect(found.body).toBe(`Text\n\n![x](${found.featuredImage.url} "y")`);
    expect(await redirectOf('/old/trip')).toBe('/blog/my-trip');
    expect(await redirectOf('/posts/my-trip')).toBe('/blog/my-trip');
    expect(await redirectOf('/index.xml')).toBe('/feed.xml');
  });

  it('of Astro is imported with MDX and picture objects', async () => {
    write('src/assets/hero.png', await png());
    write(
      'src/content/blog/first.mdx',
      `---
title: First
pubDate: 2022-01-02
description: In short.
heroImage: { src: ../../assets/hero.png }
---
import Chart from './Chart.astro';

# First

Text
`,
    );
    const report = await run();
    expect(await post('first')).toMatchObject({
      body: 'Text',
      excerpt: 'In short.',
      seo: { metaDescription: 'In short.' },
      featuredImage: { width: 8 },
    });
    expect(report.entries[0]?.losses).toEqual([{ kind: 'script', detail: 'import', places: [''] }]);
    expect(await redirectOf('/blog/first')).toBe('/blog/first');
  });

  it('has links and pictures for the templates of Hugo and Jekyll', async () => {
    write('static/img/river.png', await png());
    write('content/about/us.md', '---\ndate: 2022-01-01\nslug: who-we-are\n---\nUs');
    write('_posts/2024-05-07-the-river.md', 'River');
    write(
      'content/posts/a.md',
      `---
date: 2022-01-01
---
[Us]({{< ref "/about/us.md#team" >}}), [river]({% post_url 2024-05-07-the-river %}), [gone]({{< relref "gone.md" >}})

{{< figure src="/img/river.png" alt="A river" caption='The "big" river' >}}

{{< youtube dQw4w9WgXcQ >}}
`,
    );
    const report = await run();
    expect((await post('a')).body.split('\n\n')).toEqual([
      '[Us](/blog/who-we-are#team), [river](/blog/the-river), [gone](/gone)',
      expect.stringMatching(/^!\[A river\]\(\/uploads\/\S+ .The .?"big.?" river.\)$/),
      '[https://www.youtube.com/watch?v=dQw4w9WgXcQ](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    ]);
    expect(report.entries.find(({ title }) => title === 'a')?.losses).toMatchObject([
      { kind: 'relation', detail: 'gone.md' },
      { kind: 'embed', detail: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    ]);
  });

  it('never reads files outside of it', async () => {
    const other = temporaryFolder();
    writeFileSync(join(other.path, 'secret.png'), await png());
    symlinkSync(other.path, join(imports.path, 'link'));
    write(
      'a.md',
      `---\ndate: 2022-01-01\n---\n![a](../../../../${other.path}/secret.png) ![b](link/secret.png)`,
    );
    const report = await run();
    expect(report.images).toBe(0);
    expect(report.entries[0]?.losses.map(({ places }) => places)).toEqual([
      [expect.stringMatching(/secret\.png\)$/)],
      [''],
    ]);
    other.remove();
  });

  it('skips texts that cannot be read and imports the others', async () => {
    write('broken.md', '---\ntitle: [\n---\nx');
    write('bomb.md', `---\na: &a [x]\nb: &b [${'*a,'.repeat(50)}*a]\n---\nx`);
    write('large.md', 'x'.repeat(5_000_001));
    write('fine.md', '---\ndate: 2020-01-01\n---\nx');
    const report = await run();
    expect(report.counts['blog-posts']).toEqual({ failed: 3, created: 1 });
  });

  it('that contains nothing is refused', async () => {
    await expect(markdownSource(imports.path)).rejects.toThrow('contains no Markdown files');
    await expect(markdownSource(join(imports.path, 'x'))).rejects.toThrow('is not a folder');
  });
});

it('copies documents that a text links to, from the folder', async () => {
  write('static/notes.txt', 'Notes');
  write(
    'a.md',
    '---\ntitle: A\ndate: 2024-01-01\n---\n[Notes](/notes.txt), [lost](/lost.pdf), [b](/b/)',
  );
  const report = await run();
  expect((await post('a')).body).toMatch(
    /^\[Notes\]\(\/uploads\/notes_\w+\.txt\), \[lost\]\(\/lost\.pdf\), \[b\]\(\/b\/\)$/,
  );
  expect(report.entries[0]?.losses).toMatchObject([
    { kind: 'file', detail: '/lost.pdf: is not a web address' },
  ]);
});

it('copies documents next to a text, and lists those that are not there', async () => {
  write('content/posts/board/minutes.txt', 'Minutes');
  write('content/posts/more files/a list.csv', 'a,b\n1,2\n');
  const links = [
    '[Minutes](minutes.txt "Title")',
    '[minutes.txt](./minutes.txt)',
    '[List](<../more files/a list.csv>)',
    '[Coded](../more%20files/a%20list.csv)',
    '[Referred][1]',
    '[Lost](lost.pdf)',
    '[other](../other/)',
    '[page](page.html)',
    '[theirs](https://a.example/minutes.txt)',
  ];
  write(
    'content/posts/board/index.md',
    `---\ntitle: A\ndate: 2024-01-01\n---\n${links.join('\n\n')}\n\n[1]: minutes.txt`,
  );
  const report = await run();
  const text = (await post('board')).body.split('\n\n');
  expect(text).toEqual([
    expect.stringMatching(/^\[Minutes\]\(\/uploads\/minutes_\w+\.txt "Title"\)$/),
    expect.stringMatching(/^\[minutes\.txt\]\(\/uploads\/minutes_\w+\.txt\)$/),
    expect.stringMatching(/^\[List\]\(<?\/uploads\/\w+\.csv>?\)$/),
    expect.stringMatching(/^\[Coded\]\(\/uploads\/\w+\.csv\)$/),
    '[Referred][1]',
    '[Lost](/content/posts/board/lost.pdf)',
    '[other](../other/)',
    '[page](page.html)',
    '[theirs](https://a.example/minutes.txt)',
    expect.stringMatching(/^\[1\]: \/uploads\/minutes_\w+\.txt$/),
  ]);
  expect(report.entries[0]?.losses).toEqual([
    {
      kind: 'file',
      detail: '/content/posts/board/lost.pdf: is not a web address',
      places: [expect.stringMatching(/\[Referred\]\[1\]$/)],
    },
  ]);
});

describe('a text', () => {
  it.each([
    ['date: 2021-08-23 10:00:00 +0100', '2021-08-23T09:00:00.000Z'],
    ['date: 2021-08-23 10:00:00', '2021-08-23T10:00:00.000Z'],
    ['date: "2021-08-23"', '2021-08-23T00:00:00.000Z'],
    ['published: false\ndate: 2021-08-23', null],
    ['draft: true\ndate: 2021-08-23', null],
    ['draft: "yes"\ndate: 2021-08-23', null],
    ['expiryDate: 2021-09-01\ndate: 2021-08-23', null],
    ['headless: true\ndate: 2021-08-23', null],
    ['password: x\ndate: 2021-08-23', null],
    ['visibility: private\ndate: 2021-08-23', null],
    ['visibility: public\nprivate: false\ndate: 2021-08-23', '2021-08-23T00:00:00.000Z'],
    ['title: no date', null],
  ])('with %s is published at %s', (attributes, expected) => {
    const { document } = readText('posts/x.md', `---\n${attributes}\n---\nText`);
    expect(document.publishedAt).toBe(expected);
  });

  it('has the date of its file name', () => {
    expect(readText('_posts/2021-9-1-x.md', 'Text').document).toMatchObject({
      publishedAt: '2021-09-01T00:00:00.000Z',
      values: { slug: 'x', title: 'x' },
    });
  });
});

describe('a text', () => {
  it.each([
    ['```sh\n# install\nnpm i\n```\n\n# The title\n\nText', 'The title'],
    ['```sh\n# install\n```\n\nText', 'the name'],
    ['    # indented\n\nText', 'the name'],
    ['<pre>\n# not this\n</pre>\n\n# The title', 'The title'],
  ])('%j does not take its title from code', (body, title) => {
    expect(readText('the-name.md', body).document.values.title).toBe(title);
  });

  it.each([
    ['[x](javascript:alert(1))', 'javascript:alert(1)'],
    ['[x](<javascript:alert(1)> "t")', 'javascript:alert(1)'],
    ['[x](javascript&#58;a)', 'javascript:a'],
    ['[x](javascript\\:a)', 'javascript:a'],
    ['<javascript:a>', 'javascript:a'],
  ])('%s loses the address that pages would not show', (link, detail) => {
    const { document } = readText('a.md', `See ${link} and [y](https://a.example/b:c).`);
    expect(document.values.body).toMatch(
      /^See (?:x|javascript:a) and \[y\]\(https:\/\/a\.example\/b:c\)\.$/,
    );
    expect(document.losses).toContainEqual({ kind: 'link', detail, places: ['See'] });
  });

  it('may have words that look like an address', () => {
    const body = '![a.png](a.png) [b.txt](b.txt)\n\n[c.txt]\n\n[c.txt]: c.txt';
    expect(readText('posts/a.md', body).document.values.body).toBe(
      '![a.png](/posts/a.png) [b.txt](/posts/b.txt)\n\n[c.txt]\n\n[c.txt]: /posts/c.txt',
    );
  });

  it('keeps such an address in code', () => {
    const body = '`[x](javascript:a)`';
    expect(readText('a.md', body).document.values.body).toBe(body);
  });
});

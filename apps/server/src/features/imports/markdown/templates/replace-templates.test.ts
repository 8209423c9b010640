import { describe, expect, it } from 'vitest';
import type { Loss } from '../../content-source.ts';
import { convertBody } from '../convert-body.ts';

function convert(body: string, path = 'posts/a.md') {
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const { markdown } = convertBody(body, path, { lose, findAddress: () => undefined });
  return { markdown, losses };
}

describe('code', () => {
  it.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of another program
    '```yaml\nkey: ${{ secrets.TOKEN }}\n```',
    '~~~\n{% if x %}{{< figure src="a" >}}\n~~~',
    'Use `{{ page.title }}` and ``{% raw `x` %}``.',
    'Text\n\n    {{ indented }}',
    '- item\n\n  ```\n  {{ in.a.list }}\n  ```',
    '> ```\n> {{ quoted }}\n> ```',
  ])('is not changed: %j', (body) => {
    expect(convert(body)).toEqual({ markdown: body, losses: [] });
  });

  it('in HTML is not changed', () => {
    const body = '<pre><code>{{ a }}</code></pre>\n\nAnd <code>{{ b }}</code>.';
    expect(convert(body).markdown).toBe('```\n{{ a }}\n```\n\nAnd `{{ b }}`.');
  });

  it('of MDX keeps its imports', () => {
    const body = "import A from './a.astro';\n\n```js\nimport b from 'b';\n```";
    const { markdown, losses } = convert(body, 'a.mdx');
    expect(markdown.trim()).toBe("```js\nimport b from 'b';\n```");
    expect(losses).toEqual([{ kind: 'script', detail: 'import', places: [''] }]);
  });

  it('of MDX is told apart from imports in the text, which are listed with their place', () => {
    const body = "Some *words*\n\nimport A from './a.astro';\nimport B from './b.astro';\n\nMore";
    expect(convert(body, 'a.mdx').losses).toEqual([
      { kind: 'script', detail: 'import', places: ['Some *words*'] },
      { kind: 'script', detail: 'import', places: ['Some *words*'] },
    ]);
  });

  it('between highlight tags keeps everything', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of another program
    const code = 'a: ${{ x }}\n```\n{% y %}';
    expect(convert(`{% highlight yaml %}\n${code}\n{% endhighlight %}`).markdown).toBe(
      `\`\`\`\`yaml\n${code}\n\`\`\`\``,
    );
    expect(convert(`{{< highlight go "linenos=1" >}}\n${code}\n{{< /highlight >}}`).markdown).toBe(
      `\`\`\`\`go\n${code}\n\`\`\`\``,
    );
  });

  it('after such a part is still code', () => {
    const body = '{% raw %}``` {{ x{% endraw %} {{ y }}\n\n`{{ z }}`';
    expect(convert(body).markdown).toBe('``` {{ x \n\n`{{ z }}`');
  });

  it('between raw tags keeps everything', () => {
    expect(convert('{% raw %}{{ x }}{% endraw %}').markdown).toBe('{{ x }}');
  });
});

describe('a template', () => {
  const youtube = 'https://www.youtube.com/watch?v=abc';
  it.each([
    ['{{< youtube abc >}}', `[${youtube}](${youtube})`],
    ['{{< youtube id="abc" title="A talk" >}}', `[A talk](${youtube})`],
    ['{% youtube abc %}', `[${youtube}](${youtube})`],
    ['{% include youtube.html id="abc" %}', `[${youtube}](${youtube})`],
    ['{{< vimeo 12 >}}', '[https://vimeo.com/12](https://vimeo.com/12)'],
    ['{{<figure src="a.png">}}', '![](/posts/a.png)'],
    ['{{% figure src="/a.png" title="T" link="/b" %}}', '[![T](/a.png "T")](/b)'],
    ['{{< img src="/a.png" alt="A" >}}', '![A](/a.png)'],
    ["{% img left /a.png 300 200 'T' 'A' %}", '![A](/a.png "T")'],
    ['{% include figure.html image_path="/a.png" alt="A" caption="C" %}', '![A](/a.png "C")'],
    ['[x]({{ site.baseurl }}/y)', '[x](/y)'],
    ['![x]({{ "/a.png" | relative_url }})', '![x](/a.png)'],
    ['a {{< unknown >}}b{{< /unknown >}}', 'a b'],
    ['a {{/* hidden */}}b', 'a b'],
    ['a {% comment %}hidden{% endcomment %}b', 'a b'],
    ['a {{< hugo-encrypt "x" >}}hidden{{< /hugo-encrypt >}}b', 'a b'],
    ['a {{< members-only >}}hidden{{< /members-only >}}b', 'a b'],
    ['a {{ open', 'a {{ open'],
  ])('%s becomes %s', (body, expected) => {
    expect(convert(body).markdown).toBe(expected);
  });

  it('that is left out is listed with its place', () => {
    expect(convert('Some words {{ page.title }} and {% toc %}').losses).toEqual([
      { kind: 'shortcode', detail: '{{ page.title }}', places: ['Some words'] },
      { kind: 'shortcode', detail: '{% toc %}', places: ['Some words and'] },
    ]);
  });
});

describe('in a post that is HTML', () => {
  const convertHtml = (body: string) => convert(body, '_posts/2024-05-07-a.html');

  it('templates become links, pictures and code', () => {
    const { markdown, losses } = convertHtml(`<p>Before <a href="{{ site.baseurl }}/a">a</a>.</p>
{% youtube dQw4w9WgXcQ %}
<p><img src="{{ '/a.png' | relative_url }}" alt="b"></p>
{% highlight html %}
<p>{{ x }}</p>
{% endhighlight %}
<p>{% raw %}{{ y }}{% endraw %}</p>`);
    const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(markdown.split('\n\n')).toEqual([
      'Before [a](/a).',
      `[${video}](${video})`,
      '![b](/a.png)',
      '```html\n<p>{{ x }}</p>\n```',
      '{{ y }}',
    ]);
    expect(losses).toEqual([{ kind: 'embed', detail: video, places: ['Before a.'] }]);
  });

  it('others are left out and listed', () => {
    const { markdown, losses } = convertHtml(
      '<p>Before <b>the {% include toc.html %} list</b></p>\n{% if x %}<p>c</p>{% endif %}',
    );
    expect(markdown).toBe('Before **the list**\n\nc');
    expect(losses).toEqual([
      { kind: 'shortcode', detail: '{% include toc.html %}', places: ['Before the'] },
      { kind: 'shortcode', detail: '{% if x %}', places: ['Before the list'] },
    ]);
  });

  it('code and comments are not changed', () => {
    const { markdown, losses } = convertHtml(
      '<pre><code>{{ a }}</code></pre><!-- {% include b.html %} --><p><code>{{ c }}</code></p>',
    );
    expect(markdown).toBe('```\n{{ a }}\n```\n\n`{{ c }}`');
    expect(losses).toEqual([]);
  });
});

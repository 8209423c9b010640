import fc from 'fast-check';

const word = fc.constantFrom(
  ...['housing', 'rent', 'l’eau', '2026', 'a*b', 'snake_case', 'C#', '100 %', 'end.', '👍🏽'],
);
const words = fc.array(word, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));

const inline = fc.oneof(
  { weight: 6, arbitrary: words },
  words.map((text) => `**${text}**`),
  words.map((text) => `__${text}__`),
  words.map((text) => `*${text}*`),
  words.map((text) => `_${text}_`),
  words.map((text) => `~~${text}~~`),
  words.map((text) => `\`${text}\``),
  words.map((text) => `[${text}](https://example.org/a_b)`),
  words.map((text) => `[${text}][law]`),
  words.map((text) => `![${text}](/media/a.jpg "A title")`),
  fc.constantFrom('https://example.org/x', '<https://example.org>', '\\*', '&amp;', 'line\nbreak'),
  fc.constantFrom('hard  \nbreak', 'hard\\\nbreak', 'claim[^1]', '<b>raw</b>'),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));

const bullets = fc
  .tuple(fc.constantFrom('-', '*', '+'), fc.array(words, { minLength: 1, maxLength: 4 }))
  .map(([mark, items]) => items.map((item) => `${mark} ${item}`).join('\n'));
const looseBullets = fc
  .array(
    line.map((text) => `- ${text.replaceAll('\n', '\n  ')}`),
    { minLength: 2, maxLength: 3 },
  )
  .map((items) => items.join('\n\n'));
const numbers = fc
  .array(words, { minLength: 1, maxLength: 4 })
  .map((items) => items.map((item, index) => `${index + 1}. ${item}`).join('\n'));
const tasks = fc
  .array(fc.tuple(fc.boolean(), words), { minLength: 1, maxLength: 3 })
  .map((items) => items.map(([done, text]) => `- [${done ? 'x' : ' '}] ${text}`).join('\n'));
const nested = fc.tuple(words, words).map(([a, b]) => `- ${a}\n  - ${b}\n    1. ${a}`);
const table = fc
  .array(fc.tuple(word, word), { minLength: 1, maxLength: 3 })
  .map((rows) =>
    ['| left | right |', '|:-----|------:|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
      '\n',
    ),
  );

const block = fc.oneof(
  { weight: 5, arbitrary: line },
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), words)
    .map(([level, text]) => `${'#'.repeat(level)} ${text}`),
  words.map((text) => `${text}\n===`),
  bullets,
  looseBullets,
  numbers,
  tasks,
  nested,
  table,
  line.map((text) =>
    text
      .split('\n')
      .map((part) => `> ${part}`)
      .join('\n'),
  ),
  words.map((text) => `\`\`\`ts\n${text}\n\n  indented\n\`\`\``),
  words.map((text) => `    ${text}`),
  fc.constantFrom('---', '***', '* * *', '<div>\nraw\n</div>'),
  fc
    .tuple(fc.constantFrom('note', 'toggle', 'unknown'), words, line)
    .map(([name, title, text]) => `:::${name}[${title}]\n${text}\n\n* item\n:::`),
  words.map((text) => `::button[${text}]{to='/a?b=c'}`),
);

/** Texts as people write them by hand: several spellings of everything, uneven gaps, definitions. */
export const randomMarkdown = fc
  .tuple(
    fc.array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n', '\n\n', '\n\n\n', '\n \n')), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.boolean(),
  )
  .map(([blocks, definitionFirst]) => {
    const definition = '[law]: https://example.org/law "The law"\n\n';
    const note = '[^1]: A note with *emphasis*.\n';
    const body = blocks.map(([text, gap]) => text + gap).join('');
    return definitionFirst ? definition + body + note : body + definition + note;
  });

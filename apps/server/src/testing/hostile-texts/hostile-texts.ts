/** In every hostile text, so that a test recognises it wherever it turns up. */
export const MARK = 'zq7';

const many = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Growing runs, none of which is closed by another. */
const runs = (sign: string, length: number) => {
  let text = '';
  for (let count = 1; text.length < length; count += 1) text += `${sign.repeat(count)}a`;
  return text;
};

const lines = (line: (index: number) => string, length: number) => {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += `${line(index)}\n`;
  return text;
};

/** What a Markdown, HTML or diff parser, or a careless regular expression, takes long for. */
const MAKERS: Record<string, (length: number) => string> = {
  'crossing emphasis': (length) => many('*a_', length),
  'crossing strong emphasis': (length) => many('**a__', length),
  'all marks': (length) => many('*_~[`<', length),
  'deep quotations': (length) => many('>', length),
  'deep lists': (length) => many('- ', length),
  'lines of lists': (length) => many('- - - - - - a\n', length),
  'nested lists': (length) => lines((index) => `${'  '.repeat(index)}- a`, length),
  'open brackets': (length) => many('[', length),
  'open links': (length) => many('[a](', length),
  'open pictures': (length) => many('![[', length),
  'runs of backticks': (length) => runs('`', length),
  'long table': (length) => `|a|\n|-|\n${many('|x|\n', length)}`,
  'wide table': (length) => `${many('|', length / 2)}\n${many('|-', length / 2)}|`,
  footnotes: (length) => lines((index) => `[^${index}]: b[^${index + 1}]`, length),
  references: (length) => `[a]: b\n${many('[a]', length)}`,
  'link references': (length) => lines((index) => `[${index}]: <`, length),
  'open tags': (length) => many('<a ', length),
  'open comments': (length) => many('<!--', length),
  entities: (length) => many('&amp', length),
  addresses: (length) => many('www.a.', length),
  'mail addresses': (length) => many('a.b-c_d+@', length),
  'spaces before an end': (length) => `${many(' ', length)}a`,
  'line breaks': (length) => many('\r\n', length),
  'joined emoji': (length) => many('👩‍👩‍👧‍👦', length),
  'combining marks': (length) => `a${many('\u0301', length)}`,
  'letters that grow in normal form': (length) => many('\ufdfa', length),
  'deep JSON': (length) => many('{"a":[', length),
  'repeated letters': (length) => `${many('a', length)}!`,
};

/** Each has at most this many UTF-16 code units, and no half of a surrogate pair. */
export const hostileTexts = (length: number): [name: string, text: string][] =>
  Object.entries(MAKERS).map(([name, make]) => [
    name,
    `${MARK} ${make(length)}`.slice(0, length).toWellFormed(),
  ]);

/** As long, and harmless. */
export const plainText = (length: number): string =>
  many(`${MARK} We build homes where people want to live. `, length).trim();

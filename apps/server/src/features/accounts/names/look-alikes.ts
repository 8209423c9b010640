/**
 * Letters that look like Latin ones in most typefaces, by the letter that people read. Chosen from Unicode’s table of
 * confusable characters (UTS #39). Those whose capital and small form look like different letters (Η, η) are listed as
 * they look. Of scripts that are written from right to left, only Arabic letters that look like others of them.
 */
const LETTERS: Record<string, string> = {
  a: 'ɑαаАΑᴀᎪᗅꓮꭺ',
  b: 'ƀƃƅɓβвьҍБВΒʙᏼᏴᖯᗷꓐꞵꮟ',
  c: 'ȼƈςсСϲϹᴄᏟⅽⲥⲤꓚꮯ',
  d: 'ðđƌɖɗԁᴅᎠᗞᗪꓒꓓꭰꮷꮄ',
  e: 'ɇɛεеЕєΕҽҿᴇᎬⴹꓰꬲꭼəǝ',
  f: 'ƒϝҒғքᖴᵮẝꓝꜰꞙꬵſ',
  g: 'ƍǥɠɡԍցɢᏻᎶᶃꓖꮐ',
  h: 'ħɦнНΗћңһҺӈӊհʜᏺᎻᕼⱨⲏꓧꚕꮋꮒ',
  i: 'ıɨɩɪιΙіІїӏӀᵻᵼꙇꭵᎥⲓǀ',
  j: 'ɉʝϳјЈյᴊᒍᎫꓙꭻ',
  k: 'ƙκкКΚқҟӄᴋᏦᛕⱪⲕꓗꝁꮶ',
  l: 'łƚɫɭʟᏞᒪᛁⳑⵏꓡꓲꮮ',
  m: 'μмМΜϻӎᴍᎷᗰᛖⲙꓟꮇɱ',
  n: 'ƞɲɳŋηΝпПոռɴᵰⲛꓠ',
  o: 'øɵθοОоΟѳөօσᴏᴑⲟⴱⵔꓳꝋꬽꬾꮎ〇',
  p: 'ƥρрРΡᴘᑭᏢᵽⲣꓑꮲ',
  q: 'ʠɋԛԚգզⵕ',
  r: 'ɍɼɽʀгГᏒᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ',
  s: 'ƽʂѕЅտᏚᵴꓢꜱꮥꮪ',
  t: 'ŧƭʈτтТΤҭᴛᎢᵵⱦⲧꓔꭲ',
  u: 'ʉʋυսՍᑌᴜᵾꓴꞟꭎꭒц',
  v: 'νѵѴᴠᏙᐯⴸꓦꮩ',
  w: 'ɯѡѽωԝԜաᴡᎳᏔꓪꝡꮃꮤɰ',
  x: 'χΧхХҳᕁᕽᚷⲭⵝꓫꭓ',
  y: 'ƴɏɣʏγΥуУүҮұყᶌỿⲩꓬꭚꭹꮍч',
  z: 'ƶȥʐζΖᴢᏃᵶꓜꮓ',
  ae: 'æӕᴁ',
  oe: 'œɶ',
  ss: 'ßẞ',
  ي: 'ىیېے',
  ك: 'کڪ',
  ه: 'ةەہھ',
};

const readings = new Map(
  Object.entries(LETTERS).flatMap(([reading, letters]) =>
    [...letters].map((letter) => [letter, reading]),
  ),
);

/**
 * A text as people read it: without case, accents, invisible characters, and differences between letters that look
 * alike. Only for comparing with words that are written in Latin letters.
 */
export const foldLookAlikes = (text: string): string =>
  readLetters(readLetters(text).toLowerCase());

/**
 * Accents and what is not visible, such as fillers of Hangul, which are letters, and the blank Braille pattern. The
 * Arabic stroke only makes a word longer.
 */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u0640]/gu;

/** Where the letters A to Z begin that are emoji: white in circles, white in squares, and those of flags. */
const EMOJI_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];
const EMOJI_LETTER = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

/** Emoji that are letters as such letters, which Unicode does not count among its compatible forms. */
export const readEmoji = (text: string): string =>
  text.replace(EMOJI_LETTER, (emoji) => {
    const code = emoji.codePointAt(0) ?? 0;
    const start = EMOJI_ALPHABETS.findLast((first) => first <= code) ?? code;
    return String.fromCharCode('a'.charCodeAt(0) + code - start);
  });

/** The second time for letters that are in the table in small form only. */
const readLetters = (text: string): string =>
  Array.from(
    text.normalize('NFKD').replace(UNSEEN, ''),
    (letter) => readings.get(letter) ?? letter,
  ).join('');

/** Signs that stand for letters, such as in `adm1n`. */
const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '!': 'i',
  '|': 'i',
};

/** `one` is what the sign 1 stands for: it is used for both. */
export const readSigns = (text: string, one: 'i' | 'l' = 'i'): string =>
  Array.from(text, (sign) => {
    const letter = SIGNS[sign] ?? sign;
    return letter === 'i' && sign !== 'i' ? one : letter;
  }).join('');

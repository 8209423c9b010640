/** Of all labels, in units of the drawing. */
export const FONT_SIZE = 13;

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const NARROW = /[\s.,:;'’!|()[\]ilj1-]/;

/** Without the typeface, so a little more than the real width. */
export function measureText(text: string): number {
  let width = 0;
  for (const character of text) {
    if (WIDE.test(character)) width += 1;
    else width += NARROW.test(character) ? 0.4 : 0.6;
  }
  return width * FONT_SIZE;
}

/** Ends with … where the text does not fit. */
export function fitText(text: string, width: number): string {
  if (measureText(text) <= width) return text;
  const characters = [...text.slice(0, 200)];
  while (characters.length > 1 && measureText(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

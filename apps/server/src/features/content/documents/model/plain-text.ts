/** Characters that neither XML nor a typesetter can show: controls, non-characters, half surrogate pairs. */
const FORBIDDEN = /(?![\t\n\r])\p{Control}|[\ufffe\uffff]|\p{Surrogate}/gu;

export const removeForbidden = (text: string): string => text.replace(FORBIDDEN, '');

/** One line without forbidden characters. Spaces that must not break stay. */
export const toLine = (text: string): string => removeForbidden(text).replace(/[ \t\r\n]+/g, ' ');

/** Letters and digits of other scripts than those of the bundled typefaces, and most symbols. */
const OTHER_SCRIPTS =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Common})[\p{L}\p{N}]/u;
const SYMBOLS = /\p{Emoji_Presentation}|(?![∂∅∆∏∑−∕∙√∞∫≈≠≤≥◊◌⟨⟩])[\u2190-\u2bff]/u;

export const hasUnknownLetters = (text: string): boolean =>
  OTHER_SCRIPTS.test(text) || SYMBOLS.test(text);

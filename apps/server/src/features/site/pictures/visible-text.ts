// cspell:ignore noncharacter
const INVISIBLE = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;

/** From the first letter on that leaves ink; empty if there is none. */
export const fromFirstVisible = (text: string): string => text.replace(INVISIBLE, '');

/** Without what no typesetter accepts. Joiners stay: letters of some scripts need them. */
export const withoutControls = (text: string): string =>
  text.toWellFormed().replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]+/gu, ' ');

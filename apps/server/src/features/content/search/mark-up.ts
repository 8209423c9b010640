import { END, START } from './find-hits.repo.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Escapes the text first; only then do the marks become elements. */
export const markUp = (marked: string): string =>
  escapeHtml(marked).replaceAll(START, '<mark>').replaceAll(END, '</mark>');

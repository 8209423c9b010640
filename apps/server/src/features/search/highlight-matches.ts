import { escapeHtml } from '../../http/escape-html.ts';
import { END, START } from './hits/hits.repo.ts';

/** Escapes the text before the delimiters become elements. */
export const highlightMatches = (marked: string): string =>
  escapeHtml(marked).replaceAll(START, '<mark>').replaceAll(END, '</mark>');

import { NestedTooDeeply } from './check-depth.ts';
import { NO_LABELS } from './labels.ts';
import { renderMarkdown } from './render-markdown.ts';

export function attemptRendering(markdown: string): 'fine' | 'too deep' {
  try {
    renderMarkdown(markdown, NO_LABELS);
    return 'fine';
  } catch (error) {
    if (error instanceof NestedTooDeeply) return 'too deep';
    throw error;
  }
}

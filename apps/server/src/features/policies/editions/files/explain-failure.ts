import { errorTable } from '@rostra/contract';
import { languages, type Messages, resolveReference } from '@rostra/messages';
import type { AppError } from '../../../../errors.ts';
import { escapeHtml } from '../../../../http/escape-html.ts';

export interface FailurePage {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly html: string;
}

/** A short page for people who followed a link to a file, with a link to a page that they can read. */
export function explainFailure(
  { code, message, details }: AppError,
  messages: Messages,
  link: { href: string; text: string },
): FailurePage {
  const { language } = messages;
  const text = escapeHtml(resolveReference(message, messages));
  const seconds = details?.retryAfterSeconds;
  return {
    status: errorTable[code].status,
    ...(typeof seconds === 'number' ? { retryAfterSeconds: seconds } : {}),
    html: `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text}</title>
<h1>${text}</h1>
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
</html>
`,
  };
}

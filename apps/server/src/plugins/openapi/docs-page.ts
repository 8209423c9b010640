import { escapeHtml } from '../../http/escape-html.ts';

/** The part of an OpenAPI document that the page shows. */
interface Document {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

interface Listed extends Operation {
  method: string;
  path: string;
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 52rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.75rem; } h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: .25rem; }
  article { margin: 1.5rem 0; } h3 { font-size: 1rem; margin: 0; font-weight: 600; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: 4px; }
  summary { cursor: pointer; } p { margin: .25rem 0; } .method { display: inline-block; min-width: 4.5rem; }
`;

/** A page without scripts: every call by group, with what it takes and what it answers. */
export function docsPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  const groups = Map.groupBy(operations, ({ tags }) => tags?.[0] ?? 'Other');
  const sections = [...groups].map(
    ([group, calls]) =>
      `<section><h2>${escapeHtml(group)}</h2>${calls.map(article).join('')}</section>`,
  );
  const title = escapeHtml(document.info.title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p>Version ${escapeHtml(document.info.version)}. The same as <a href="/api/openapi.json">openapi.json</a>, for reading.</p>
${sections.join('')}</main></body></html>`;
}

function article(call: Listed): string {
  const answers = Object.entries(call.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => details(`Answers ${status}`, schemaOf(content)));
  return `<article><h3><code><span class="method">${call.method}</span> ${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary ?? '')}${call.security ? ' <em>Needs a bearer token.</em>' : ''}</p>
${call.parameters ? details('Parameters', call.parameters) : ''}
${call.requestBody ? details('Takes', schemaOf(call.requestBody.content)) : ''}
${answers.join('')}</article>`;
}

const schemaOf = (content?: Record<string, { schema?: unknown }>) =>
  Object.values(content ?? {})[0]?.schema ?? 'nothing';

const details = (label: string, value: unknown) =>
  `<details><summary>${escapeHtml(label)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

import { apiParts, errorCodes, errorMeanings, errorTable } from '@rostra/contract';
import { type ApiDocument, operationsOf } from '../describe/api-document.ts';
import { parts } from '../describe/parts.ts';
import { addressOf, type Scope } from '../scopes.ts';
import { html, withCode } from './html.ts';
import { pageOf } from './page.ts';

const ERROR_EXAMPLE = {
  data: null,
  error: {
    ...errorTable.validation_failed,
    code: 'validation_failed',
    message: 'Enter your email address',
    details: {
      errors: [
        { path: ['identifier'], message: 'Enter your email address', name: 'ValidationError' },
      ],
    },
  },
};

/** The three parts of the API, and what is the same in all of them. */
export function overviewPage(documents: Record<Scope, ApiDocument>, siteName: string): string {
  const { info } = documents.all;
  const content = html`<h1>${info.title}</h1>
<ul class="parts">${apiParts.map(
    (part) =>
      html`<li><h2><a href="${addressOf(part).page}">${parts[part].title}</a></h2><p>${withCode(parts[part].description)}</p>
<p>${operationsOf(documents[part]).length} calls · <a href="${addressOf(part).document}">OpenAPI 3.1 document<span class="for-readers"> of the ${parts[part].title}</span></a></p></li>`,
  )}</ul>
<p class="whole">Everything in one file: <a href="${addressOf('all').document}">openapi.json</a>.</p>
<h2>Who calls</h2>
<p>Calls carry <code>Authorization: Bearer …</code> with the token of a session or an API token; there are no cookies. A token that is wrong or too old is answered with 401, also by calls that need none. Languages follow <code>Accept-Language</code>.</p>
<h2>Errors</h2>
<p>Every error has the same shape. Programs decide by <code>code</code>; <code>message</code> is for people, in the language of the request. The header <code>x-request-id</code> names the request in the log.</p>
<pre>${JSON.stringify(ERROR_EXAMPLE, null, 2)}</pre>
<table><caption class="for-readers">Error codes</caption><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead><tbody>${errorCodes.map(
    (code) =>
      html`<tr id="error-${code}"><td>${errorTable[code].status}</td><th scope="row"><code>${code}</code></th><td>${withCode(errorMeanings[code])}</td></tr>`,
  )}</tbody></table>`;
  return pageOf({ title: info.title, siteName, scope: 'all', content });
}

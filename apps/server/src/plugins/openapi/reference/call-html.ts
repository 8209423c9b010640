import { errorTable } from '@rostra/contract';
import type {
  ApiDocument,
  ApiResponse,
  Content,
  Method,
  Operation,
} from '../describe/api-document.ts';
import { addressOf } from '../scopes.ts';
import { type Html, html, markdown } from './html.ts';
import { fieldOf, fieldsOf, typeOf } from './schema-html.ts';

export interface ShownCall {
  path: string;
  method: Method;
  call: Operation;
}

/** One call, folded. A link to its id opens it, because the id is inside. */
export function callHtml({ path, method, call }: ShownCall, { servers }: ApiDocument): Html {
  const { operationId, summary, description = '', parameters = [], requestBody } = call;
  const url = `${servers[0]?.url ?? ''}${path}`;
  return html`<details class="call" data-text="${`${method} ${path} ${summary}`.toLowerCase()}">
<summary><h3><code class="method">${method.toUpperCase()}</code> <code>${path}</code></h3> <span>${summary}</span></summary>
<div class="body" id="${operationId}">${markdown(description)}
${
  parameters.length > 0 &&
  html`<h4>Parameters</h4><ul class="fields">${parameters.map((parameter) =>
    fieldOf(
      parameter.name,
      { ...parameter.schema, ...(parameter.description && { description: parameter.description }) },
      parameter.required,
    ),
  )}</ul>`
}
${
  requestBody &&
  Object.entries(requestBody.content).map(([type, content]) => bodyHtml('Body', type, content))
}
<h4>Request</h4><pre>${curl(method, url, call)}</pre>
${Object.entries(call.responses).map(([status, response]) =>
  '$ref' in response ? undefined : responseHtml(status, response),
)}
<h4>Errors</h4><ul class="errors">${call['x-errors'].map(
    (code) =>
      html`<li><a href="${addressOf('all').page}#error-${code}">${errorTable[code].status} <code>${code}</code></a></li>`,
  )}</ul>
<p class="id">Operation id: <code>${operationId}</code></p></div></details>`;
}

const responseHtml = (status: string, { description, content = {} }: ApiResponse): Html =>
  html`${Object.entries(content).map(([type, one]) => bodyHtml(`Response ${status}`, type, one as Content))}${
    Object.keys(content).length === 0 && html`<h4>Response ${status}</h4><p>${description}</p>`
  }`;

const bodyHtml = (title: string, type: string, { schema, example }: Content): Html =>
  html`<h4>${title} <span class="type">${type}</span></h4><p>${typeOf(schema)}</p>${fieldsOf(schema)}${
    example !== undefined &&
    html`<details><summary>Example</summary><pre>${JSON.stringify(example, null, 2)}</pre></details>`
  }`;

/** The call as a command for a terminal. */
function curl(method: Method, url: string, { security, requestBody }: Operation): string {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const isClosed =
    security.length > 0 && security.every((one) => 'session' in one || 'apiToken' in one);
  const lines = [
    method === 'get' ? `curl '${url}'` : `curl -X ${method.toUpperCase()} '${url}'`,
    isClosed ? `-H "Authorization: Bearer $TOKEN"` : undefined,
    type === 'multipart/form-data' ? `-F 'files=@picture.jpg'` : undefined,
    type === 'application/json' ? `-H 'Content-Type: application/json'` : undefined,
    content?.example === undefined
      ? undefined
      : `-d '${JSON.stringify(content.example).replaceAll("'", "'\\''")}'`,
  ];
  return lines.filter(Boolean).join(' \\\n  ');
}

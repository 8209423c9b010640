import type { ApiPart } from '@rostra/contract';
import { type ApiDocument, operationsOf } from '../describe/api-document.ts';
import { parts } from '../describe/parts.ts';
import { addressOf } from '../scopes.ts';
import { callHtml, type ShownCall } from './call-html.ts';
import { html, markdown, withCode } from './html.ts';
import { pageOf } from './page.ts';
import { fieldsOf, schemaId, typeOf } from './schema-html.ts';

const anchorOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

/** All calls of one part of the API by subject, and the schemas that they share. */
export function partPage(document: ApiDocument, part: ApiPart, siteName: string): string {
  const { info, tags, components } = document;
  const calls = operationsOf(document).map(([path, method, call]) => ({ path, method, call }));
  const groups = Map.groupBy(calls, ({ call }) => call.tags[0]);
  const aside = html`<nav class="subjects" aria-label="Subjects"><ul>${tags.map(
    ({ name }) =>
      html`<li><a href="#${anchorOf(name)}">${name}</a> <span class="type">${groups.get(name)?.length}</span></li>`,
  )}<li><a href="#schemas">Schemas</a></li></ul></nav>`;
  const content = html`<h1>${parts[part].title}</h1>
${markdown(info.description)}
<p>${calls.length} calls. For programs: <a href="${addressOf(part).document}">OpenAPI 3.1 document</a>.</p>
<p class="filter" hidden><label for="filter">Filter calls</label> <input id="filter" type="search" autocomplete="off"> <span role="status" id="found"></span></p>
${tags.map(
  ({ name, description }) =>
    html`<section><h2 id="${anchorOf(name)}">${name}</h2><p>${withCode(description)}</p>${groups
      .get(name)
      ?.map((shown: ShownCall) => callHtml(shown, document))}</section>`,
)}
<section><h2 id="schemas">Schemas</h2>${Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<details class="schema"><summary><h3><code>${name}</code></h3></summary><div class="body" id="${schemaId(name)}">${
        schema.description && html`<p>${withCode(schema.description)}</p>`
      }<p>${typeOf(schema)}</p>${fieldsOf(schema)}</div></details>`,
  )}</section>`;
  return pageOf({ title: info.title, siteName, scope: part, aside, content });
}

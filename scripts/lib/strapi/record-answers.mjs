import { types } from './types.mjs';

const plurals = Object.values(types).map(({ plural }) => plural);
const listed = { status: 'published', sort: 'id' };
const short = { ...listed, 'fields[0]': 'updatedAt', 'pagination[pageSize]': '100' };
const full = { ...listed, populate: '*', 'pagination[pageSize]': '25' };
/** The second is what Strapi 4 understands. */
const draft = { status: 'draft', publicationState: 'preview' };
const first = { 'pagination[page]': '1' };

/** The requests of the mirror, and what Strapi says to them. `token` names the API token. */
export async function recordAnswers({ url, version, tokens }) {
  const answers = [];
  const record = async (request) => {
    const { path, query = {}, token = 'find', headers = {} } = request;
    const key = tokens[token] ?? 'a-token-that-does-not-exist';
    const response = await fetch(`${url}/api/${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    const body = await response.json();
    answers.push({ path, query, token, headers, status: response.status, body });
    return body;
  };
  for (const path of plurals) {
    await record({ path, query: { ...short, ...first } });
    const { data } = await record({ path, query: { ...full, ...first } });
    const wanted = { 'filters[documentId][$in][0]': data[0].documentId };
    await record({ path, query: { ...full, ...wanted, ...first } });
    await record({ path, query: { ...full, ...first, 'pagination[pageSize]': '1' } });
    const headers = { 'strapi-response-format': 'v4' };
    await record({ path, query: { ...full, ...first }, headers });
    await record({ path, query: { ...full, ...first }, token: 'limited' });
  }
  const path = 'blog-posts';
  await record({ path, query: { ...full, 'pagination[pageSize]': '1', 'pagination[page]': '2' } });
  await record({ path, query: { ...short, ...first, locale: 'de' } });
  await record({ path, query: { ...full, ...first, locale: 'de' } });
  await record({ path: 'tags', query: { ...short, ...first, locale: 'de' } });
  for (const type of ['policies', path, 'member-contents']) {
    await record({ path: type, query: { ...short, ...draft, ...first } });
    const { data } = await record({ path: type, query: { ...full, ...draft, ...first } });
    const wanted = { 'filters[documentId][$in][0]': data.at(-1).documentId };
    await record({ path: type, query: { ...full, ...draft, ...wanted, ...first } });
  }
  const nobody = { 'filters[documentId][$in][0]': 'nobody' };
  await record({ path, query: { ...full, ...nobody, ...first } });
  await record({ path, query: { ...full, ...first }, token: 'wrong' });
  await record({ path: 'nothings', query: { ...full, ...first } });
  return { version, answers };
}

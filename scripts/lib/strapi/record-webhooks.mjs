import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const EVENTS = ['create', 'update', 'delete', 'publish', 'unpublish'].map(
  (name) => `entry.${name}`,
);
const ENTRIES = '/content-manager/collection-types/api::blog-post.blog-post';
/** The button "Trigger" of the admin panel sends this. */
const TEST = 'trigger-test';

/** The webhooks that Strapi sends while an entry is published, taken down and deleted. */
export async function recordWebhooks(api, { post: { documentId } }) {
  const received = [];
  let onEvent = () => {};
  const server = createServer(async (request, response) => {
    const { authorization, 'content-type': type } = request.headers;
    received.push({ authorization, type, body: await json(request) });
    response.end();
    onEvent();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const seen = (name) =>
    new Promise((resolve) => {
      onEvent = () => received.some(({ body }) => body.event === name) && resolve();
      onEvent();
    });

  const { data: webhook } = await api.asAdministrator('POST', '/admin/webhooks', {
    name: 'recorder',
    url: `http://127.0.0.1:${server.address().port}/`,
    headers: { Authorization: 'Bearer recorded' },
    events: [...EVENTS, 'media.create'],
  });
  await api.asAdministrator('POST', `/admin/webhooks/${webhook.id}/trigger`, {});
  await seen(TEST);
  await api.upload('a', { name: 'more.txt', type: 'text/plain' });
  await seen('media.create');
  const tag = await api.create('tags', { name: 'Short-lived', slug: 'short-lived' });
  await seen('entry.create');
  await api.remove('tags', tag.documentId);
  await seen('entry.delete');
  for (const action of ['publish', 'unpublish']) {
    await api.asAdministrator('POST', `${ENTRIES}/${documentId}/actions/${action}`, {});
    await seen(`entry.${action}`);
  }
  await api.asAdministrator('POST', `${ENTRIES}/${documentId}/actions/publish`, {});
  await api.asAdministrator('DELETE', `/admin/webhooks/${webhook.id}`);
  server.closeAllConnections();
  server.close();
  return received;
}

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { withOriginalUrl } from './with-original-url.ts';

it('hands requests on with the URL that they came with', () => {
  const request = new IncomingMessage(new Socket());
  request.url = '/studio/members?q=ada';
  const seen: (string | undefined)[] = [];
  const middleware = withOriginalUrl((given, _, next) => {
    given.url = '/members?q=ada';
    seen.push(given.url);
    next();
  });
  middleware(request, new ServerResponse(request), () => seen.push(request.url));
  expect(seen).toEqual(['/members?q=ada', '/studio/members?q=ada']);
});

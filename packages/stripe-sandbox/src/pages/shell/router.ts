import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: string;
}

export interface Pages {
  serve(visit: Visit): Promise<void>;
}

export interface PageRoute {
  method: 'GET' | 'POST';
  pattern: RegExp;
  serve(visit: Visit, groups: Record<string, string>): void | Promise<void>;
}

/** Serves the matching page, or a plain 404. */
export function makePages(routes: readonly PageRoute[]): Pages {
  return {
    async serve(visit) {
      for (const { method, pattern, serve } of routes) {
        const match = pattern.exec(visit.url.pathname);
        if (visit.request.method === method && match !== null) {
          await serve(visit, match.groups ?? {});
          return;
        }
      }
      sendNotFound(visit.response);
    },
  };
}

export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Page not found.\n');
}

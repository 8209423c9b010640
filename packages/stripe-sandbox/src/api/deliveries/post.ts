import http from 'node:http';
import https from 'node:https';

export interface Poster {
  /** Posts a body and returns the status. Redirects are not followed. */
  post(url: string, body: string, headers: Record<string, string>): Promise<number>;
  close(): void;
}

/** Posts over kept connections with Node's own client, which costs a quarter of what `fetch` does. */
export function createPoster(timeoutMs: number, stop: AbortSignal): Poster {
  const plain = new http.Agent({ keepAlive: true });
  const secure = new https.Agent({ keepAlive: true });

  function send(
    url: string,
    body: string,
    headers: Record<string, string>,
    isRetry: boolean,
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:');
      const request = (isSecure ? https : http).request(url, {
        agent: isSecure ? secure : plain,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        method: 'POST',
        signal: stop,
      });
      const timer = setTimeout(() => request.destroy(new Error('timed out')), timeoutMs);
      request.on('close', () => clearTimeout(timer));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The receiver closed the kept connection just as it was used again.
        if (request.reusedSocket && error.code === 'ECONNRESET' && !isRetry) {
          resolve(send(url, body, headers, true));
        } else reject(error);
      });
      request.on('response', (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      request.end(body);
    });
  }

  return {
    post: (url, body, headers) => send(url, body, headers, false),
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

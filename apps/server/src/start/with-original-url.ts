import type { Deps } from '../app/deps.ts';

type Middleware = NonNullable<Deps['middleware']>;

/** Vite removes the base path from `request.url` and leaves it like that for whoever comes next. */
export const withOriginalUrl =
  (middleware: Middleware): Middleware =>
  (request, response, next) => {
    const { url } = request;
    middleware(request, response, () => {
      if (url !== undefined) request.url = url;
      next();
    });
  };

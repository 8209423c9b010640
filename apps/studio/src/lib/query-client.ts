import { errorStatus } from '@rostra/browser/errors';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** Repeats only what may succeed later: no response, or a failure of the server. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => {
          const status = errorStatus(error) ?? 0;
          return count < MAX_RETRIES && status >= 500;
        },
      },
    },
  });

import { isTransient } from '@rostra/browser/errors';
import { usePreloadedToasts } from '@rostra/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isTransient(error),
      },
    },
  });

/** The query cache of member pages. `RequireMember` remounts it for each user. */
export function MemberData({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries);
  usePreloadedToasts();
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

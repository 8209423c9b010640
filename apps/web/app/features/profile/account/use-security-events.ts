import { listSecurityEvents } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { SECURITY_EVENTS_KEY } from '../../../lib/member-pages/security-events-key.ts';
import { useApi } from '../../sessions/index.ts';

export function useSecurityEvents() {
  const api = useApi();
  return useQuery({
    queryKey: SECURITY_EVENTS_KEY,
    queryFn: ({ signal }) => api(listSecurityEvents, {}, { signal }),
  });
}

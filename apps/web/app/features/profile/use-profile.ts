import { getUser, type User } from '@rostra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, useSession, useSessionSource } from '../sessions/index.ts';
import { updateOwnUser } from './update-own-user.ts';

const keyOf = (id: number | undefined) => ['user', id];

export function useProfile() {
  const { user } = useSession();
  const api = useApi();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: async ({ signal }) => {
      if (!user) throw new Error('User not authenticated');
      const input = { params: { id: user.id }, query: { populate: 'profile' } };
      return api(getUser, input, { signal });
    },
  });
}

/** Updates the user here, in the header and in the side menu. */
export function useShowUser(): (user: User) => void {
  const source = useSessionSource();
  const queries = useQueryClient();
  return useCallback(
    (user) => {
      queries.setQueryData(keyOf(user.id), user);
      source.setUser(user);
    },
    [source, queries],
  );
}

export function useSaveUser() {
  const { user } = useSession();
  const api = useApi();
  const show = useShowUser();
  return async (changes: Parameters<typeof updateOwnUser>[2]): Promise<User> => {
    const saved = await updateOwnUser(api, user, changes);
    show(saved);
    return saved;
  };
}

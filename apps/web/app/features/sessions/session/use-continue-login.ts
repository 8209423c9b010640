import type { LogInResponse } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useToast } from '@rostra/ui';
import { useNavigate } from 'react-router';
import { useSessionSource } from './use-session.tsx';

interface ContinueLoginOptions {
  /** The page to open after the login. */
  to: string;
  done: { title: string; description: string };
  /** Title of the toast if a second factor is still missing. */
  pendingTitle: string;
}

/** Continues after a mailed link has logged in: on a page, or on the login page if a second factor is needed. */
export function useContinueLogin() {
  const source = useSessionSource();
  const toast = useToast();
  const navigate = useNavigate();
  return async (response: LogInResponse, { to, done, pendingTitle }: ContinueLoginOptions) => {
    if ('secondFactor' in response) {
      toast.add({ title: pendingTitle });
      await navigate(pathTo(pages.login), { replace: true, state: response });
      return;
    }
    source.setMember(response);
    toast.add(done);
    await navigate(to, { replace: true });
  };
}

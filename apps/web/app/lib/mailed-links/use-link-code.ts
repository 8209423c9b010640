import { readParameter } from '@rostra/contract/pages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const codeIn = (search: string) => readParameter(search, 'code') || undefined;

/**
 * The code of a mailed link. It is removed from the URL after hydration, because URLs end up in
 * histories, screenshots and referrers; a reload finds it in the history state. Undefined until it
 * is known, because the server renders one page for all codes; null if there is none.
 */
export function useLinkCode(): string | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    const fromAddress = codeIn(search);
    const stored = (state as { code?: unknown } | null)?.code;
    setCode(fromAddress ?? (typeof stored === 'string' ? stored : null));
    if (!fromAddress) return;
    void navigate(pathname, { replace: true, state: { code: fromAddress } });
  }, [pathname, search, state, navigate]);
  return code;
}

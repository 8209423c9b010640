import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const codeIn = (search: string) => new URLSearchParams(search).get('code') || undefined;

/**
 * The code of a link from a mail, taken out of the address as soon as the page lives: what stands there gets
 * into histories, screenshots and referrers. A reload finds it in the state of the history entry.
 * Undefined until that is known (the server renders one page for all codes), null if there is none.
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

import { useEffect } from 'react';

/** The studio is an app of its own, so it needs a new document. */
export function StudioRedirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}

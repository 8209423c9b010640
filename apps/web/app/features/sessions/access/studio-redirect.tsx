import { useEffect } from 'react';

/** The studio is a separate app, so it needs a full page load. */
export function StudioRedirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}

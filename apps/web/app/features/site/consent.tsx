import { browserStorage } from '@rostra/browser/storage';
import { elementIds } from '@rostra/contract/pages';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ConsentChoice } from './consent-choice.ts';

const STORAGE_KEY = 'analytics-consent';

const CookieBanner = lazy(() => import('./cookie-banner.tsx'));

/** Reopens the banner. Undefined if analytics is not configured. */
const Reopen = createContext<((opener: HTMLElement) => void) | undefined>(undefined);

export const useReopenConsent = () => use(Reopen);

const readChoice = (): ConsentChoice | undefined => {
  const stored = browserStorage().getItem(STORAGE_KEY);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
};

interface ConsentProviderProps {
  analyticsId: string | null;
  children: ReactNode;
}

/** Loads no analytics code before the visitor has consented. */
export function ConsentProvider({ analyticsId, children }: ConsentProviderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [choice, setChoice] = useState<ConsentChoice>();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (analyticsId === null) return;
    const stored = readChoice();
    setChoice(stored);
    setIsAsking(stored === undefined);
  }, [analyticsId]);
  useEffect(() => {
    if (analyticsId === null || choice === undefined) return;
    import('./analytics.ts').then(({ startAnalytics, stopAnalytics }) =>
      choice === 'granted' ? startAnalytics(analyticsId) : stopAnalytics(analyticsId),
    );
  }, [analyticsId, choice]);
  if (analyticsId === null) return children;
  const choose = (next: ConsentChoice) => {
    browserStorage().setItem(STORAGE_KEY, next);
    setChoice(next);
    setIsAsking(false);
    const back = opener.current?.isConnected
      ? opener.current
      : document.getElementById(elementIds.main);
    back?.focus({ preventScroll: true });
  };
  const reopen = (button: HTMLElement) => {
    opener.current = button;
    setIsAsking(true);
  };
  return (
    <Reopen value={reopen}>
      {children}
      {isAsking ? (
        <Suspense fallback={null}>
          <CookieBanner onChoose={choose} />
        </Suspense>
      ) : null}
    </Reopen>
  );
}

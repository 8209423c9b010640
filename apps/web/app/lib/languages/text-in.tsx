import type { ReactNode } from 'react';
import { useTextLanguage } from './text-language.ts';

interface TextInProps {
  locale: string | undefined;
  children: ReactNode;
}

/** Words inside a line that may be in a different language from the page. */
export function TextIn({ locale, children }: TextInProps) {
  const language = useTextLanguage(locale);
  return language.lang ? <span {...language}>{children}</span> : children;
}

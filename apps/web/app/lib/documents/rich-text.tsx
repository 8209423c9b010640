import { Prose, type ProseProps } from '@rostra/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { TextLanguage } from '../languages/text-language.ts';
import { isInternalPage } from '../navigation/is-internal-page.ts';

/** A plain left click on an internal link. */
function ownPath(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
    return undefined;
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  return href && isInternalPage(href) ? href : undefined;
}

/** Prose whose internal links use the router. */
export function RichText({ language, ...props }: ProseProps & { language?: TextLanguage }) {
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      onClick={(event) => {
        const path = ownPath(event);
        if (path === undefined) return;
        event.preventDefault();
        navigate(path);
      }}
      {...language}
      className={props.className}
    >
      <Prose html={props.html} />
    </div>
  );
}

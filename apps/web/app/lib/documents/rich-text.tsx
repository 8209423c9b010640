import { Prose, type ProseProps } from '@rostra/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { TextLanguage } from '../languages/text-language.ts';
import { pathInRouter } from '../navigation/path-in-router.ts';
import { useRootData } from '../site/site-context.ts';

/** The address of a link that was clicked without a key or another button. Some open in a frame of the text. */
function clickedAddress(event: MouseEvent): string | null | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const isPlain = !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
  const link = isPlain ? (event.target as Element).closest('a') : undefined;
  return link?.target ? undefined : link?.getAttribute('href');
}

/** Prose whose internal links use the router. */
export function RichText({ language, ...props }: ProseProps & { language?: TextLanguage }) {
  const navigate = useNavigate();
  const root = useRootData();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      onClick={(event) => {
        const href = clickedAddress(event);
        const path = href && root && pathInRouter(href, root.language, root.site.languages);
        if (!path) return;
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

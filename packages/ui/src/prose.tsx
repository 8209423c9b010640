import { cx } from './cx.ts';

export interface ProseProps {
  /** HTML that the content service has rendered from Markdown and sanitised. */
  html: string;
  className?: string;
}

export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service sanitises before it stores
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

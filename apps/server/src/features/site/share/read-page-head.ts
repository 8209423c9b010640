import { Parser } from 'htmlparser2';

export interface PageHead {
  readonly title: string;
  readonly isRightToLeft: boolean;
}

/** What a page says about itself to those who share a link to it. Undefined if it says nothing. */
export function readPageHead(html: string): PageHead | undefined {
  let title: string | undefined;
  let isRightToLeft = false;
  const parser = new Parser({
    onopentag: (name, { property, content, dir }) => {
      if (name === 'html') isRightToLeft = dir === 'rtl';
      if (name === 'meta' && property === 'og:title') title ??= content;
      if (name === 'body') parser.pause();
    },
  });
  parser.write(html.slice(0, Math.max(html.indexOf('</head>'), 0)));
  return title ? { title, isRightToLeft } : undefined;
}

import { parts } from '../describe/parts.ts';
import { addressOf, type Scope, scopes } from '../scopes.ts';
import { type Html, html } from './html.ts';

export const assets = { style: '/api/docs/reference.css', script: '/api/docs/reference.js' };

interface PageOptions {
  title: string;
  siteName: string;
  scope: Scope;
  /** Links to what is on the page. */
  aside?: Html;
  content: Html;
}

const nameOf = (scope: Scope) => (scope === 'all' ? 'Overview' : parts[scope].title);

/** A page of the API reference. It is in English, as the descriptions of calls are. */
export const pageOf = ({ title, siteName, scope, aside, content }: PageOptions): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${assets.style}">
<script src="${assets.script}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<p><a href="/">${siteName}</a></p>
<nav aria-label="Parts of the API"><ul>${scopes.map(
    (one) =>
      html`<li><a href="${addressOf(one).page}"${one === scope && html` aria-current="page"`}>${nameOf(one)}</a></li>`,
  )}</ul></nav>
</header>
<div class="layout">${aside}<main id="main" tabindex="-1">${content}</main></div>
</body>
</html>
`.text;

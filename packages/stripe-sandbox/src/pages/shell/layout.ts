import { type PayerLanguage, payerLanguage } from '../../texts/payer-language.ts';
import { type Html, html, raw } from './html.ts';

const STYLE = raw(`<style>
:root{color-scheme:light dark;--ink:#1d1b18;--muted:#6a655d;--paper:#fbfaf7;--card:#fff;--line:#dedad2;--accent:#1f4e79;--accent-ink:#fff;--good:#1d6b3c;--bad:#a3261b;--badge:#fff3cf;--badge-ink:#6b4e00}
@media (prefers-color-scheme:dark){:root{--ink:#ece8e1;--muted:#a8a198;--paper:#191816;--card:#22201d;--line:#3a3732;--accent:#9cc4ea;--accent-ink:#10202f;--good:#86d3a2;--bad:#f2a29a;--badge:#4a3b10;--badge-ink:#ffe39b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem}
main.wide{max-width:72rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .25rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}section>h2:first-child{margin-top:0}
p{margin:.25rem 0 .75rem}.muted{color:var(--muted)}.good{color:var(--good)}.bad{color:var(--bad)}
.badge{display:inline-block;background:var(--badge);color:var(--badge-ink);border-radius:4px;padding:.15rem .5rem;font-size:.8125rem;font-weight:600;margin:0 0 1rem}
section,.panel{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem;margin:1rem 0}
table{width:100%;border-collapse:collapse}th,td{text-align:start;padding-block:.5rem;padding-inline:0 .5rem;border-bottom:1px solid var(--line);vertical-align:top}
td.amount,th.amount{text-align:end;padding-inline-end:1.25rem;font-variant-numeric:tabular-nums;white-space:nowrap}
td.amount:last-child,th.amount:last-child{padding-inline-end:0}tr:last-child td{border-bottom:0}
button,.button{font:inherit;border:1px solid var(--line);background:var(--card);color:var(--ink);border-radius:6px;padding:.45rem .9rem;cursor:pointer;text-decoration:none;display:inline-block}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-ink);font-weight:600}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}form{display:inline}
input,select{font:inherit;padding:.4rem .5rem;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:var(--ink)}
a{color:var(--accent)}pre{overflow:auto;font-size:.8125rem;margin:.5rem 0;max-height:24rem}
ul.plain{list-style:none;margin:0;padding:0}ul.plain li{padding:.5rem 0;border-bottom:1px solid var(--line)}ul.plain li:last-child{border:0}
</style>`);

interface PageOptions {
  isWide?: boolean;
  language?: PayerLanguage;
}

export function page(
  title: string,
  body: Html,
  { isWide = false, language = payerLanguage('en') }: PageOptions = {},
): Html {
  return html`<!doctype html>
<html lang="${language.lang}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${STYLE}</head>
<body><main aria-label="${title}"${isWide ? raw(' class="wide"') : ''}><p class="badge">${language.texts.badge}</p>
${body}
</main></body></html>`;
}

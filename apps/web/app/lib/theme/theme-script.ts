import { PREFERS_DARK, THEME_COLORS } from './theme.ts';

const quote = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Runs before the first paint, so that nothing flashes: sets the theme, and marks a page whose
 * reader has a stored login so that the header does not offer Login for a moment.
 */
export function firstPaintScript(themeKey: string, tokenKey: string): string {
  return [
    '(function(){var d=document.documentElement;',
    'function g(k){try{return localStorage.getItem(k)}catch(e){}}',
    `var c=g(${quote(themeKey)});`,
    `var t=c==='dark'||c==='system'&&matchMedia(${quote(PREFERS_DARK)}).matches?'dark':'light';`,
    'd.dataset.theme=t;',
    `if(g(${quote(tokenKey)}))d.dataset.login='stored';`,
    "var m=document.querySelector('meta[name=theme-color]');",
    `if(m&&t==='dark')m.content=${quote(THEME_COLORS.dark)}})()`,
  ].join('');
}

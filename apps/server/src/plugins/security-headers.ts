import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';

export interface SecurityOptions {
  siteUrl: string;
  /** Other origins that pages may connect to, such as an API on its own host. */
  connectOrigins?: readonly string[];
  /** Pages may load Google Analytics, which they do only after consent. */
  hasAnalytics?: boolean;
  /**
   * Stripe's script may run. On every page, because client-side navigation to the payment page keeps the
   * policy of the first page.
   */
  takesPayments?: boolean;
  /** Vite adds inline styles in development; built pages have style sheets. */
  allowStyleElements?: boolean;
  /** The studio shows it in a frame. */
  isFramed?: boolean;
  /** Other origins that may show framed pages: the Strapi whose content is mirrored. */
  frameOrigins?: readonly string[];
}

interface PolicyOptions extends SecurityOptions {
  /** Style elements with this nonce are allowed. */
  styleNonce?: string;
}

/** For every response, page or API. */
export function baseHeaders(
  siteUrl: string,
  { isFramed = false, frameOrigins = [] }: Pick<SecurityOptions, 'isFramed' | 'frameOrigins'> = {},
): [string, string][] {
  const https = siteUrl.startsWith('https:');
  // It cannot name other origins, and the policy of the page says the same.
  const framing: [string, string][] =
    isFramed && frameOrigins.length > 0
      ? []
      : [['x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY']];
  return [
    ['x-content-type-options', 'nosniff'],
    ...framing,
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(https
      ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as [
          string,
          string,
        ][])
      : []),
  ];
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  collect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
};
const NO_STRIPE: typeof STRIPE = { script: [], frame: [], connect: [], img: [] };

const NOTHING: typeof ANALYTICS = { script: [], collect: [] };

const scriptHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Allows scripts from our own files and inline scripts that our renderer wrote, by hash. Styles come from
 * files; only style attributes, which React writes, are allowed inline.
 */
export function pagePolicy(inlineScripts: readonly string[], options: PolicyOptions): string {
  const analytics = options.hasAnalytics ? ANALYTICS : NOTHING;
  const stripe = options.takesPayments ? STRIPE : NO_STRIPE;
  const sources = (directive: string, ...more: string[]) =>
    [directive, "'self'", ...more].join(' ');
  return [
    "default-src 'self'",
    sources('script-src', ...inlineScripts.map(scriptHash), ...analytics.script, ...stripe.script),
    sources('style-src', ...styleSources(options)),
    "style-src-attr 'unsafe-inline'",
    sources('img-src', 'data:', 'blob:', ...analytics.collect, ...stripe.img),
    "font-src 'self'",
    sources(
      'connect-src',
      ...(options.connectOrigins ?? []),
      ...analytics.collect,
      ...stripe.connect,
    ),
    ...(options.takesPayments ? [sources('frame-src', ...stripe.frame)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    options.isFramed
      ? sources('frame-ancestors', ...(options.frameOrigins ?? []))
      : "frame-ancestors 'none'",
    ...(options.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function styleSources({ allowStyleElements, styleNonce }: PolicyOptions): string[] {
  // Browsers ignore 'unsafe-inline' beside a nonce.
  if (allowStyleElements) return ["'unsafe-inline'"];
  return styleNonce ? [`'nonce-${styleNonce}'`] : [];
}

/**
 * The policy of the studio. Libraries of its editor add `<style>` elements, which carry a nonce; previews
 * of the site's own pages are shown in a frame. It loads neither Stripe nor analytics.
 */
export const studioPolicy = (nonce: string, options: SecurityOptions): string =>
  `${pagePolicy([], {
    ...options,
    hasAnalytics: false,
    takesPayments: false,
    styleNonce: nonce,
  })}; frame-src 'self'`;

/** For every response except pages, which have their own policy. */
export const apiHeaders = (siteUrl: string): [string, string][] => [
  ...baseHeaders(siteUrl),
  ['content-security-policy', API_POLICY],
  ['cache-control', 'no-store'],
];

/** Sets the headers of every response that goes through Fastify. */
export const securityHeaders = fp<SecurityOptions>(async (app, options) => {
  const headers = Object.fromEntries(apiHeaders(options.siteUrl));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
});

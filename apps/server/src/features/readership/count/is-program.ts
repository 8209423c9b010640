/** How the browsers of people introduce themselves. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;

/** What programs add that introduce themselves like a browser, such as the address of a page about them. Cubots are phones. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|https?:|headless|phantomjs|lighthouse|pagespeed|monitor|uptime|pingdom|preview|scan|archive|validator|fetch|scrap|feed|prerender|facebookexternalhit|whatsapp|axios|python|curl|wget/i;

/** Whether a user agent belongs to a program: a search engine, a feed reader, a monitor. */
export const isProgram = (userAgent: string): boolean =>
  !BROWSER.test(userAgent) || PROGRAM.test(userAgent);

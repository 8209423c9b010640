import {
  type DOMReadyEvent,
  HtmlValidate,
  type Plugin,
  Rule,
  StaticConfigLoader,
} from 'html-validate';

/** What the Nu HTML checker reports, but html-validate does not. */
class ArticleHeading extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const article of document.querySelectorAll('article')) {
        if (article.querySelectorAll('h1, h2, h3, h4, h5, h6').length === 0) {
          this.report(article, 'An article needs a heading');
        }
      }
    });
  }
}

/** Browsers say themselves whether a popover is open. */
class PopoverExpanded extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const button of document.querySelectorAll('[popovertarget][aria-expanded]')) {
        this.report(button, '"aria-expanded" cannot be used with "popovertarget"');
      }
    });
  }
}

const plugin: Plugin = {
  name: 'nu',
  rules: { 'article-heading': ArticleHeading, 'popover-expanded': PopoverExpanded },
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [plugin],
    extends: ['html-validate:standard'],
    rules: { 'article-heading': 'error', 'popover-expanded': 'error' },
  }),
);

/** Violations of the HTML standard, each with the element. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

import { component, line, text } from './fields.ts';

/** For search engines and link previews, instead of title and excerpt. */
export const seo = () =>
  component(
    { metaTitle: line({ maxLength: 120 }), metaDescription: text({ maxLength: 320 }) },
    { isLocalized: true },
  );

import { component, line, text } from '../declare/fields.ts';

/** What search engines and link previews show instead of title and excerpt. */
export const seo = component({
  metaTitle: line({ maxLength: 120 }),
  metaDescription: text({ maxLength: 320 }),
});

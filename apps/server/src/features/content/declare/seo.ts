import { component, line, text } from './fields.ts';
import { everyone, type PlainRule } from './reader.ts';

/** For search engines and link previews, instead of title and excerpt. */
export const seo = (read: PlainRule = everyone) =>
  component(
    { metaTitle: line({ maxLength: 120 }), metaDescription: text({ maxLength: 320 }) },
    { read, isLocalized: true },
  );

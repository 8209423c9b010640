import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import type { English, MessageFeature, MessageKey } from './english.ts';
import { type Language, languages } from './languages.ts';
import type { ValueParameters } from './message-values.ts';

export type FindMessage = (feature: MessageFeature, key: string) => CompiledMessage | undefined;

type TextOf<F extends MessageFeature, K extends MessageKey<F>> = English[F][K] & string;

/** Translates the messages of one feature. */
export type Translate<F extends MessageFeature> = <K extends MessageKey<F>>(
  key: K,
  ...values: ValueParameters<TextOf<F, K>>
) => string;

type TagFunction<Element> = (children: Array<string | Element>) => Element;

type Values<Element = never> = Record<string, string | number | Date | TagFunction<Element>>;

/** The messages of one language, with the formats of dates and numbers that belong to it. */
export class Messages {
  readonly language: Language;
  readonly #find: FindMessage;
  readonly #formatters = createFormatters();
  readonly #safe = new WeakMap<object, CompiledMessage>();

  constructor(language: Language, find: FindMessage) {
    this.language = language;
    this.#find = find;
  }

  of<F extends MessageFeature>(feature: F): Translate<F> {
    return (key, ...[values]) => String(this.format(feature, key, values as Values | undefined));
  }

  /** Whether there is a message with a key that is known only at run time. */
  has(feature: MessageFeature, key: string): boolean {
    return this.#find(feature, key) !== undefined;
  }

  /** With functions for tags among the values, the result may contain what they return. */
  format<Element = never>(
    feature: MessageFeature,
    key: string,
    values?: Values<Element>,
  ): string | Element | Array<string | Element> {
    const message = this.#find(feature, key);
    if (message === undefined) return `${feature}.${key}`;
    return format<Element>(
      this.#withSafeOptions(message),
      this.#locale,
      values as FormatValues<Element>,
      {
        formatters: this.#formatters,
        timeZone: 'UTC',
      },
    );
  }

  formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
    return this.#formatters.getNumberFormat(this.#locale, options).format(value);
  }

  /** Whatever several people read is in the zone of the organisation: `createSiteDates` writes it. */
  formatDate(date: Date, options: Intl.DateTimeFormatOptions & { timeZone: string }): string {
    return this.#formatters.getDateTimeFormat(this.#locale, options).format(date);
  }

  #withSafeOptions(message: CompiledMessage): CompiledMessage {
    if (typeof message === 'string') return message;
    const known = this.#safe.get(message);
    if (known) return known;
    const safe = withoutPrototypes(message);
    this.#safe.set(message, safe);
    return safe;
  }

  get #locale(): string {
    return languages[this.language].locale;
  }
}

/** The options of a `select` are looked up by a value, which may be "constructor". */
function withoutPrototypes<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutPrototypes) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, withoutPrototypes(value)]);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

/** Creating an `Intl` object takes longer than using it, so each one is kept. */
function createFormatters() {
  return {
    getDateTimeFormat: keep(
      (locale: string, options?: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, options),
    ),
    getNumberFormat: keep(
      (locale: string, options?: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(locale, options),
    ),
    getPluralRules: keep(
      (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
    ),
  };
}

function keep<Options, Result>(create: (locale: string, options?: Options) => Result) {
  const created = new Map<string, Result>();
  return (locale: string, options?: Options): Result => {
    const id = `${locale} ${JSON.stringify(options)}`;
    const known = created.get(id);
    if (known) return known;
    const result = create(locale, options);
    created.set(id, result);
    return result;
  };
}

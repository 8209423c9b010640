import type { GetICUArgs } from '@schummar/icu-type-parser';

interface ArgumentTypes {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** The values of an ICU message, by the names of its placeholders. */
export type MessageValues<Text extends string> = GetICUArgs<Text, ArgumentTypes>;

/** The last parameter of a translation: left out for a message without placeholders. */
export type ValueParameters<Text extends string> = keyof MessageValues<Text> extends never
  ? []
  : [values: MessageValues<Text>];

/** The names of the tags in a message such as `Read <link>the report</link>`. */
export type TagNames<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagNames<Rest>
  : never;

import type { Messages } from '@rostra/messages';

/** What the renderer adds to a text for screen readers, in the language of the text. */
export interface MarkdownLabels {
  readonly language: string;
  readonly footnotes: string;
  readonly done: string;
  readonly toDo: string;
  /** A table before the first heading. */
  table(number: number): string;
  tableOf(section: string): string;
  backToReference(number: string): string;
  readonly blocks: BlockLabels;
}

const blockLabels = [
  ...(['note', 'tip', 'warning', 'important', 'more'] as const),
  ...(['video', 'audio', 'map', 'embedNotice', 'file'] as const),
] as const;

export type BlockLabel = (typeof blockLabels)[number];

/** Plain data, so that it can be sent to other threads. */
export type BlockLabels = Readonly<Record<BlockLabel, string>>;

const createBlockLabels = (text: (name: BlockLabel) => string): BlockLabels =>
  Object.fromEntries(blockLabels.map((name) => [name, text(name)])) as Record<BlockLabel, string>;

export function createLabels(messages: Messages): MarkdownLabels {
  const t = messages.of('content-server');
  return {
    language: messages.language,
    footnotes: t('footnotes'),
    done: t('taskDone'),
    toDo: t('taskToDo'),
    table: (number) => t('tableNumber', { number }),
    tableOf: (section) => t('tableOf', { section }),
    backToReference: (number) => t('backToReference', { number }),
    blocks: createBlockLabels((name) => t(`block.${name}`)),
  };
}

/** For checks that only need to know whether a text can be rendered. */
export const NO_LABELS: MarkdownLabels = {
  language: '',
  footnotes: '',
  done: '',
  toDo: '',
  table: () => '',
  tableOf: () => '',
  backToReference: () => '',
  blocks: createBlockLabels(() => ''),
};

import type { Messages } from '@rostra/messages';

/** What is before and what is after the value that a label contains. */
type LabelParts = readonly string[];

/** What the renderer adds to a text for screen readers, in the language of the text. Plain data, so that it can be sent to other threads. */
export interface MarkdownLabels {
  readonly language: string;
  readonly footnotes: string;
  readonly done: string;
  readonly toDo: string;
  /** A table before the first heading. */
  readonly table: LabelParts;
  /** A table of a section. */
  readonly tableOf: LabelParts;
  readonly backToReference: LabelParts;
  readonly blocks: BlockLabels;
}

const blockLabels = [
  ...(['note', 'tip', 'warning', 'important', 'more'] as const),
  ...(['video', 'audio', 'map', 'embedNotice', 'file'] as const),
  ...(['barChart', 'lineChart', 'areaChart', 'chartData', 'source'] as const),
] as const;

export type BlockLabel = (typeof blockLabels)[number];

export type BlockLabels = Readonly<Record<BlockLabel, string>>;

const createBlockLabels = (text: (name: BlockLabel) => string): BlockLabels =>
  Object.fromEntries(blockLabels.map((name) => [name, text(name)])) as Record<BlockLabel, string>;

export const fillIn = (label: LabelParts, value: string | number): string =>
  label.join(String(value));

/** No wording contains control characters. */
const VALUE = '\u0001';

export function createLabels(messages: Messages): MarkdownLabels {
  const t = messages.of('content-server');
  return {
    language: messages.language,
    footnotes: t('footnotes'),
    done: t('taskDone'),
    toDo: t('taskToDo'),
    table: t('tableNumber', { number: VALUE }).split(VALUE),
    tableOf: t('tableOf', { section: VALUE }).split(VALUE),
    backToReference: t('backToReference', { number: VALUE }).split(VALUE),
    blocks: createBlockLabels((name) => t(`block.${name}`)),
  };
}

/** For checks that only need to know whether a text can be rendered. */
export const NO_LABELS: MarkdownLabels = {
  language: '',
  footnotes: '',
  done: '',
  toDo: '',
  table: [],
  tableOf: [],
  backToReference: [],
  blocks: createBlockLabels(() => ''),
};

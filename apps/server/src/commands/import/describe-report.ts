import { importOutcomes } from '@rostra/contract';
import { conflictKinds, type ImportReport, lossKinds } from '../../features/imports/index.ts';

const MAX_SHOWN = 40;

/** The report for a terminal. */
export function describeReport(report: ImportReport): string {
  const { counts, images, redirects, entries, unlisted, isDryRun } = report;
  const lines = Object.entries(counts).map(([collection, byOutcome]) => {
    const parts = importOutcomes.flatMap((outcome) =>
      byOutcome[outcome] ? [`${byOutcome[outcome]} ${outcome}`] : [],
    );
    return `${collection}: ${parts.join(', ')}`;
  });
  lines.push(`pictures ${isDryRun ? 'to copy' : 'copied'}: ${images}`);
  lines.push(`old addresses that ${isDryRun ? 'would redirect' : 'redirect'}: ${redirects}`);
  for (const entry of entries.slice(0, MAX_SHOWN)) {
    lines.push('', `${entry.collection} "${printable(entry.title)}"`);
    if (entry.failure) lines.push(`  not imported: ${printable(entry.failure)}`);
    for (const { kind, detail } of entry.conflicts) {
      lines.push(`  ${conflictKinds[kind]}: ${printable(detail)}`);
    }
    for (const { kind, detail, places = [] } of entry.losses) {
      lines.push(`  ${lossKinds[kind]}: ${printable(detail + describePlaces(places))}`);
    }
  }
  const hidden = entries.length - Math.min(entries.length, MAX_SHOWN) + unlisted;
  if (hidden > 0) lines.push('', `${hidden} more entries have remarks. --report FILE lists them.`);
  return lines.join('\n');
}

const describePlaces = (places: readonly string[]): string =>
  places.length === 0
    ? ''
    : ` (${places.map((text) => (text ? `after “${text}”` : 'at the beginning')).join(', ')})`;

/** Texts of the file must not control the terminal. */
const printable = (text: string): string => text.replace(/\p{C}/gu, ' ');

import { createCreditNote } from '../../lifecycles/credit-notes/create-credit-note.ts';
import { createParams, listParams, updateParams } from '../../lifecycles/credit-notes/params.ts';
import { voidCreditNote } from '../../lifecycles/credit-notes/void-credit-note.ts';
import { emit } from '../../objects/events/emit.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape } from '../../wire/params.ts';
import { paging } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/credit_notes';
const one = `${base}/:id`;

export const creditNoteRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createCreditNote(work, input)),
  route('GET', `${base}/preview`, createParams, (work, { input }) =>
    createCreditNote(work.nest(), input),
  ),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'credit_note', 'customer', input.customer)
        .filter((note) => input.invoice === undefined || note.invoice === input.invoice)
        .filter((note) => isWithin(note.created, input.created)),
      input,
      base,
    ),
  ),
  route('GET', one, shape({}, {}), (work, call) => get(work, 'credit_note', idOf(call))),
  route('POST', one, updateParams, (work, call) => {
    const before = get(work, 'credit_note', idOf(call));
    const { memo, metadata } = call.input;
    const after = {
      ...before,
      memo: memo === undefined ? before.memo : memo,
      metadata: mergeMetadata(before.metadata, metadata),
    };
    work.put('credit_note', after);
    emit(work, 'credit_note.updated', after, before);
    return after;
  }),
  route('POST', `${one}/void`, shape({}, {}), (work, call) => voidCreditNote(work, idOf(call))),
  route('GET', `${one}/lines`, shape({}, paging), (work, call) => {
    const { id, lines } = get(work, 'credit_note', idOf(call));
    return paginate(lines.data, call.input, `${base}/${id}/lines`);
  }),
];

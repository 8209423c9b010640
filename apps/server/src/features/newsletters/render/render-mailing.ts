import { languages } from '@rostra/messages';
import { type LocalSite, localSite, type Site } from '../../../languages/site.ts';
import {
  type ContentService,
  freePart,
  type MailLook,
  renderForMail,
  toMailImage,
} from '../../content/index.ts';
import { mailColours } from '../../mail/index.ts';
import { findFilesByUrl } from '../../media/index.ts';
import { gateOf, mayRead } from './gate.ts';
import { plainTextOf } from './mail-plain-text.ts';
import type {
  MailingEntry,
  MailingPicture,
  MailingReader,
  MailingText,
  RenderedMailing,
} from './mailing-text.ts';
import { markNames, withoutMarks, withoutNames } from './placeholders.ts';
import { senderDetails } from './sender-details.ts';
import { warningsOf } from './warnings.ts';

export interface RenderContext {
  readonly site: Site;
  readonly content: Pick<ContentService, 'store' | 'renderPool'>;
}

/**
 * Renders a mailing in the language of its text for one kind of reader. `prepareMailing` then fills in names and links for
 * each recipient. Texts are parsed on a thread, so this never delays pages.
 */
export async function renderMailing(
  context: RenderContext,
  given: MailingText,
  reader: MailingReader,
): Promise<RenderedMailing> {
  const mailing = withoutMarksIn(given);
  const { subject, entry, language, newsletterName, webPath } = mailing;
  const local = localSite(context.site, { language });
  const look = lookOf(local);
  const shown = entry ? openEntry(entry, reader) : null;
  const pageUrl = local.url + (entry?.path ?? webPath ?? '/');
  const toMail = (body: string) =>
    renderForMail(context.content, { body, language, pageUrl, look });
  const introduction = shown && mailing.body.trim() !== '' ? await toMail(mailing.body) : null;
  const text = await toMail(shown ? shown.body : mailing.body);
  const parts = [...(introduction ? [introduction] : []), text];
  const picture = entry?.picture ? await findPicture(context, local, entry.picture) : null;
  const sender = senderDetails(context.site, local);
  const frame = {
    ...{ local, look, sender, newsletterName },
    subject: withoutNames(subject),
    title: markNames(entry?.title ?? subject),
    previewText: mailing.previewText || beginningOf((introduction ?? text).text),
    picture,
    gate:
      entry && shown?.isLocked
        ? gateOf({
            ...{ site: context.site, local, reader },
            ...{ access: entry.access, path: entry.path },
            hasBeginning: shown.body !== '',
          })
        : null,
    webUrl: webPath === null ? null : local.url + webPath,
  };
  const textsOf = (kind: 'html' | 'text') => ({
    introduction: markNames(introduction?.[kind] ?? ''),
    text: markNames(text[kind]),
  });
  const { renderFrame } = await import('./mail-frame.ts');
  const html = await renderFrame({ ...frame, ...textsOf('html') });
  const plain = plainTextOf({ ...frame, ...textsOf('text') });
  const bytes = Buffer.byteLength(html);
  const warnings = warningsOf({
    bytes,
    pictureKilobytes: parts.reduce((sum, part) => sum + part.pictureKilobytes, 0),
    withoutText: [
      ...(picture && picture.alternativeText === '' ? [picture.url] : []),
      ...parts.flatMap((part) => part.withoutText),
    ],
    written: [subject, mailing.body, shown?.body ?? ''],
    sender,
  });
  return { subject: markNames(subject), html, text: plain, bytes, warnings };
}

const withoutMarksIn = (mailing: MailingText): MailingText => ({
  ...mailing,
  subject: withoutMarks(mailing.subject),
  previewText: withoutMarks(mailing.previewText),
  body: withoutMarks(mailing.body),
  entry: mailing.entry && {
    ...mailing.entry,
    title: withoutMarks(mailing.entry.title),
    body: withoutMarks(mailing.entry.body),
  },
});

/** What a kind of reader gets of the content. */
function openEntry({ access, body }: MailingEntry, reader: MailingReader) {
  if (mayRead(access, reader)) return { body, isLocked: false };
  return { body: freePart(body) ?? '', isLocked: true };
}

function lookOf({ accent, messages }: LocalSite): MailLook {
  const { direction } = languages[messages.language];
  return { direction, ...mailColours(accent) };
}

async function findPicture(
  { content }: RenderContext,
  local: LocalSite,
  { url, alternativeText }: MailingPicture,
) {
  const file = (await findFilesByUrl(content.store.db.queries, [url])).get(url);
  const image = file ? toMailImage(file) : { url, width: null, height: null };
  const { origin } = new URL(local.url);
  return {
    ...{ alternativeText, width: image.width, height: image.height },
    url: new URL(image.url, origin).href,
  };
}

const MAX_PREVIEW = 140;

/** What programs show after the subject if staff have written nothing for it. */
function beginningOf(text: string): string {
  const words = withoutNames(text).replace(/\s+/g, ' ').trim();
  if (words.length <= MAX_PREVIEW) return words;
  return `${words.slice(0, MAX_PREVIEW).replace(/\s\S*$/, '')}…`;
}

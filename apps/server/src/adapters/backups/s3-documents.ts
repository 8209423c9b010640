import { Parser } from 'htmlparser2';

/** The texts of all elements with one of these names, in their order. */
function readTexts<Name extends string>(xml: string, names: readonly Name[]): [Name, string][] {
  const found: [Name, string][] = [];
  let current: Name | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentagname: (opened) => {
        current = names.find((name) => name === opened);
        text = '';
      },
      ontext: (more) => {
        text += more;
      },
      onclosetag: (closed) => {
        if (current !== undefined && closed === current) found.push([current, text]);
        current = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return found;
}

export function readUploadId(xml: string): string {
  const [found] = readTexts(xml, ['UploadId']);
  if (!found?.[1]) throw new Error('The object store did not start an upload');
  return found[1];
}

export function readListing(xml: string): { keys: string[]; nextToken: string | undefined } {
  const texts = readTexts(xml, ['Key', 'NextContinuationToken']);
  return {
    keys: texts.filter(([name]) => name === 'Key').map(([, text]) => text),
    nextToken: texts.find(([name]) => name === 'NextContinuationToken')?.[1],
  };
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function completeUploadXml(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`;
}

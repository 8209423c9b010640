import { z } from './zod.ts';

type Part = 'text' | 'file' | 'files';

const json = {
  text: { type: 'string' },
  file: { type: 'string', contentMediaType: 'application/octet-stream' },
  files: {
    type: 'array',
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
} as const;

/** A multipart form. The route reads its parts itself; they are named here for the description of the API. */
export const formDataSchema = (parts: Readonly<Record<string, Part>>) =>
  z.custom<FormData>().meta({
    type: 'object',
    properties: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, json[part]])),
    required: Object.keys(parts).filter((name) => parts[name] === 'file'),
    isForm: true,
  });

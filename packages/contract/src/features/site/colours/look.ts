import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';
import { type Accent, accentNames, accents } from './accents.ts';
import { colourPattern, deriveAccent, isReadable, nearestReadable } from './derive-accent.ts';

const colourSchema = z
  .string(messageReference('studio-server', 'colourInvalid'))
  .toLowerCase()
  .regex(colourPattern, {
    error: messageReference('studio-server', 'colourInvalid'),
    abort: true,
  })
  .refine(isReadable, {
    error: ({ input }) => {
      const colour = String(input);
      const nearest = nearestReadable(colour);
      return messageReference('studio-server', 'colourTooLight', { colour, nearest });
    },
  });

/** The colours of a site: one of ours, or its own colour, from which the others follow. */
export const lookSchema = z.object({
  accent: z.enum(accentNames, messageReference('rules', 'invalidValue')),
  /** Has precedence over the accent. */
  colour: colourSchema.optional(),
});

export type Look = z.output<typeof lookSchema>;

export const accentOf = ({ accent, colour }: Look): Accent =>
  colour === undefined ? accents[accent] : deriveAccent(colour);

import { z } from '../../zod.ts';
import { userSchema } from '../accounts/user.ts';

export const authAnswerSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  user: userSchema,
});

export type AuthAnswer = z.infer<typeof authAnswerSchema>;

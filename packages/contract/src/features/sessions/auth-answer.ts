import { z } from 'zod';
import { userSchema } from '../accounts/user.ts';

export const authAnswerSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  user: userSchema,
});

export type AuthAnswer = z.infer<typeof authAnswerSchema>;

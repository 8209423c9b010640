import { z } from 'zod';

/** A file of the site. Pages load nothing from elsewhere. */
export const mediaAddress = z.string().regex(/^\/uploads\/[\w-]+\.\w{1,8}$/);

import { createContext } from 'react';

/** Set while the server renders; the browser has none and needs none. */
export const NonceContext = createContext<string | undefined>(undefined);

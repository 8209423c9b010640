import { runInTerminal } from './run-in-terminal.ts';

/** `npm run editor -- someone@example.org`: short for `npm run staff -- invite someone@example.org editor`. */
const [email] = process.argv.slice(2);
await runInTerminal(email && !email.startsWith('-') ? ['invite', email, 'editor'] : ['--help']);

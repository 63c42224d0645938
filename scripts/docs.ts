import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { commandLine, refuseMore } from './arguments';
import { eventsPage } from './events-page';

const usage = `Writes docs/events.md anew from the schemas of all events.

  npm run docs

Exit 0; 2 for arguments it does not understand.`;

refuseMore(commandLine(usage, {}).positionals, 'docs');

const path = 'docs/events.md';
const options = await resolveConfig(path);
writeFileSync(path, await format(eventsPage(), { ...options, parser: 'markdown' }));

import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { eventsPage } from './events-page';

const path = 'docs/events.md';
const options = await resolveConfig(path);
writeFileSync(path, await format(eventsPage(), { ...options, parser: 'markdown' }));

import { comparing } from './chapter-comparing';
import { deciding } from './chapter-deciding';
import { explaining } from './chapter-explaining';
import { framing } from './chapter-framing';
import { gathering } from './chapter-gathering';
import { measuring } from './chapter-measuring';
import { outlook } from './chapter-outlook';

/** The seven sections of a demo, in their order. */
export const demoChapters = [framing, gathering, measuring, comparing, explaining, outlook, deciding];

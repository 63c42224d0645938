import { refuse } from '../../modules/kernel/refusal';
import {
  bibliography,
  bibliographyFormats,
  bibliographyTypes,
  type BibliographyFormat,
} from '../../modules/research/bibliography';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/json-reply.server';
import { download, finishedReport } from '~/report/page/finished-report.server';

/** The bibliography of a research report as a file, in BibTeX by default. Contract section 3. */
export const loader = apiLoader('GET /api/research-report/:id/citations', async ({ request, ...args }) => {
  const format = new URL(request.url).searchParams.get('format') ?? 'bibtex';
  if (!isFormat(format)) return refusalResponse(refuse('invalid-input', {}, { format: choice }));
  const { id, research } = await finishedReport(args, 'research');
  const { type, extension } = bibliographyTypes[format];
  return download(bibliography(research?.citations ?? [], format), type, `citations-${id}.${extension}`);
});

const choice = `A format is one of ${bibliographyFormats.join(', ')}.`;
const isFormat = (text: string): text is BibliographyFormat =>
  bibliographyFormats.some((format) => format === text);

export const action = methodNotAllowed;

import { openAlexAbstract } from './abstract';
import { article } from './article';
import { bedsXlsx } from './beds-xlsx';
import { eurostat } from './eurostat';
import { introduction } from './introduction';
import { jatsAbstract } from './jats-abstract';
import { memoDocx } from './memo-docx';
import type { PlantedDocument } from './planted';
import { release } from './release';
import { reportPdf } from './report-pdf';
import { snippet } from './snippet';
import { statisticsPage } from './statistics-page';
import { temperatureCsv } from './temperature-csv';
import { worldBank } from './worldbank';

/** A document of each kind that retrieval reads. */
export const documents: readonly PlantedDocument[] = [
  article,
  snippet,
  statisticsPage,
  reportPdf,
  memoDocx,
  bedsXlsx,
  temperatureCsv,
  release,
  worldBank,
  eurostat,
  openAlexAbstract,
  jatsAbstract,
  introduction,
];

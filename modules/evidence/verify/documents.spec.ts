import { describe, expect, it } from 'vitest';
import { docxOf, paragraph, wordTable, xlsxOf } from '../../../tests/doubles/documents/office';
import { pdfOf } from '../../../tests/doubles/documents/pdf';
import { isRefusal } from '../../kernel/refusal';
import { collectEvidence } from '../collect-evidence';
import type { DocumentKind } from '../sources/documents/unreadable-document';
import { readDocumentSource } from '../sources/read-source';
import { spanWith } from './evidence.fixture';
import { createVerifier } from './index';

const rows = [
  ['Port', 'Tide (m)', 'Ships'],
  ['Brest', 6.1, 840],
  ['Dover', 5.9, 1210],
];
const files: [kind: DocumentKind, cited: string, bytes: Buffer][] = [
  ['pdf', 'tide in Brest', pdfOf(['In 2024 the tide in Brest was', '6.1 metres, and 840 ships called.'])],
  [
    'docx',
    'Port: Brest',
    docxOf(paragraph('Ports of 2024') + wordTable(rows.map((cells) => cells.map(String)))),
  ],
  ['xlsx', 'Port: Brest', xlsxOf({ sheets: { Ports: rows } })],
];

const sentences = {
  pdf: (tide: string) => `In 2024 the tide in Brest was ${tide} metres.`,
  docx: (tide: string) => `The tide in Brest is ${tide} m.`,
  xlsx: (tide: string) => `The tide in Brest is ${tide} m.`,
};

describe.each(files)('a figure of a %s', (kind, cited, bytes) => {
  async function verdictOn(tide: string) {
    const read = await readDocumentSource({ name: `ports.${kind}`, bytes }, kind);
    if (isRefusal(read)) throw new Error(read.code);
    const evidence = collectEvidence([{ ...read, id: 'a', kind, sha256: '' }], 'tides');
    const spanIds = [spanWith(evidence, cited)];
    return createVerifier(evidence).sentence({ sentence: sentences[kind](tide), spanIds }).verdict;
  }

  it('is supported when the file says it', async () => {
    expect(await verdictOn('6.1')).toBe('supported');
  });

  it.each(['6.2', '61', '840'])('is not supported when the file does not say %s', async (tide) => {
    expect(await verdictOn(tide)).not.toMatch(/^(?:supported|derived)$/);
  });
});

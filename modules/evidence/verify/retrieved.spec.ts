import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../tests/worlds/retrieved-evidence/documents';
import type { PlantedStatement } from '../../../tests/worlds/retrieved-evidence/planted';
import { retrievedEvidence } from '../../../tests/worlds/retrieved-evidence/world';
import type { Evidence } from '../evidence';
import { createVerifier, type Verifier } from './index';

/** True statements that are vouched for, as measured: more is better, fewer is a loss. */
const recognised = 77;

let evidence: Evidence;
let verifier: Verifier;
beforeAll(async () => {
  evidence = await retrievedEvidence(documents);
  verifier = createVerifier(evidence, ['What changed?']);
});

function spanIdOf(text: string): string {
  const found = evidence.sources.flatMap(({ spans }) => spans.filter((span) => span.text.includes(text)));
  if (found.length !== 1) throw new Error(`"${text}" stands in ${found.length} passages`);
  return found[0]?.id ?? '';
}

function isVouchedFor({ sentence, cited }: PlantedStatement): boolean {
  const { verdict } = verifier.sentence({ sentence, spanIds: cited.map(spanIdOf) });
  return verdict === 'supported' || verdict === 'derived';
}

const isFalse = ({ fault }: PlantedStatement) => fault !== undefined;
const all = documents.flatMap(({ statements }) => statements);

describe.each(documents)('$name', ({ statements }) => {
  it('supports no false statement', () => {
    expect(statements.filter(isFalse).filter(isVouchedFor)).toEqual([]);
  });
});

describe('retrieved documents', () => {
  it('support true statements', () => {
    const truths = all.filter((statement) => !isFalse(statement));
    expect(truths.filter(isVouchedFor).length).toBeGreaterThanOrEqual(recognised);
  });

  it('are of each kind that retrieval reads, found by providers of each kind', () => {
    const kinds = evidence.sources.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['html', 'pdf', 'docx', 'xlsx', 'csv', 'markdown', 'text']));
    const providers = evidence.sources.map(({ provider }) => provider);
    expect(new Set(providers)).toEqual(
      new Set(['brave', 'worldbank', 'eurostat', 'openalex', 'crossref', 'wikipedia']),
    );
  });

  it.each(['843 partners', '31,500 subscribers', 'Ostvik airport', '27,300 copies', '74,000 visits'])(
    'keep “%s” of menus, links and snippets out of the passages',
    (text) => {
      expect(
        evidence.sources.flatMap(({ spans }) => spans.filter((span) => span.text.includes(text))),
      ).toEqual([]);
    },
  );
});

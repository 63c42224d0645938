import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';

export const vouched = ['supported', 'derived'];

/** A statement a line, "ROW, ROW | sentence": the rows it cites by their first cells, all with "*", the first and the last without any. */
export const claims = (text: string): string[] => text.split('\n').filter((line) => line.includes(' | '));

/** The verdict of such a line over the only table of a file. */
export function verdictsOver(name: string, text: string): (claim: string) => string {
  const evidence = evidenceFrom([name, text]);
  const verifier = createVerifier(evidence);
  const isRow = (id: string) => evidence.datasets.some(({ spanIds }) => spanIds.includes(id));
  const rows = evidence.sources.flatMap(({ spans }) => spans).filter(({ id }) => isRow(id));
  return (claim) => {
    const [cites = '', sentence = ''] = claim.split(' | ');
    const wanted = cites.split(', ').filter(Boolean);
    const found = rows.filter(
      ({ text: row }, at) =>
        cites === '*' ||
        (wanted.length === 0
          ? at === 0 || at === rows.length - 1
          : wanted.some((cite) => cite.split(' & ').every((part) => row.includes(`: ${part}`)))),
    );
    return verifier.sentence({ sentence, spanIds: found.map(({ id }) => id) }).verdict;
  };
}

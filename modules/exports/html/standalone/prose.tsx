import type { Block, Sentence } from '../../../search/report';
import { verdictLabels, type Note } from '../../claim-notes';
import { useLabelLanguage, useReportLanguage } from '../../report-language';

export type NotesByClaim = ReadonlyMap<string, Note>;

/** The blocks of a section; consecutive list items become one list. */
export function Prose({ blocks, notes }: { blocks: readonly Block[]; notes: NotesByClaim }) {
  const lang = useReportLanguage();
  return groups(blocks).map((group, index) => {
    const [first] = group;
    if (first?.type === 'listItem') {
      return (
        <ul key={index} lang={lang}>
          {group.map((block, item) => (
            <li key={item}>
              <Sentences sentences={block.sentences} notes={notes} />
            </li>
          ))}
        </ul>
      );
    }
    const Tag = first?.type === 'subheading' ? 'h3' : 'p';
    return (
      <Tag key={index} lang={lang}>
        {first && <Sentences sentences={first.sentences} notes={notes} />}
      </Tag>
    );
  });
}

function groups(blocks: readonly Block[]): Block[][] {
  const grouped: Block[][] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.type === 'listItem' && last?.[0]?.type === 'listItem') last.push(block);
    else grouped.push([block]);
  }
  return grouped;
}

/** Sentences with their marks. */
export function Sentences({ sentences, notes }: { sentences: readonly Sentence[]; notes: NotesByClaim }) {
  return sentences.map(({ text, claimId }, index) => {
    const note = claimId === undefined ? undefined : notes.get(claimId);
    return (
      <span key={index}>
        {index > 0 && ' '}
        {text}
        {note && <Mark note={note} />}
      </span>
    );
  });
}

/** The marks of sentences whose words are shown otherwise, such as in a link. */
export function Marks({ sentences, notes }: { sentences: readonly Sentence[]; notes: NotesByClaim }) {
  return sentences.map(({ claimId }, index) => {
    const note = claimId === undefined ? undefined : notes.get(claimId);
    return note && <Mark key={index} note={note} />;
  });
}

function Mark({ note: { number, verdict, claim } }: { note: Note }) {
  const label = `Note ${number}: ${verdictLabels[verdict].label}`;
  return (
    <a
      className={`mark ${verdict}`}
      lang={useLabelLanguage()}
      id={`mark-${claim.id}`}
      href={`#note-${claim.id}`}
      aria-label={label}
      title={label}
    >
      {number}
    </a>
  );
}

/** Paragraphs of sentences with their marks. */
export function Paragraphs({ paragraphs, notes }: { paragraphs: Sentence[][]; notes: NotesByClaim }) {
  const lang = useReportLanguage();
  return paragraphs.map((sentences, index) => (
    <p key={index} lang={lang}>
      <Sentences sentences={sentences} notes={notes} />
    </p>
  ));
}

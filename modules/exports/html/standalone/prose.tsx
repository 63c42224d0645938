import type { ReactNode } from 'react';
import type { Block } from '../../../search/report';
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
            <li key={item}>{sentences(block, notes)}</li>
          ))}
        </ul>
      );
    }
    return first?.type === 'subheading' ? (
      <h3 key={index} lang={lang}>
        {first.content}
      </h3>
    ) : (
      <p key={index} lang={lang}>
        {first && sentences(first, notes)}
      </p>
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

function sentences({ sentences: all }: Block, notes: NotesByClaim): ReactNode[] {
  return all.map(({ text, claimId }, index) => {
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

/** Plain text in paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  const lang = useReportLanguage();
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} lang={lang}>
      {paragraph}
    </p>
  ));
}

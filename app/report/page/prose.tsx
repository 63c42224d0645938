import clsx from 'clsx';
import type { Block, Sentence } from '../../../modules/search/report';
import { useEvidence } from '../evidence/evidence-context';
import { FootnoteMarker } from '../evidence/footnote-marker';
import { useReportLanguage } from '../../../modules/exports/contract';

/** The blocks of a section as text; adjacent list items become one list. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div lang={useReportLanguage()} className="report-prose prose-text">
      {groups(blocks).map((group, index) => (
        <Group key={index} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { group: readonly Block[] }) {
  const [first] = group;
  if (!first) return null;
  if (first.type === 'subheading')
    return (
      <h3>
        <Sentences {...first} />
      </h3>
    );
  if (first.type === 'paragraph')
    return (
      <p>
        <Sentences {...first} />
      </p>
    );
  return (
    <ul>
      {group.map((block, index) => (
        <li key={index}>
          <Sentences {...block} />
        </li>
      ))}
    </ul>
  );
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

/** The marks of sentences whose words are shown otherwise, such as in a link. */
export function Marks({ sentences }: { sentences: readonly Sentence[] }) {
  return sentences.map(
    ({ claimId }, index) => claimId !== undefined && <FootnoteMarker key={index} claimId={claimId} />,
  );
}

/** Sentences with their marks; `content` replaces them where the text was not split into sentences. */
export function Sentences({ sentences, content }: { sentences: readonly Sentence[]; content?: string }) {
  const { open } = useEvidence();
  if (sentences.length === 0) return content;
  return sentences.map(({ text, claimId }, index) => (
    <span key={index} className={clsx(claimId && claimId === open?.claimId && 'bg-accent-soft')}>
      {index > 0 && ' '}
      {text}
      {claimId && <FootnoteMarker claimId={claimId} />}
    </span>
  ));
}

import type { Report, Sentence } from '../search/report';

type Marked = Pick<
  Report,
  | 'claims'
  | 'title'
  | 'summary'
  | 'sections'
  | 'executiveSummary'
  | 'visualData'
  | 'faqs'
  | 'recommendations'
  | 'suggestions'
>;

type MarkedInsight = {
  category: Report['visualData']['keyInsights'][number]['category'];
  insight: Sentence[];
};
type MarkedFaq = { id: string; question: Sentence[]; answer: Sentence[][] };
type MarkedAdvice = { title: Sentence[]; plainTitle: string; description: Sentence[]; category: Sentence[] };

/** The texts beside the sections, as sentences that name their claims. */
export type MarkedTexts = {
  title: Sentence[];
  summary: Sentence[];
  /** By the id of the section. */
  sectionTitles: ReadonlyMap<string, Sentence[]>;
  /** In paragraphs. */
  executiveSummary: Sentence[][];
  /** In the order of the report's own lists, as are the next three. */
  keyInsights: MarkedInsight[];
  faqs: MarkedFaq[];
  recommendations: MarkedAdvice[];
  suggestions: MarkedAdvice[];
};

/**
 * Finds the sentences of the claims in the texts that a report stores as plain strings: claims of one place are in reading
 * order. Works for reports of every age, since nothing but the strings and the claims is read.
 */
export function markedTexts(report: Marked): MarkedTexts {
  const titles = new MarkedPlace(report, 'title');
  const title = titles.line(report.title);
  const sectionTitles = new Map(report.sections.map((section) => [section.id, titles.line(section.title)]));
  const insights = new MarkedPlace(report, 'key-insights');
  const faqs = new MarkedPlace(report, 'faqs');
  return {
    title,
    summary: new MarkedPlace(report, 'summary').line(report.summary),
    sectionTitles,
    executiveSummary: new MarkedPlace(report, 'executive-summary').paragraphs(report.executiveSummary),
    keyInsights: report.visualData.keyInsights.map(({ category, insight }) => ({
      category,
      insight: insights.line(insight),
    })),
    faqs: report.faqs.map(({ id, question, answer }) => ({
      id,
      question: faqs.line(question),
      answer: faqs.paragraphs(answer),
    })),
    recommendations: markedAdvice(report.recommendations, new MarkedPlace(report, 'recommendations')),
    suggestions: markedAdvice(report.suggestions, new MarkedPlace(report, 'suggestions')),
  };
}

const markedAdvice = (list: Report['suggestions'], place: MarkedPlace): MarkedAdvice[] =>
  list.map(({ title, description, category }) => ({
    title: place.line(title),
    plainTitle: title,
    description: place.line(description),
    category: place.line(category),
  }));

/** The claims of one place. Each marks one sentence: of two equal sentences the first takes the first claim. */
class MarkedPlace {
  private unused: Report['claims'];

  constructor({ claims }: Pick<Report, 'claims'>, place: string) {
    this.unused = claims.filter(({ section }) => section === place);
  }

  line(text: string): Sentence[] {
    return this.paragraphs(text).flat();
  }

  /** Blank lines part paragraphs; a sentence over two of them has its mark in the second. */
  paragraphs(text: string): Sentence[][] {
    const paragraphs: Sentence[][] = [[]];
    for (const { text: piece, claimId } of this.pieces(text)) {
      for (const [at, part] of piece.split(/\n[^\S\n]*\n\s*/).entries()) {
        if (at > 0) paragraphs.push([]);
        if (part.trim() !== '') paragraphs.at(-1)?.push({ text: part.trim() });
      }
      const last = paragraphs.at(-1)?.at(-1);
      if (last && claimId !== undefined) last.claimId = claimId;
    }
    return paragraphs.filter((sentences) => sentences.length > 0);
  }

  /** The text cut before and behind each sentence of a claim. */
  private pieces(text: string): Sentence[] {
    const pieces: Sentence[] = [];
    const left: Report['claims'] = [];
    let from = 0;
    for (const claim of this.unused) {
      const at = sentenceStart(text, claim.sentence, from);
      if (at === undefined) {
        left.push(claim);
        continue;
      }
      const end = at + claim.sentence.length;
      pieces.push({ text: text.slice(from, at) }, { text: text.slice(at, end), claimId: claim.id });
      from = end;
    }
    this.unused = left;
    return [...pieces, { text: text.slice(from) }];
  }
}

/** Where the sentence stands by itself, with space or nothing on both sides. */
function sentenceStart(text: string, sentence: string, from: number): number | undefined {
  if (sentence === '') return undefined;
  for (let at = text.indexOf(sentence, from); at >= 0; at = text.indexOf(sentence, at + 1)) {
    const [before, behind] = [text.charAt(at - 1), text.charAt(at + sentence.length)];
    if (before.trim() === '' && behind.trim() === '') return at;
  }
  return undefined;
}

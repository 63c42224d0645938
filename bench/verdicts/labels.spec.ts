import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../modules/evidence/sources/read-source';
import { isRefusal } from '../../modules/kernel/refusal';
import { namesCited, passageWith, quotesIn, withoutCitations } from './citations';
import { parts, loadCorpus, presentParts, sourcesFolder, sourcesNamed } from './corpus';
import { factsOf, holds } from './evaluate';
import { isHeld } from './held-rows';
import { statesValue } from './states-value';

const corpora = presentParts().map(loadCorpus);
const statements = corpora.flatMap(({ sentences, facts }) => [...sentences, ...facts]);
const sentences = corpora.flatMap((corpus) => corpus.sentences);
const facts = corpora.flatMap((corpus) => corpus.facts);
const datasets = corpora.flatMap((corpus) => corpus.datasets);

/** A misquote or a wrong citation asserts nothing that arithmetic could decide. */
const needsNoCheck = /^(?:quote|citation)-/;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (source: string) => tidy(readFileSync(join(sourcesFolder, source), 'utf8'));

const kinds = { '.csv': 'csv', '.md': 'markdown', '.html': 'html', '.txt': 'text' } as Record<
  string,
  'csv' | 'markdown' | 'html' | 'text' | undefined
>;

function passagesOf(source: string): { id: string; text: string }[] {
  const kind = kinds[extname(source)];
  const bytes = readFileSync(join(sourcesFolder, source));
  const read = kind && readSource({ name: source, bytes }, kind);
  if (!read || isRefusal(read)) throw new Error(`${source} cannot be read`);
  return read.spans;
}

const wrong = <T extends { id: string }>(among: readonly T[], isWrong: (one: T) => boolean) =>
  among.filter(isWrong).map(({ id }) => id);

describe('the labels of the corpus', () => {
  it('names every statement once', () => {
    const ids = [...statements, ...datasets].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('calls true what the sources say, by arithmetic of its own', () => {
    const called = statements.filter(({ label }) => label === 'true');
    expect(wrong(called, ({ check, source }) => check === '' || !holds(check, source))).toEqual([]);
  });

  it('calls false what the sources contradict', () => {
    const called = statements.filter(({ label }) => label === 'false');
    const isWrong = ({ class: kind, check, source }: (typeof called)[number]) =>
      check === '' ? !needsNoCheck.test(kind) : holds(check, source);
    expect(wrong(called, isWrong)).toEqual([]);
  });

  it('asserts nothing for what no source can decide', () => {
    const called = statements.filter(({ label }) => label === 'uncheckable');
    expect(wrong(called, ({ check }) => check !== '')).toEqual([]);
  });

  it('calls a dataset true when a source holds exactly its rows under its columns', () => {
    expect(
      wrong(datasets, ({ label, source, dataset }) => isHeld(dataset, source) !== (label === 'true')),
    ).toEqual([]);
  });
});

describe('the citations of the corpus', () => {
  it('names one passage each, or none at all', () => {
    for (const { id, source, sentence, cites } of sentences) {
      expect(namesCited(sentence).sort(), id).toEqual(Object.keys(cites).sort());
      for (const text of Object.values(cites))
        if (text !== null) expect(() => passageWith(text, passagesOf(source)), id).not.toThrow();
    }
    for (const { id, source, cite } of facts)
      expect(() => passageWith(cite, passagesOf(source)), id).not.toThrow();
  });

  it('leads nowhere only where a statement is about that', () => {
    const nowhere = sentences.filter(({ cites }) => Object.values(cites).includes(null));
    expect(wrong(nowhere, ({ class: kind }) => !kind.startsWith('citation-'))).toEqual([]);
  });
});

describe('the quotes of the corpus', () => {
  /** Marks and case aside, a quote stands in the source word for word. */
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  const stand = ({ sentence, source }: (typeof sentences)[number]) =>
    quotesIn(withoutCitations(sentence)).every((quote) => words(textOf(source)).includes(words(quote)));

  it('stand in the source where a sentence is true', () => {
    const quoting = sentences.filter(
      ({ label, sentence }) => label === 'true' && quotesIn(sentence).length > 0,
    );
    expect(wrong(quoting, (one) => !stand(one))).toEqual([]);
  });

  it('do not stand there where they are altered or made up', () => {
    const altered = sentences.filter(({ class: kind }) => /^quote-(?:altered|invented)/.test(kind));
    expect(wrong(altered, stand)).toEqual([]);
  });
});

describe('the sources of the corpus', () => {
  const named = [...new Set(corpora.flatMap(sourcesNamed))];

  it('are all there, and each is used', () => {
    const there = readdirSync(sourcesFolder).filter((name) => !name.endsWith('.facts.csv'));
    expect(named.toSorted()).toEqual(there.toSorted());
    expect(new Set(there.map((name) => extname(name))).size).toBeGreaterThanOrEqual(3);
  });

  it('state each fact of prose word for word', () => {
    for (const source of named) {
      const text = textOf(source);
      for (const { key, value, quote } of factsOf(source)) {
        expect(text.includes(tidy(quote)), `${source}: ${key}: "${quote}"`).toBe(true);
        expect(statesValue(quote, value), `${source}: ${key}: ${value} in "${quote}"`).toBe(true);
      }
    }
  });

  it('are none of the examples', () => {
    expect(named.filter((name) => existsSync(join(sourcesFolder, '../../../examples', name)))).toEqual([]);
  });
});

describe('the size of the corpus', () => {
  it('has enough of every kind, both parts together', () => {
    if (corpora.length < parts.length) return;
    expect(sentences.length).toBeGreaterThanOrEqual(300);
    expect(facts.length).toBeGreaterThanOrEqual(30);
    expect(datasets.length).toBeGreaterThanOrEqual(20);
    for (const label of ['true', 'false', 'uncheckable'])
      expect(sentences.filter((sentence) => sentence.label === label).length, label).toBeGreaterThan(50);
    for (const label of ['true', 'false']) {
      expect(facts.filter((fact) => fact.label === label).length, label).toBeGreaterThanOrEqual(15);
      expect(datasets.filter((dataset) => dataset.label === label).length, label).toBeGreaterThanOrEqual(10);
    }
  });
});

import type { Found } from './provider';
import { plainAddress } from './plain-address';

/** Found sources that say the same: one voice, however often it was copied. Numbers are places in the given list. */
export type Cluster = {
  /** The first of the members, so the order of the list decides. */
  representative: number;
  /** Ascending, the representative among them. */
  members: number[];
};

/** Words of a text that are compared; the beginning tells copies apart. */
const maxWords = 1_000;
const shingleWords = 5;
/** A shorter text says too little to be known as a copy. */
const minShingles = 8;
/** Share of common shingles from which texts are near-copies (Jaccard). */
const nearCopy = 0.6;

const hashes = 63;
/** Similar texts share a band with a probability above 99 % at the threshold. */
const bandRows = 3;
/** Texts of one band that each text is compared with; bounds the work where all share one. */
const maxCompared = 20;

/**
 * Groups found sources by address, DOI and near-copies of text. Compares only texts that share a band of their MinHash
 * signatures, so the time grows with the number of sources, not with its square. Clusters in order of representatives.
 */
export function clusterFound(found: readonly Found[]): Cluster[] {
  const sets = new DisjointSets(found.length);
  joinEqual(sets, found.map(keysOf));
  joinNearCopies(
    sets,
    found.map((one) => shinglesOf(textOf(one))),
  );
  const clusters = new Map<number, Cluster>();
  for (const index of found.keys()) {
    const representative = sets.rootOf(index);
    const cluster = clusters.get(representative) ?? { representative, members: [] };
    cluster.members.push(index);
    clusters.set(representative, cluster);
  }
  return [...clusters.values()];
}

/** Equal for the same source. The address of a dataset is one of many series, so the series and its places count too. */
function keysOf(one: Found): string[] {
  if (one.kind === 'dataset') return [`dataset ${one.provider} ${one.series} ${one.columns.join('|')}`];
  return [`url ${plainAddress(one.url)}`, ...(one.doi ? [`doi ${one.doi.toLowerCase()}`] : [])];
}

function textOf(one: Found): string {
  if (one.kind === 'dataset') return '';
  return one.kind === 'document' ? one.text : (one.snippet ?? '');
}

function joinEqual(sets: DisjointSets, keys: readonly (readonly string[])[]): void {
  const first = new Map<string, number>();
  for (const [index, own] of keys.entries())
    for (const key of own) {
      const other = first.get(key);
      if (other === undefined) first.set(key, index);
      else sets.join(other, index);
    }
}

function joinNearCopies(sets: DisjointSets, shingles: readonly ReadonlySet<number>[]): void {
  const bands = new Map<string, number[]>();
  for (const [index, own] of shingles.entries()) {
    if (own.size < minShingles) continue;
    const signature = signatureOf(own);
    const candidates = new Set<number>();
    for (let from = 0; from < hashes; from += bandRows) {
      const band = `${from} ${signature.slice(from, from + bandRows).join(' ')}`;
      const same = bands.get(band) ?? [];
      for (const other of same.slice(0, maxCompared)) candidates.add(other);
      same.push(index);
      bands.set(band, same);
    }
    for (const other of candidates)
      if (sets.rootOf(other) !== sets.rootOf(index) && jaccard(own, shingles[other]) >= nearCopy)
        sets.join(other, index);
  }
}

/** Hashes of each five words in a row. */
export function shinglesOf(text: string): ReadonlySet<number> {
  const words = (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, maxWords);
  const shingles = new Set<number>();
  for (let from = 0; from + shingleWords <= words.length; from += 1)
    shingles.add(hashOf(words.slice(from, from + shingleWords).join(' ')));
  return shingles;
}

/** The share that two sets have in common, 0 to 1. */
export function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number> = new Set()): number {
  let common = 0;
  for (const shingle of one) if (other.has(shingle)) common += 1;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}

/** More characters than the words of a text that are compared have. */
const comparedChars = 20_000;

/**
 * What tells whether a whole source is a near-copy of another: the MinHash signature of its passages. Undefined for one that
 * says too little.
 */
export function printOf(spans: readonly { text: string }[]): string | undefined {
  let text = '';
  for (const span of spans) if (text.length < comparedChars) text += ` ${span.text}`;
  const shingles = shinglesOf(text.slice(0, comparedChars));
  if (shingles.size < minShingles) return undefined;
  return signatureOf(shingles)
    .map((hash) => hash.toString(36))
    .join(' ');
}

/** The share of equal hashes estimates the share of common shingles. */
export function isNearCopy(print: string, other: string): boolean {
  const others = other.split(' ');
  return print.split(' ').filter((hash, at) => hash === others[at]).length >= nearCopy * hashes;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The lowest hash of the shingles for each of several hash functions (MinHash). */
function signatureOf(shingles: ReadonlySet<number>): number[] {
  const lowest = new Array<number>(hashes).fill(0xffffffff);
  for (const shingle of shingles)
    for (let at = 0; at < hashes; at += 1) {
      const hash = mixed(shingle, at);
      if (hash < (lowest[at] ?? 0)) lowest[at] = hash;
    }
  return lowest;
}

/** The finalizer of MurmurHash3 with a seed. */
function mixed(value: number, seed: number): number {
  let hash = value ^ Math.imul(seed + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Union-find; the root of a set is its lowest number. */
class DisjointSets {
  readonly #parents: number[];

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, index) => index);
  }

  rootOf(index: number): number {
    let root = index;
    for (
      let parent = this.#parents[root];
      parent !== undefined && parent !== root;
      parent = this.#parents[root]
    )
      root = parent;
    this.#parents[index] = root;
    return root;
  }

  join(one: number, other: number): void {
    const [low = 0, high = 0] = [this.rootOf(one), this.rootOf(other)].sort((a, b) => a - b);
    this.#parents[high] = low;
  }
}

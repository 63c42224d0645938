import type typescript from 'typescript';

/**
 * Words that paraphrase a term of the field, or that make a relative clause the subject of a sentence; each with its
 * replacement. Stored words (event types, collections, metrics) are string values, which nothing here reads.
 */
export const avoidedWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwho(?:so)?ever\b/i, 'the noun: user, caller, admin, process'],
  [/\b(?:some|any|every|no)body\b/i, 'the noun: user, visitor, caller'],
  [/\b(?:is|are|was|were|be|been|being) told\b/i, 'receives, sees, is notified'],
  [/\bsurprises?\b/i, 'unexpected error'],
  [/\blets? go of\b/i, 'releases, abandons'],
  [/\bstor(?:y|ies)\b/i, 'workflow'],
  [/\bdoors?\b/i, 'route, entry point, endpoint or process'],
  [/\bfarewells?\b/i, 'erasure confirmation'],
  [/\bways? in\b/i, 'sign-in method'],
  [/\bturned away\b/i, 'denied, rejected'],
  [/\bwhat (?:stands|is left)\b/i, 'the noun'],
  [/\bbells?\b/i, 'commit notifier'],
];

const avoidedNames =
  /(?:^|-)(?:utils?|misc|helpers?|managers?|doors?|stor(?:y|ies)|bell|told|somebody|surprise|farewell)(?:[-.]|$)/;

/** Whether a file's name paraphrases, or has no meaning. */
export const hasAvoidedName = (name: string): boolean => avoidedNames.test(name);

/** An avoided word, its place, and its replacement. */
export type WordFinding = { file: string; line: number; found: string; instead: string };

const testCalls = new Set(['it', 'test', 'describe']);
const logCalls = new Set(['debug', 'info', 'warn', 'error']);

/** The avoided words in comments, log messages and test titles of one source file. */
export function findWords(ts: typeof typescript, file: string, source: string): WordFinding[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, number>();
  const findings: WordFinding[] = [];

  const read = (text: string, start: number) => {
    for (const [pattern, instead] of avoidedWords) {
      const match = pattern.exec(text);
      if (!match) continue;
      const line = parsed.getLineAndCharacterOfPosition(start + match.index).line + 1;
      findings.push({ file, line, found: match[0], instead });
    }
  };
  const visit = (node: typescript.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
      comments.set(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.getEnd()) ?? [])
      comments.set(pos, end);
    if (ts.isCallExpression(node) && isRead(nameOfCall(ts, node.expression)))
      for (const text of node.arguments)
        if (ts.isStringLiteralLike(text)) read(text.text, text.getStart() + 1);
    for (const child of node.getChildren(parsed)) visit(child);
  };

  visit(parsed);
  for (const [pos, end] of comments) read(source.slice(pos, end), pos);
  return findings;
}

/** The names of a call: `it.each([...])('title')` begins with `it`, `deps.logger.warn('...')` ends with `warn`. */
type CallName = { first: string; last: string; isMethod: boolean };

const isRead = (name: CallName | undefined): boolean =>
  name !== undefined && (testCalls.has(name.first) || (name.isMethod && logCalls.has(name.last)));

function nameOfCall(ts: typeof typescript, expression: typescript.Expression): CallName | undefined {
  if (ts.isIdentifier(expression)) return { first: expression.text, last: expression.text, isMethod: false };
  if (ts.isCallExpression(expression)) return nameOfCall(ts, expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return nameOfCall(ts, expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const inner = nameOfCall(ts, expression.expression);
  return { first: inner?.first ?? '', last: expression.name.text, isMethod: true };
}

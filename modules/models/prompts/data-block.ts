const tags = ['query', 'evidence', 'plan', 'draft', 'claims', 'last-answer'] as const;

/** A name as a model may still read it: with a few invisible characters between its letters. More would take quadratic time. */
const spelled = (name: string) => name.split('').join(String.raw`\p{Cf}{0,8}`);

/**
 * Beginnings of the product's own tags, and of the control tokens of chat templates ("<|im_start|>", "<｜User｜>"), which some
 * servers of models do not tell apart from text.
 */
const anyTag = new RegExp(
  String.raw`<(?=[\s\p{Cf}]{0,8}/?[\s\p{Cf}]{0,8}(?:${tags.map(spelled).join('|')})\b|\p{Cf}{0,8}[|｜])`,
  'giu',
);

/** Text of others between tags; a tag inside it loses its bracket, so that nothing can step out of its block. */
export function dataBlock(tag: (typeof tags)[number], text: string): string {
  return `<${tag}>\n${text.replace(anyTag, '‹')}\n</${tag}>`;
}

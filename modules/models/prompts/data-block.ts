const tags = ['query', 'evidence', 'plan', 'draft', 'claims', 'last-answer'] as const;
const anyTag = new RegExp(`<(?=/?(?:${tags.join('|')})\\b)`, 'gi');

/** Text of others between tags; a tag inside it loses its bracket, so that nothing can step out of its block. */
export function dataBlock(tag: (typeof tags)[number], text: string): string {
  return `<${tag}>\n${text.replace(anyTag, '‹')}\n</${tag}>`;
}

/** Takes a key out of a text, whole or in the shortened forms vendors echo it in ("sk-abc***wxyz"). */
export function maskKey(text: string, key: string): string {
  const whole = key.length >= 4 ? text.replaceAll(key, '[key]') : text;
  return whole.replace(/\b(?:sk|key)-[\w*.-]{4,}/gi, '[key]');
}

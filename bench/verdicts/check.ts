/** `cell(2019; Passengers) * 1000`, `12.4` or `"Denmark"`. */
export type Term = { raw: string; factor: number } & (
  { value: number | string } | { name: string; args: string[] }
);
export type Condition = { left: Term; sign: '=' | '<' | '>' | '~'; right: Term };
export type Check = Condition[];

/** Reads the conditions of a check. Throws on what is none. */
export function parseCheck(check: string): Check {
  return splitOutside(check, ' and ').map((text) => {
    const sign = (['=', '<', '>', '~'] as const).find((sign) => splitOutside(text, ` ${sign} `).length === 2);
    if (!sign) throw new Error(`"${text}" is no condition`);
    const [left = '', right = ''] = splitOutside(text, ` ${sign} `);
    return { left: termIn(left), sign, right: termIn(right) };
  });
}

function termIn(text: string): Term {
  const raw = text.trim();
  const [, whole = raw, rest = ''] = /^(.+?)((?:\s*[*/]\s*[\d.]+)*)$/.exec(raw) ?? [];
  const factor = [...rest.matchAll(/([*/])\s*([\d.]+)/g)].reduce(
    (product, [, sign, number]) => (sign === '*' ? product * Number(number) : product / Number(number)),
    1,
  );
  const quoted = /^"(.*)"$/.exec(whole)?.[1];
  if (quoted !== undefined) return { raw, factor, value: quoted };
  if (/^-?\d+(?:\.\d+)?$/.test(whole)) return { raw, factor, value: Number(whole) };
  const [, name, inside] = /^([a-z]+)\((.*)\)$/.exec(whole) ?? [];
  if (!name || inside === undefined) throw new Error(`"${raw}" is neither a figure, a text nor a call`);
  return { raw, factor, name, args: inside.split(';').map((arg) => arg.trim()) };
}

/** Splits at a text that stands neither in quotation marks nor in brackets. */
function splitOutside(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '"') quoted = !quoted;
    else if (!quoted && char === '(') depth += 1;
    else if (!quoted && char === ')') depth -= 1;
    if (!quoted && depth === 0 && text.startsWith(at, index)) {
      parts.push('');
      index += at.length - 1;
    } else parts[parts.length - 1] += char;
  }
  return parts;
}

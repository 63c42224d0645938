const digits = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
  .concat(' sixteen seventeen eighteen nineteen')
  .split(' ');
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const parts = new Map(
  Object.entries({
    part: 2,
    third: 3,
    quarter: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
  }),
);

/** Whether a quote states a value: the text itself, or the number in digits, in words or as a fraction. */
export function statesValue(quote: string, value: string): boolean {
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return quote.toLowerCase().includes(value.toLowerCase());
  const wanted = Math.abs(Number(value));
  const decimals = value.split('.')[1]?.length ?? 0;
  return numbersStated(quote).some(
    (stated) => Math.abs(stated - wanted) < 0.5 * 10 ** -Math.max(decimals, 3),
  );
}

/** Every reading of the numbers in a quote: "two thirds" is 2, 3, 0.667 and 66.7 percent. */
function numbersStated(quote: string): number[] {
  const inDigits = [...quote.matchAll(/(\d[\d,]*(?:\.\d+)?)(?:\s*(thousand|million|billion))?/g)].flatMap(
    ([, number = '', scale = '']) => [plain(number), plain(number) * (scales[scale] ?? 1)],
  );
  const words = quote.toLowerCase().split(/[^a-z-]+/);
  const inWords = words.flatMap((word) => numberOfWord(word) ?? []);
  const fractions = words.flatMap((_, at) => fractionAt(words, at) ?? []);
  return [...inDigits, ...inWords, ...fractions, ...fractions.map((share) => 100 * share)];
}

const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const plain = (number: string) => Number(number.replace(/,/g, ''));

/** "two thirds", "a quarter", "one in eight"; "third" alone may be a rank as well. */
function fractionAt(words: readonly string[], at: number): number[] | undefined {
  const word = words[at] ?? '';
  const part = parts.get(word.replace(/s$/, ''));
  if (part !== undefined) return [part, (numberOfWord(words[at - 1] ?? '') ?? 1) / part];
  const [over, under] = [numberOfWord(word), numberOfWord(words[at + 2] ?? '')];
  return words[at + 1] === 'in' && over !== undefined && under ? [over / under] : undefined;
}

/** "eleven", "sixty", "twenty-four", "dozen", "hundred". */
function numberOfWord(word: string): number | undefined {
  const [first = '', second] = word.split('-');
  const ten = tens.indexOf(first);
  if (ten >= 0) return 20 + 10 * ten + (second ? Math.max(0, digits.indexOf(second)) : 0);
  if (word === 'dozen') return 12;
  if (word === 'hundred') return 100;
  return digits.includes(word) ? digits.indexOf(word) : undefined;
}

import { describe, expect, it } from 'vitest';
import { addressFault, reportArguments } from './report-arguments';

type Values = Parameters<typeof reportArguments>[0]['values'];
const asked = (values: Values = {}, positionals: string[] = ['CO2']) =>
  reportArguments({ positionals, values });

describe('the arguments of report', () => {
  it('may be a query alone: a visual report by Model 1, as a page', () => {
    expect(asked({}, [' CO2 '])).toEqual({
      ...{
        query: 'CO2',
        model: 'deepseek',
        files: [],
        urls: [],
        retrieve: [],
        language: 'auto',
        approvePlan: false,
        kind: 'visual',
        format: 'html',
        out: undefined,
      },
    });
  });

  it('take the format from its option, else from the extension of the file', () => {
    const formatOf = (values: Values) => (asked(values) as { format?: string }).format;
    expect(formatOf({ out: 'a.md' })).toBe('md');
    expect(formatOf({ out: 'a.markdown' })).toBe('md');
    expect(formatOf({ out: 'a.htm' })).toBe('html');
    expect(formatOf({ out: 'a.txt' })).toBe('html');
    expect(formatOf({ out: 'a.md', format: 'pdf' })).toBe('pdf');
  });

  it.each([
    ['notaurl', 'This is not an address that can be fetched.'],
    ['ftp://example.org/x', 'This is not an address that can be fetched.'],
    ['https://ada:secret@example.org/', 'This is not an address that can be fetched.'],
    ['http://example.org:22/', 'Pages are not fetched from the port that this address names.'],
  ])('refuse the address %s', (address, reason) => {
    expect(asked({ url: [address] })).toEqual({
      problem: expect.stringContaining(`The address ${address} is not taken. ${reason}`) as string,
    });
  });

  it('take an address of the local network, which the settings may allow', () => {
    expect(asked({ url: ['http://intranet/page'] })).toMatchObject({ urls: ['http://intranet/page'] });
    expect(addressFault('http://intranet/page', ['intranet'])).toBeUndefined();
    expect(addressFault('http://intranet/page', [])).toContain('belongs to a private network');
  });

  it('take the kind of report', () => {
    expect(asked({ kind: 'research' })).toMatchObject({ kind: 'research' });
    expect(asked({ kind: 'visual' })).toMatchObject({ kind: 'visual' });
  });

  it('take the language of the report', () => {
    expect(asked({ language: 'fi' })).toMatchObject({ language: 'fi' });
    expect(asked({ language: 'auto' })).toMatchObject({ language: 'auto' });
  });

  it('accept the other names of Model 3', () => {
    expect(asked({ model: 'dual' })).toMatchObject({ model: 'claude' });
  });

  it('may be a claim to explain', () => {
    expect(asked({}, ['explain', 'r-1', 'c12'])).toEqual({ explain: { id: 'r-1', claimId: 'c12' } });
  });

  it.each<[Values, string[], string]>([
    [{}, ['explain'], 'Give a report and a claim'],
    [{}, ['explain', 'r-1'], 'Give a report and a claim'],
    [{}, ['explain', 'r-1', ' '], 'Give a report and a claim'],
    [{}, ['explain', 'r-1', 'c1', 'c2'], 'takes no c2'],
    [{ model: 'qwen' }, ['explain', 'r-1', 'c1'], 'takes no --model'],
    [{}, [], 'Give the query'],
    [{}, [''], 'Give the query'],
    [{}, ['  '], 'Give the query'],
    [{}, ['x'.repeat(2_001)], '2,000 characters'],
    [{}, ['A', 'B'], 'Unexpected: B'],
    [{ model: 'gpt' }, ['A'], 'no such model'],
    [{ model: '' }, ['A'], 'no such model'],
    [{ language: 'de' }, ['A'], 'no such report language. Choose auto, en, fi or sv'],
    [{ language: '' }, ['A'], 'no such report language'],
    [{ kind: 'Research' }, ['A'], 'called Research; choose visual or research'],
    [{ kind: '' }, ['A'], 'called ""'],
    [{ format: 'doc' }, ['A'], 'called doc'],
    [{ format: '' }, ['A'], 'called ""'],
    [{ out: ' ' }, ['A'], 'a path after'],
    [{ source: ['a.csv', ''] }, ['A'], 'a path after'],
    [{ source: Array.from({ length: 11 }, () => 'a.csv') }, ['A'], 'at most 10 sources'],
  ])('are refused in one sentence: %o %o', (values, positionals, words) => {
    expect(reportArguments({ positionals, values })).toEqual({
      problem: expect.stringMatching(/^[A-Z][^\n]+\.$/) as string,
    });
    expect(JSON.stringify(reportArguments({ positionals, values }))).toContain(
      JSON.stringify(words).slice(1, -1),
    );
  });
});

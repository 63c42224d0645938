import { describe, expect, it } from 'vitest';
import { csvEvidence, drawn, series } from '../../../../tests/doubles/planted-report';

describe('rows that a model typed', () => {
  describe('of a table with a word of the label name in other columns', () => {
    const stores = 'Fiscal year,Profit (million GBP),Online share of profit (%),Stores at year end\n';
    const evidence = csvEvidence(
      'stores.csv',
      Buffer.from(`${stores}2011,63.8,4.1,312\n2012,60.2,5.6,321\n2013,69.5,7.4,334\n`),
    );
    const rows = [
      ['2011', 63.8],
      ['2013', 69.5],
    ];

    it('take their labels from the column of texts or dates, not from one of numbers', () => {
      const chart = drawn({ columns: ['Year', 'Profit'], rows }, { evidence });
      expect(chart).toMatchObject({
        ...{ basis: 'source', title: 'Profit by fiscal year', unit: 'million GBP' },
        xLabel: 'Fiscal year',
      });
      expect(series(chart)).toEqual([['Profit', [63.8, 69.5]]]);
    });

    it('take a column by its name without the unit before one that shares words with it', () => {
      const shares = [
        ['2011', 4.1],
        ['2013', 7.4],
      ];
      const chart = drawn(
        { columns: ['Fiscal year', 'Online share of profit (%)'], unit: '%', rows: shares },
        { evidence },
      );
      expect(chart).toMatchObject({ basis: 'source', title: 'Online share of profit by fiscal year' });
    });
  });

  it('take the only column of names that holds each label once where the label name means none', () => {
    const chartOf = (header: string, name: string) =>
      drawn(
        {
          kind: 'comparison',
          columns: [name, 'Members'],
          rows: [
            ['Alder', 64],
            ['Dunmere', 41],
          ],
        },
        {
          evidence: csvEvidence(
            'members.csv',
            Buffer.from(`${header},Members\nAlder,Alder,64\nCorrie,Fells,87\nDunmere,Dunmere,41\n`),
          ),
        },
      );
    const vale = csvEvidence(
      'vale.csv',
      Buffer.from('Cooperative,District,Members\nAlder,Lower,64\nCorrie,High,87\nDunmere,Lower,41\n'),
    );
    const typed = {
      columns: ['Name of group', 'Members'],
      rows: [
        ['Alder', 64],
        ['Dunmere', 41],
      ],
    };
    expect(drawn({ kind: 'comparison', ...typed }, { evidence: vale })).toMatchObject({
      ...{ basis: 'source', title: 'Members by cooperative', xLabel: 'Cooperative' },
    });
    expect(chartOf('Cooperative,Town', 'Name of group').basis).toBe('model');
    expect(chartOf('Cooperative,Town', 'Town').basis).toBe('source');
  });
});

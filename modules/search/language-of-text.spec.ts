import { describe, expect, it } from 'vitest';
import { languageOfText } from './language-of-text';

describe('the language of a text', () => {
  it.each([
    [
      'en',
      'Tidal energy in Norway',
      'How much power the tides off northern Norway give, and what building costs.',
    ],
    [
      'en',
      'Battery recycling',
      'The report compares collection, costs and rules of battery recycling in six countries.',
    ],
    [
      'fi',
      'Vuorovesivoima Norjassa',
      'Raportti kertoo, kuinka paljon sähköä vuorovesi tuottaa ja mitä rakentaminen maksaa.',
    ],
    [
      'fi',
      'Akkujen kierrätys',
      'Vertailu kuuden maan keräyksestä, kustannuksista ja säännöistä vuosina 2010-2024.',
    ],
    [
      'sv',
      'Tidvattenkraft i Norge',
      'Rapporten visar hur mycket el tidvattnet ger och vad det kostar att bygga.',
    ],
    [
      'sv',
      'Återvinning av batterier',
      'En jämförelse av insamling, kostnader och regler i sex länder 2010-2024.',
    ],
  ])('is %s', async (language, ...lines) => {
    expect(await languageOfText(lines.join('\n'))).toBe(language);
  });

  it.each([
    [
      'Danish',
      'Rapporten viser, hvor meget strøm tidevandet giver, og hvad det koster at bygge anlæggene i Norge.',
    ],
    [
      'Norwegian',
      'Rapporten viser hvor mye strøm tidevannet gir, og hva det koster å bygge anleggene i Norge.',
    ],
    [
      'Estonian',
      'Aruanne näitab, kui palju elektrit tõusulained annavad ja kui palju maksab nende ehitamine.',
    ],
    ['German', 'Der Bericht zeigt, wie viel Strom die Gezeiten liefern und was der Bau der Anlagen kostet.'],
    ['French', "Le rapport montre combien d'électricité donnent les marées et ce que coûte la construction."],
    ['Russian', 'Отчёт показывает, сколько электроэнергии дают приливы и сколько стоит их строительство.'],
    ['no language', 'XJ-9 2.4 GHz 802.11ax 4096-QAM 1.2 Gbit/s 160 MHz 8x8 MU-MIMO 6 GHz 320 MHz 5.8 Gbit/s'],
    ['words too few', 'Tides'],
  ])('is none of a report for %s', async (_, text) => {
    expect(await languageOfText(text)).toBeUndefined();
  });
});

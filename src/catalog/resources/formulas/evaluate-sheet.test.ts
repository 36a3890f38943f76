import { describe, expect, it } from 'vitest';
import { evaluateSheet } from './evaluate-sheet.ts';

const head = ['What', 'Number', 'Other'];

/** What a formula comes to at C2 of a small sheet, or what is wrong with it. */
function at(formula: string): unknown {
  const { values, faults } = evaluateSheet([
    head,
    ['Wages', '10', formula],
    ['Rent', '-2.5', '4'],
    ['Wages', '', '6'],
    ['Note', 'none', ''],
  ]);
  return faults[0] ?? values[1]?.[2];
}

describe('a formula', () => {
  it.each([
    ['=1+2*3', 7],
    ['=(1+2)*3', 9],
    ['=-B2^2', 100],
    ['=10-4-3', 3],
    ['=B2*20%', 2],
    ['=B2/B3', -4],
    ['=$B$2+B4', 10],
    ['=SUM(B2:B5)', 7.5],
    ['=SUM(B2,C3:C4,1)', 21],
    ['=AVERAGE(C3:C4)', 5],
    ['=MIN(B2:B5)', -2.5],
    ['=MAX(0,B3)', 0],
    ['=COUNT(B2:B5)', 2],
    ['=COUNTIF(A2:A5,"wages")', 2],
    ['=COUNTIF(B2:B5,">0")', 1],
    ['=COUNTIF(A2:A5,"<>Wages")', 2],
    ['=COUNTIF(B2:B5,B2)', 1],
    ['=SUMIF(A2:A5,"Wages",B2:B5)', 10],
    ['=SUMIF(B2:B5,"<=10")', 7.5],
    ['=ROUND(2.345,2)', 2.35],
    ['=ROUND(1.005*100,0)', 101],
    ['=ROUND(-2.5,0)', -3],
    ['=ROUND(1234,-2)', 1200],
    ['=IF(B2>5,"high","low")', 'high'],
    ['=IF(A2="WAGES",1,B2/0)', 1],
    ['=IF(B4="",1,2)', 1],
    ['=IF(B4=0,1,2)', 1],
    ['=IF(B2>=10,IF(B3<0,3,2),1)', 3],
    ['=A2&" "&B2', 'Wages 10'],
    ['=C3+C4', 10],
    ['=B2<>10', false],
  ])('%s comes to %j', (formula, value) => {
    expect(at(formula)).toEqual(value);
  });

  it.each([
    ['=B2/B4', 'C2: It divides by zero (#DIV/0!).'],
    ['=A2*2', 'C2: It reckons with the text “Wages” (#VALUE!).'],
    ['=D2', 'C2: D2 is outside of the table (#REF!).'],
    ['=SUM(B2:B9)', 'C2: B6 is outside of the table (#REF!).'],
    ['=SUM(A1:ZZ99999)', 'C2: A1:ZZ99999 is outside of the table (#REF!).'],
    ['=VLOOKUP(A2,A2:B5,2)', 'C2: VLOOKUP is not one of the functions (#NAME?).'],
    ['=constructor(1)', 'C2: CONSTRUCTOR is not one of the functions (#NAME?).'],
    ['=C2+1', 'C2: C2 needs itself.'],
    ['=SUM(', 'C2: It ends too early.'],
    ['=1 2', 'C2: “2” is left over at its end.'],
    ['=B2;3', 'C2: “;” is left over at its end.'],
    ['=B2:B3+1', 'C2: A range stands where one value is expected (#VALUE!).'],
    ['=ROUND(1)', 'C2: ROUND has 1 values, which is not how it is written.'],
    [`=${'('.repeat(5_000)}1`, 'C2: It is too long.'],
  ])('%s says what is wrong', (formula, fault) => {
    expect(at(formula)).toBe(fault);
  });
});

it('works out formulas that need others below them, and names a fault once', () => {
  const { values, faults } = evaluateSheet([head, ['a', '=B3*2', '=B4'], ['b', '=B4+1', ''], ['c', '3', '']]);
  expect(values[1]).toEqual(['a', 8, 3]);
  expect(faults).toEqual([]);
  const broken = evaluateSheet([head, ['a', '=1/0', '=B2+1']]).faults;
  expect(broken).toEqual(['B2: It divides by zero (#DIV/0!).', 'C2: It needs B2, which has a fault.']);
});

it('gives up on a chain that no stack could hold', () => {
  const rows = Array.from({ length: 3_000 }, (_, row) => [`=A${row + 2}`]);
  expect(evaluateSheet([...rows, ['1']]).faults[0]).toContain('too many others in a row');
});

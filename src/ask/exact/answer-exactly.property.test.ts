import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactQuestions, exactSetting } from '../../testing/ask/exact-questions.ts';
import { moreExactQuestions } from '../../testing/ask/more-exact-questions.ts';
import { answerExactly } from './answer-exactly.ts';

const mostMilliseconds = 50;
const attempts = 4;
const longest = 10_000;

function valueOf(question: string): number | undefined {
  const answer = answerExactly(question, exactSetting);
  return answer === undefined || answer.kind === 'cannot' ? undefined : answer.value;
}

/** The work of a question, which a busy machine does not add to. Compiling happens once, so the best of some attempts counts. */
function workOf(question: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > mostMilliseconds; attempt += 1) {
    const start = process.cpuUsage();
    answerExactly(question, exactSetting);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const words = [...exactQuestions, ...moreExactQuestions].flatMap(([question]) =>
  question.split(/(\s+|(?<=\d)(?=\D))/),
);
const soup = fc.array(
  fc.constantFrom(
    ...new Set(words),
    '(',
    ')',
    '^',
    '!',
    '9',
    '-',
    '/',
    ',',
    '\n',
    'constructor',
    '__proto__',
  ),
  {
    maxLength: 200,
  },
);

describe('whatever is written', () => {
  it('does no harm and takes no time: any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: longest, size: 'max' }), (text) => {
        expect(workOf(text)).toBeLessThanOrEqual(mostMilliseconds);
      }),
      { numRuns: 60 },
    );
  });

  it('does no harm and takes no time: words of such questions in any order', () => {
    fc.assert(
      fc.property(soup, fc.constantFrom('', ' '), (parts, between) => {
        expect(workOf(parts.join(between))).toBeLessThanOrEqual(mostMilliseconds);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['brackets', '('.repeat(5_000)],
    ['closed brackets', `${'('.repeat(150)}1${')'.repeat(150)}+1`],
    ['signs', '-'.repeat(9_999)],
    ['signs before a number', `${'-'.repeat(300)}1 + 1`],
    ['a tower of powers', '9^9^9^9^9^9^9'],
    ['many powers', Array.from({ length: 50 }, () => '1.5^2.5').join('+')],
    ['factorials', '9!!!!'],
    ['many factorials', Array.from({ length: 50 }, () => '999!').join('*')],
    ['points', '.'.repeat(longest)],
    ['commas', ','.repeat(longest)],
    ['lines', '\n'.repeat(longest)],
    ['blanks', ' '.repeat(longest)],
    ['digits', '7'.repeat(longest)],
    ['numbers', '12.57, '.repeat(990)],
    ['more numbers', '12.5, '.repeat(1_600)],
    ['numbers with a word', `mean of ${'12.5 '.repeat(1_900)}`],
    ['words', 'please '.repeat(1_400)],
    ['number words', 'twenty '.repeat(57)],
    ['units', 'how many cups in a '.repeat(20)],
    ['days', 'days between 3 march and '.repeat(15)],
    ['a long number', `${'9'.repeat(140)} * ${'9'.repeat(140)}`],
    ['primes', 'prime factors of 9999999967'],
  ])('does no harm and takes no time: %s', (_name, text) => {
    expect(workOf(text)).toBeLessThanOrEqual(mostMilliseconds);
  });

  it('says in words that something is too large or too deep', () => {
    for (const question of [
      '9^9^9^9',
      '3000!',
      `mean of ${'12.5 '.repeat(1_900)}`,
      `${'('.repeat(50)}1+1${')'.repeat(50)}`,
    ])
      expect(answerExactly(question, exactSetting)?.kind).toBe('cannot');
  });
});

describe('what is worked out', () => {
  it('adds hundredths without an error', () => {
    const cents = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const question = `${(one / 100).toFixed(2)} + ${(other / 100).toFixed(2)}`;
        expect(valueOf(question)).toBe((one + other) / 100);
      }),
    );
  });

  it('multiplies and divides whole numbers as big ones are', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        (one, other) => {
          const answer = answerExactly(`${one} * ${other}`, exactSetting);
          expect(answer?.kind === 'arithmetic' ? answer.answer.replaceAll(',', '') : '').toBe(
            String(one * other),
          );
        },
      ),
    );
  });

  it('comes back from another unit', () => {
    const pairs = fc.constantFrom(
      ['miles', 'km'],
      ['lb', 'kg'],
      ['celsius', 'fahrenheit'],
      ['gallons', 'litres'],
      ['psi', 'bar'],
    );
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 100_000 }), ([one, other], amount) => {
        const there = valueOf(`${amount} ${one} in ${other}`) ?? 0;
        expect(valueOf(`${there.toFixed(9)} ${other} in ${one}`)).toBeCloseTo(amount, 4);
      }),
    );
  });

  it('counts days as the calendar does', () => {
    const day = fc
      .date({ min: new Date('1600-01-01'), max: new Date('2399-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const days = Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
        expect(valueOf(`days between ${one} and ${other}`)).toBe(days);
      }),
    );
  });

  it('writes Roman numerals and other bases that it reads again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_999 }), (number) => {
        const roman = answerExactly(`${number} in roman numerals`, exactSetting);
        const binary = answerExactly(`${number} in binary`, exactSetting);
        expect(roman?.kind === 'number' ? valueOf(`${roman.answer} in arabic numbers`) : undefined).toBe(
          number,
        );
        expect(
          binary?.kind === 'number' ? valueOf(`${binary.answer} from binary to decimal`) : undefined,
        ).toBe(number);
      }),
    );
  });

  it('keeps parts and wholes of a percentage together', () => {
    const number = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(number, number, (part, whole) => {
        const share = valueOf(`what percent is ${part} of ${whole}`) ?? 0;
        expect((share * whole) / 100).toBeCloseTo(part, 6);
      }),
    );
  });
});

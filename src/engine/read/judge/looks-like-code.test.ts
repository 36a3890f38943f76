import { describe, expect, it } from 'vitest';
import { judge } from '../../judge.ts';
import { pastedCode } from './looks-like-code.ts';

describe('what was pasted', () => {
  it.each([
    ['JavaScript code', 'const total = prices.map((price) => price * 2);\nconsole.log(total);'],
    ['Python code', 'def f(x):\n    return x * 2'],
    ['SQL', 'CREATE TABLE plants (id int, name text);'],
    ['CSS', '.card {\n  color: red;\n}'],
    ['Java code', 'public static void main(String[] args) {\n  System.out.println("hi");\n}'],
    ['an error message', 'Traceback (most recent call last)\n  File "a.py", line 3'],
    ['HTML', '<div><p>Hello</p></div>'],
    ['JSON', '{"name": "Ada", "age": 3'],
  ])('is %s', (what, text) => expect(pastedCode(text)?.what).toBe(what));

  it.each([
    'return books (max 3 weeks), late fees',
    'select rooms from a list and book them',
    'let members post; admins approve;',
    'states: open, done;',
    'app with <b>bold</b> title, a list of members, a calendar with events and a form to sign up for them',
    'class list: name, teacher, room',
  ])('is prose: %s', (text) => expect(pastedCode(text)).toBeUndefined());

  it('is judged quickly, whatever ten thousand signs it has', () => {
    const started = performance.now();
    for (const piece of [
      'return -',
      'a,',
      'a-',
      '<a ',
      '{',
      'let a ',
      'SELECT ',
      'bla',
      '((',
      'x = ',
      'ignore all ',
    ])
      judge(piece.repeat(10_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

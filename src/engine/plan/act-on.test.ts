import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import { actOn } from './act-on.ts';

describe('what one does with records', () => {
  it('has the word that its verb asks for', () => {
    expect(['Enroll', 'Sign up', 'Book', 'Apply'].map(actOn)).toEqual([
      'enroll in',
      'sign up for',
      'book',
      'apply for',
    ]);
  });

  it('stands in the line below the heading as a person would write it', () => {
    const { pages } = planFromText(
      'A school. Students can browse courses and enroll in courses. Admins manage courses.',
    );
    const lead = pages.find(({ path }) => path === '/courses')?.lead;
    expect(lead).toMatch(/^(?:Find|Browse)[^.]* courses, or enroll in one\.$/);
  });

  it('is confirmed by where one finds it again', () => {
    const { actions } = planFromText('Members can extract honey.');
    const [extract] = actions;
    expect(extract?.done).toBe(`Done. You find it under “${extract?.resultLabel}”.`);
  });
});

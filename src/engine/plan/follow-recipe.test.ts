import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import { recipes } from './recipes.ts';

const blocksOf = (description: string) =>
  planFromText(description).pages.flatMap(({ sections }) => sections.map(({ block }) => block));
const thingsOf = (description: string) => planFromText(description).entities.map(({ many }) => many);

describe('a terse description', () => {
  it.each(recipes.map(({ words }) => words[0] ?? ''))('“%s” gets what everybody means by it', (words) => {
    const plan = planFromText(`A simple ${words} app`);
    const unserved = plan.trace.filter(({ served }) => served.length === 0).map(({ request }) => request);
    expect(unserved).toEqual([]);
    expect(plan.pages.length).toBeGreaterThanOrEqual(2);
  });

  it('is no longer terse when it says what it wants', () => {
    const said = 'A CRM where users can add notes, rate notes, print notes and share notes.';
    expect(thingsOf(said)).not.toContain('Deals');
  });

  it.each([
    ['Build me a weather app', 'Weather'],
    ['make me a todo list', 'Tasks'],
    ['Can you create a website for my bakery?', 'Menus'],
    ['I need a tool that helps my team plan sprints', 'Sprints'],
    ['we need something to manage volunteers at our food bank', 'Volunteers'],
    ['student grade book for teachers', 'Student grades'],
  ])('is read past its manners: %s', (description, thing) => {
    expect(thingsOf(description)).toContain(thing);
  });

  it.each([
    ['stock report generator: enter a company and choose sections', 'report'],
    ['Build a multiple-choice quiz app with a timer and a results screen', 'quiz'],
    ['a tool to split bills with friends', 'split-expenses'],
    ['An online bookstore', 'cart'],
    ['recipe site where users can rate recipes and save favourites', 'favorites'],
  ])('gets the part that it names: %s', (description, block) => {
    expect(blocksOf(description)).toContain(block);
  });

  it('keeps no records of the parts of a game', () => {
    expect(thingsOf('Build a minesweeper game with beginner, intermediate, and expert modes')).toEqual([]);
  });

  it('gives a thing what it has', () => {
    const [rooms] = planFromText('hotel booking site with rooms, availability and prices').entities;
    expect(rooms?.fields.map(({ label }) => label)).toContain('Availability');
  });

  it('that cannot be read keeps what it names', () => {
    expect(thingsOf('A web application that connects volunteers with organizations')).toContain('Volunteers');
  });
});

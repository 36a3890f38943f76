import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';

const kindsOf = (spec: AppSpec) => spec.entities.map(({ many }) => many);
const titlesOf = (spec: AppSpec) => spec.pages.map(({ title }) => title);

describe('a description as people write it', () => {
  it('is about the companies whose data it shows, not about its users', () => {
    const spec = planFromText(
      'Please implement a multi-company dashboard website for managing and displaying data from multiple companies. Users should be able to log in, switch between companies, compare companies side by side, and export reports.',
    );
    expect(kindsOf(spec)[0]).toBe('Companies');
    expect(titlesOf(spec)).toContain('Compare companies');
  });

  it('names things of a blog, none of which is a field of another', () => {
    const spec = planFromText(
      'A personal blog website with articles, categories, comments and a contact form. Visitors browse articles by category and like an article.',
    );
    const articles = spec.entities.find(({ many }) => many === 'Articles');
    expect(articles?.fields.map(({ label }) => label)).not.toContain('Contact form');
    expect(spec.actions.map(({ id }) => id)).toContain('like-articles');
    expect(titlesOf(spec)).toContain('Contact');
  });

  it('says what a site presents before it says what people do there', () => {
    const spec = planFromText(
      'A website for a law firm that presents practice areas, lawyers, cases won and lets visitors book a consultation.',
    );
    expect(kindsOf(spec)).toEqual(expect.arrayContaining(['Practice areas', 'Lawyers', 'Cases']));
  });

  it('filters, sorts and compares by what a thing has', () => {
    const spec = planFromText(
      'A GPU price comparison website. Users can browse GPUs, filter by brand and memory, sort by price, and compare up to three GPUs.',
    );
    const [gpus] = spec.entities;
    expect(gpus?.many).toBe('GPUs');
    expect(gpus?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Brand', 'Memory', 'Price']),
    );
    expect(gpus?.fields.map(({ label }) => label)).not.toContain('Sort by price');
  });

  it('tells what admins do from what everybody does in one sentence', () => {
    const spec = planFromText(
      'A library where users can borrow books, see their loans, and librarians can add books and members.',
    );
    expect(spec.roles).toContain('Librarian');
    expect(kindsOf(spec)).toContain('Members');
  });

  it('leaves to a game what is a part of it', () => {
    const baseball = planFromText(
      'A baseball simulation website in which users choose two teams, simulate games inning by inning, view box scores, player statistics and league standings.',
    );
    expect(baseball.name).toBe('Baseball Simulation');
    expect(titlesOf(baseball)).toEqual(['Baseball']);
    const wheel = planFromText(
      'A wheel of fortune website. Users can add and remove entries, spin the wheel and view the spin history.',
    );
    expect(kindsOf(wheel)).toEqual([]);
  });

  it('makes reports from what they are about', () => {
    const spec = planFromText(
      'A stock report generation website that allows users to generate and view stock reports and to search stocks by symbol.',
    );
    expect(kindsOf(spec)).toEqual(['Stock']);
    expect(titlesOf(spec)).toContain('Reports');
  });

  it('keeps no kind of record that nobody would see', () => {
    const spec = planFromText('A hiring site. Candidates upload resumes and apply to jobs.');
    for (const { name } of spec.entities)
      expect(JSON.stringify([spec.pages, spec.actions])).toContain(`"${name}"`);
  });

  it('keeps what a site consists of and no list of such sites', () => {
    const museum = planFromText(
      'A museum website with exhibitions, opening hours, guided tours and a newsletter.',
    );
    expect(kindsOf(museum)).toEqual(expect.arrayContaining(['Exhibitions', 'Tours']));
    expect(kindsOf(museum)).not.toContain('Museums');
  });

  it('reads what an app does for somebody', () => {
    const spec = planFromText(
      'A customer relationship system for small businesses that tracks leads, contacts and deals. Users should be able to convert leads to customers.',
    );
    expect(kindsOf(spec)).toEqual(expect.arrayContaining(['Leads', 'Contacts', 'Deals']));
    expect(titlesOf(spec)).not.toContain('Track lead');
  });

  it('takes a kanban board for tasks, with what they have', () => {
    const spec = planFromText(
      'A kanban board for a small team with drag and drop, labels, due dates and assignees.',
    );
    expect(kindsOf(spec)).toEqual(['Tasks']);
    expect(spec.entities[0]?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Due date', 'Assignee', 'Label']),
    );
  });

  it('knows people who say something of themselves', () => {
    const spec = planFromText('A blood donation website where donors register with blood group and city.');
    const donors = spec.entities.find(({ many }) => many === 'Donors');
    expect(donors?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Blood group', 'City']));
    expect(spec.accounts).toBe('optional');
  });

  it('hears of others in the middle of a sentence', () => {
    const spec = planFromText(
      'A dog walking site. Dog owners can book walkers, walkers set their price, and both leave reviews.',
    );
    expect(kindsOf(spec)).toContain('Walkers');
    expect(kindsOf(spec).join()).not.toMatch(/both|owners rate/i);
  });

  it('sees two lists where a sentence names two things that are alike', () => {
    const spec = planFromText('A city guide with attractions, hotels, restaurants and events.');
    expect(kindsOf(spec)).toEqual(expect.arrayContaining(['Attractions', 'Restaurants']));
  });

  it('sells what a shop is for, and takes its categories for a field', () => {
    const spec = planFromText(
      'Please implement an e-commerce website for handmade jewelry with product categories, a wish list and a shopping cart.',
    );
    expect(spec.name).toBe('Handmade Jewelry');
    expect(kindsOf(spec)).not.toContain('Product categories');
    expect(titlesOf(spec)).toEqual(expect.arrayContaining(['Shop', 'Wish list']));
  });

  it('asks for what people enter and keeps no list of it', () => {
    const spec = planFromText(
      'An insurance comparison website where users enter their age and region, see offers and compare offers.',
    );
    expect(kindsOf(spec)).toContain('Offers');
    expect(kindsOf(spec)).not.toContain('Regions');
  });
});

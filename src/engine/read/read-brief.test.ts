import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

function wishes(text: string): string[] {
  return readBrief(text).requests.map(({ actor, verb, object }) => `${actor}: ${verb} ${object}`.trim());
}

describe('readBrief', () => {
  it('shares an object among the verbs before it, and a verb among the objects after it', () => {
    expect(
      wishes(
        'Please implement a fleet website. Users should be able to browse, add, and modify vehicle information, manage accounts and permissions.',
      ),
    ).toEqual([
      'user: browse vehicle information',
      'user: add vehicle information',
      'user: modify vehicle information',
      'user: manage accounts',
      'user: manage permissions',
    ]);
  });

  it('reads named functions, gerunds among them', () => {
    expect(
      wishes(
        'Build a shop. The website should have functionalities for placing orders, order management, and search.',
      ),
    ).toEqual(['user: order', 'user:  order management', 'user:  search']);
  });

  it('takes what is listed after “including” as details of the wish before', () => {
    const [wish] = readBrief(
      'A catalogue. The app should be able to manage product information, including product name, price, and weight.',
    ).requests;
    expect(wish).toMatchObject({
      verb: 'manage',
      object: 'product information',
      details: ['product name', 'price', 'weight'],
    });
  });

  it('tells who wants something', () => {
    const brief = readBrief(
      'A service desk. Engineers should be able to accept orders. Admins can block users.',
    );
    expect(brief.roles).toEqual(['engineer', 'admin']);
    expect(wishes(brief.text)).toEqual(['engineer: accept orders', 'admin: block users']);
  });

  it('reads both colours, also those that CSS does not know', () => {
    expect(
      readBrief('A page. Style all pages with a frost white background and charcoal components.').colors,
    ).toEqual({
      background: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      component: '#343a40',
    });
    expect(readBrief('A page. Use lavender for the background and navy for components.').colors).toEqual({
      background: '#e6e6fa',
      component: '#1b2a4e',
    });
  });

  it('keeps a name that the text gives', () => {
    expect(
      readBrief('Develop a web application called "Daily Journal" that allows users to write entries.').title,
    ).toBe('Daily Journal');
    expect(readBrief('OnlineShoppingCenter: The task is to develop a shop.').title).toBe(
      'Online Shopping Center',
    );
  });

  it('knows when a description is in another language', () => {
    expect(
      readBrief(
        'Bitte erstelle eine Seite, auf der Nutzer ihre Bücher verwalten und mit der sie die Liste der Titel sehen können',
      ).language,
    ).toBe('de');
    expect(readBrief('制作一个图书管理网站').language).toBe('zh');
  });

  it('reads user stories that no stop separates', () => {
    expect(
      wishes('Voting App. User can see a list of items User can vote for an item User can see all votes'),
    ).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { toldAbout } from './told-about.ts';

describe('What a text says of who they are', () => {
  it.each([
    [
      "I'm a street photographer in Valletta and need a portfolio that's just the pictures. A tiny bit about me.",
      ["I'm a street photographer in Valletta."],
    ],
    [
      'I photograph weddings in Lisbon and want a plain portfolio with an about page',
      ['I photograph weddings in Lisbon.'],
    ],
    [
      'We are a small pottery in Delft. We make mugs and bowls by hand. A site with an about page, please.',
      ['We are a small pottery in Delft.', 'We make mugs and bowls by hand.'],
    ],
    ['Portfolio of a painter with an about page', []],
    ['We want a website about our choir', []],
  ])('%s', (text, paragraphs) => {
    expect(toldAbout({ text })).toEqual(paragraphs);
  });
});

import { describe, expect, it } from 'vitest';
import { readBrief } from '../read/read-brief.ts';
import { nameApp, taglineOf } from './name-app.ts';
import { holderName, leadPhrase, withoutAsides } from './name-phrase.ts';

describe('the words that a description begins with', () => {
  it.each([
    ['parking spots in our building, book for guests', 'parking spots'],
    ['lost and found for our school', 'lost and found'],
    ['museum volunteer shifts', 'museum volunteer shifts'],
    ["track my baby's weight and feeds", "baby's weight and feeds"],
    ["my grandma's recipes, so we dont lose them", "grandma's recipes"],
    ['app for splitting the rent and bills with 3 flatmates', 'rent and bills'],
  ])('name it: “%s”', (text, name) => {
    expect(leadPhrase(text)).toBe(name);
  });

  it.each(['who has my tools', 'rent out my camper van', 'app', 'i need something', 'it should be nice'])(
    'name nothing: “%s”',
    (text) => {
      expect(leadPhrase(text)).toBeUndefined();
    },
  );
});

describe('the name of an app', () => {
  it('says of what it is a map, a rota or an inventory', () => {
    expect(holderName('map', 'for good playgrounds')).toBe('playground map');
    expect(holderName('inventory', 'for a small hardware shop')).toBe('hardware shop inventory');
    expect(holderName('bakery', 'for bread')).toBeUndefined();
  });

  it('holds nothing that is said to a person or about the looks, and no slip of the finger', () => {
    expect(withoutAsides('nail studio pls')).toBe('nail studio');
    expect(withoutAsides('dark theme film watchlist')).toBe('film watchlist');
    expect(withoutAsides('Menu planer')).toBe('Menu planner');
  });

  it.each(['lost and found for our school', '5 a side football', 'bike repair shop jobs board'])(
    'is no single word where more was said: “%s”',
    (text) => {
      const brief = readBrief(text);
      expect(nameApp(brief)).toContain(' ');
      expect(taglineOf(brief)).toContain(' ');
      expect(nameApp(brief)).not.toMatch(/^(?:I|We|You)\b|\b(?:for|of|in|on|with|to|pls)$/i);
    },
  );

  it('is no sentence about who does what', () => {
    const text = 'My students write essays and each one reads two essays by others.';
    const request = {
      actor: 'user',
      verb: 'write',
      object: 'essays',
      rest: '',
      details: [],
      negated: false,
      text,
    };
    expect(nameApp({ ...readBrief(text), subject: 'essays', purpose: '', requests: [request] })).toBe(
      'Student Essays',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { createSearch } from './full-text-search.ts';

const items = [
  {
    id: 'password',
    title: 'How do I change my password?',
    keywords: ['credentials'],
    text: 'Open the settings.',
  },
  {
    id: 'backup',
    title: 'How do I make a backup?',
    text: 'Stop the server, then copy the folder with your settings.',
  },
  { id: 'cafe', title: 'The café', text: 'A place to sit.' },
  { id: 'how', title: 'How to', text: 'A title of fillers.' },
];
const search = createSearch(items);
const idsFor = (query: string) => search(query).map(({ item }) => item.id);

describe('createSearch', () => {
  it('finds the beginnings of words, in any case', () => {
    expect(idsFor('PASSW')).toEqual(['password']);
  });

  it('forgives a slip of the finger', () => {
    expect(idsFor('bakcup')).toEqual(['backup']);
    expect(idsFor('passwrd')).toEqual(['password']);
  });

  it('finds words with or without their accents', () => {
    expect(idsFor('cafe')).toEqual(['cafe']);
    expect(idsFor('café')).toEqual(['cafe']);
  });

  it('finds by other words for the same thing', () => {
    expect(idsFor('credentials')).toEqual(['password']);
  });

  it('puts a word in the title before one in the text', () => {
    const titled = createSearch([
      { id: 'text', title: 'Other', text: 'about mail and mail' },
      { id: 'title', title: 'Mail', text: 'about letters' },
    ]);
    expect(titled('mail').map(({ item }) => item.id)).toEqual(['title', 'text']);
  });

  it('wants every word, and is content with some when nothing has all', () => {
    expect(idsFor('copy settings')).toEqual(['backup']);
    expect(idsFor('password zeppelin')).toEqual(['password']);
  });

  it('does not look for the words that every question has, unless there are no others', () => {
    expect(idsFor('how do I change the password')).toEqual(['password']);
    expect(idsFor('how to')[0]).toBe('how');
  });

  it('says which words of the text it found', () => {
    expect(search('bakcup')[0]?.terms).toEqual(['backup']);
  });

  it.each(['', '   ', '?!', 'zeppelin'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([]);
  });
});

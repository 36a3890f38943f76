import type { SpanKind } from './reading.ts';

interface KindWords {
  /** What a word group of this kind is, as people say it. */
  readonly name: string;
  /** The same in a word or two. */
  readonly tag: string;
  /** What follows the words in a sentence: “books” is a thing that is kept. */
  readonly said: string;
}

export const kindWords: Readonly<Record<SpanKind, KindWords>> = {
  K: { name: 'kind of app', tag: 'kind', said: 'is the kind of app' },
  X: { name: 'business or subject', tag: 'subject', said: 'is the business or subject' },
  T: { name: 'a thing that is kept', tag: 'thing', said: 'is a thing that is kept' },
  F: { name: 'a detail of a thing', tag: 'detail', said: 'is a detail of a thing' },
  V: { name: 'a value or name', tag: 'value', said: 'is a value or name' },
  R: { name: 'people', tag: 'people', said: 'stands for people' },
  A: { name: 'something people do', tag: 'doing', said: 'is something people do' },
  P: { name: 'a page or part', tag: 'part', said: 'is a page or part' },
  N: { name: 'a rule or an amount', tag: 'rule', said: 'is a rule or an amount' },
  C: { name: 'a colour or look', tag: 'look', said: 'is a colour or look' },
  Q: { name: 'a wished quality', tag: 'quality', said: 'is a wished quality' },
  Z: { name: 'not wanted', tag: 'not wanted', said: 'is not wanted' },
};

/** Of words that have no label. */
export const noKindWords: KindWords = { name: 'not important', tag: '', said: 'is not important' };

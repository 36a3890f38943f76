import { stemmer } from 'stemmer';

/** Words that every question has; they say nothing about what is asked for. */
const fillers = new Set(
  (
    'a about all am an and any are as at be been but by can cannot could cant did do does doesnt dont for from get got had has have he her ' +
    'him his how i id if ill im in into is isnt it its ive just let like many me mean meaning more most much must my need no not of off ok ' +
    'on once one only or other our out over own please s say she should so some such t tell than that thats the their them then there these ' +
    'they this to too up us very want wants was we were what whats when where which who why will with wont would you your'
  ).split(' '),
);

/** The words of a text as the index knows them: in lower case, without accents, without endings. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(stemmer);
}

/** Without those that every question has, unless there is no other. */
export function askedTerms(question: string): string[] {
  const words = wordsOf(question);
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemmer))];
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

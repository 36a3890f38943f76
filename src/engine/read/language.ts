const marks: readonly (readonly [language: string, words: string])[] = [
  ['en', 'the and for with should users user can able to of a an is be have create app'],
  ['de', 'der die das und für mit soll nutzer benutzer eine einen ist werden können sollen nicht'],
  ['fr', 'le la les et pour avec une des doit utilisateurs peuvent est dans qui être créer'],
  ['es', 'el la los las y para con una debe usuarios pueden que crear aplicación del por'],
  ['it', 'il lo gli e per con una deve utenti possono che creare applicazione della nel'],
  ['pt', 'o os as e para com uma deve usuários podem que criar aplicativo da do não'],
  ['nl', 'de het een en voor met moet gebruikers kunnen die maken van niet worden'],
];

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['zh', /\p{Script=Han}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/** The language that most of the text is written in. Short and unclear texts count as English. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  for (const [language, pattern] of scripts.toReversed()) {
    if ((text.match(pattern)?.length ?? 0) > letters * 0.3) return language;
  }
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const counts = marks.map(([language, list]) => {
    const known = new Set(list.split(' '));
    return [language, words.filter((word) => known.has(word)).length] as const;
  });
  const [best] = counts.toSorted((a, b) => b[1] - a[1]);
  const english = counts.find(([language]) => language === 'en')?.[1] ?? 0;
  return best !== undefined && best[1] >= 3 && best[1] > english * 1.5 ? best[0] : 'en';
}

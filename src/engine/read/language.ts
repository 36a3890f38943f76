const marks: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'the and for with should users user can able to of a an is be have create i my we our who when that in on',
  ],
  [
    'de',
    'der die das und für mit soll nutzer benutzer eine einen ist werden können sollen nicht ich wir meine meinen meinem unser unsere ein einem auf von den dem zum zur kein keine auch',
  ],
  [
    'fr',
    'le la les et pour avec une des doit utilisateurs peuvent est dans qui être créer je nous mon ma mes notre un du au aux sur les de',
  ],
  [
    'es',
    'el la los las y para con una debe usuarios pueden que crear aplicación del por mi mis nuestro nuestra un en de los se',
  ],
  ['it', 'il lo gli e per con una deve utenti possono che creare applicazione della nel'],
  ['pt', 'os para com uma deve usuários podem que criar aplicativo da do não'],
  [
    'pl',
    'się jest że nie dla aplikacja aplikację lista listę moje moich mojej chcę oraz przez które który może być',
  ],
  ['tr', 've bir için ile bu uygulama uygulaması istiyorum benim olan çok daha gibi kullanıcılar listesi'],
  ['sv', 'och att som för med är jag vill våra inte användare skapa eller också när'],
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

/** Articles stand in names of places and teams, and in what people learn. */
const inNames = new Set('la le les el los las de del der die das un il lo'.split(' '));

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
    const found = words.filter((word) => known.has(word));
    return [language, found.reduce((sum, word) => sum + (inNames.has(word) ? 0.5 : 1), 0)] as const;
  });
  const [best] = counts.toSorted((a, b) => b[1] - a[1]);
  const english = counts.find(([language]) => language === 'en')?.[1] ?? 0;
  // Of a short text two words are enough, where none of them could be English.
  const enough = english === 0 ? 2 : 3;
  return best !== undefined && best[1] >= enough && best[1] > english * 1.5 ? best[0] : 'en';
}

import { type QuestionBack, questionBack } from '../judge/question.ts';

const names: Readonly<Record<string, string>> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  sv: 'Swedish',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  el: 'Greek',
  th: 'Thai',
};

/** The same in the language of the person, where we can write it. */
const inOwnWords: Readonly<Record<string, string>> = {
  de: 'Daraus wurde nichts gelesen, was eine App tun könnte. Nennen Sie, was die App festhält und was man damit macht, auf Deutsch oder Englisch.',
  fr: 'Rien de ce qu’une application pourrait faire n’a été lu ici. Dites ce qu’elle garde et ce qu’on en fait, en français ou en anglais.',
  es: 'No se ha leído nada que una aplicación pueda hacer. Diga qué guarda y qué se hace con ello, en español o en inglés.',
  it: 'Qui si leggono inglese, tedesco, francese e spagnolo. Scrivilo in una di queste lingue.',
  pt: 'Aqui são lidos inglês, alemão, francês e espanhol. Escreva em uma dessas línguas.',
  nl: 'Hier worden Engels, Duits, Frans en Spaans gelezen. Schrijf het in een van deze talen.',
};

const examples: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Eine Liste meiner Bücher mit Autor und Bewertung',
    'Ausgaben erfassen mit Betrag, Datum und Kategorie',
    'Mitglieder buchen Kurse',
  ],
  fr: [
    'Une liste de mes livres avec auteur et note',
    'Suivre mes dépenses avec montant, date et catégorie',
    'Les membres réservent des cours',
  ],
  es: [
    'Una lista de mis libros con autor y nota',
    'Registrar gastos con importe, fecha y categoría',
    'Los socios reservan clases',
  ],
};

export function languageName(language: string): string {
  return names[language] ?? `another language (${language})`;
}

/** Asked of a text in a language that is not read, or in one of which no word was known. */
export function languageQuestion(language: string): QuestionBack {
  const own = inOwnWords[language];
  const isRead = examples[language] !== undefined;
  const text = isRead
    ? `This seems to be written in ${languageName(language)}, and no thing to keep and nothing to do was found in it.`
    : `This seems to be written in ${languageName(language)}, which is not read here yet. English is read best; German, French and Spanish by a dictionary of common words. Write it in one of these.`;
  return questionBack('language', own === undefined ? text : `${text} ${own}`, {
    suggestions: examples[language] ?? [],
  });
}
